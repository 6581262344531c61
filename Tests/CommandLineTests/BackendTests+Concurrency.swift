import Testing

extension BackendTests {
    @Test func concurrencyIsWired() async throws {
        try await expect("concurrency", Self.concurrency, tests: Self.sequences)
    }

    @Test func concurrencyIsWiredForSwiftTesting() async throws {
        try await expectOnMainActor("concurrency")
    }

    /// What views and owners of a ViewModel rely on, besides its wiring.
    private static let sequences = """
        import Foundation
        import Observation
        import XCTest

        @testable import Intact

        final class SequenceTests: XCTestCase {
            @MainActor
            func testEachLoopGetsAllValuesTheLatestFirst() async {
                let subject = ValueSubject(1)
                let subscriptions = SubscriptionBag()
                let values = subject.map { $0 * 10 }.kept(in: subscriptions)
                subject.accept(2)
                var (first, second) = (values.makeAsyncIterator(), values.makeAsyncIterator())
                subject.accept(3)
                let read = await [first.next(), second.next(), first.next(), second.next()]
                XCTAssertEqual(read, [20, 20, 30, 30])
            }

            @MainActor
            func testATriggerOfWhoHearsOfActivityMeetsTheCall() async {
                let tap = EventSubject<Int>()
                let activity = ActivityCounter()
                let subscriptions = SubscriptionBag()
                var started: [Int] = []
                tap.flatMapFirst(countedBy: activity) { number in
                    started.append(number)
                    return number
                }
                .subscribe { _ in }
                .store(in: subscriptions)
                var seen: [Bool] = []
                activity.subscribe { isActive in
                    seen.append(isActive)
                    if isActive, seen.count == 2 { tap.accept(2) }
                }
                .store(in: subscriptions)
                tap.accept(1)
                for _ in 0..<5_000 where seen.count < 3 { await Task.yield() }
                XCTAssertEqual(seen, [false, true, false])
                XCTAssertEqual(started, [1])
            }

            @MainActor
            func testALoopEndsWithItsTask() async {
                let subject = EventSubject<Int>()
                let loop = Task { for await _ in subject {} }
                await Task.yield()
                loop.cancel()
                await loop.value
            }

            @MainActor
            func testTheLatestValueIsObserved() async {
                let subject = ValueSubject(1)
                let isObserved = expectation(description: "a change is observed")
                withObservationTracking { XCTAssertEqual(subject.latest, 1) } onChange: { isObserved.fulfill() }
                subject.accept(2)
                await fulfillment(of: [isObserved], timeout: 1)
            }

            @MainActor
            func testSeveralSequencesAreReadInTheOrderInWhichValuesCome() async throws {
                guard #available(macOS 15, iOS 18, *) else { return }
                let (text, textInput) = AsyncStream<Int>.makeStream()
                let (tap, tapInput) = AsyncStream<Int>.makeStream()
                let subscriptions = SubscriptionBag()
                var heard: [Int] = []
                for stream in [text, tap] {
                    stream.shared(in: subscriptions).subscribe { heard.append($0) }.store(in: subscriptions)
                }
                var expected: [Int] = []
                for number in 0..<2_000 {
                    let isTextFirst = number % 2 == 0
                    (isTextFirst ? textInput : tapInput).yield(number)
                    (isTextFirst ? tapInput : textInput).yield(-number)
                    expected += [number, -number]
                    for _ in 0..<5_000 where heard.count < expected.count { await Task.yield() }
                    // Both tasks wait for the next, however busy the machine is.
                    for _ in 0..<20 { await Task.yield() }
                }
                XCTAssertEqual(heard, expected)
            }

            @MainActor
            func testAnInputIsReadByOneTaskALittleLater() async {
                let ended = expectation(description: "the input ends with the ViewModel")
                let (stream, input) = AsyncStream<Int>.makeStream()
                input.onTermination = { _ in ended.fulfill() }
                var subscriptions: SubscriptionBag? = SubscriptionBag()
                let values = stream.shared(in: subscriptions!)
                var (first, second): ([Int], [Int]) = ([], [])
                values.subscribe { first.append($0) }.store(in: subscriptions!)
                values.subscribe { second.append($0) }.store(in: subscriptions!)
                input.yield(1)
                XCTAssertEqual(first, [])
                for _ in 0..<5_000 where second.isEmpty { await Task.yield() }
                XCTAssertEqual([first, second], [[1], [1]])
                subscriptions = nil
                await fulfillment(of: [ended], timeout: 30)
            }

            @MainActor
            func testWhatFailsEnds() async {
                let (stream, input) = AsyncThrowingStream<Int, any Error>.makeStream()
                let subscriptions = SubscriptionBag()
                var heard: [Int] = []
                stream.shared(in: subscriptions).subscribe { heard.append($0) }.store(in: subscriptions)
                input.yield(1)
                input.finish(throwing: CancellationError())
                for _ in 0..<5_000 { await Task.yield() }
                XCTAssertEqual(heard, [1])
            }

            @MainActor
            func testADriverRunsFromTheBeginningAndShowsTheLastValue() async {
                let numbers = ValueSubject(1)
                var subscriptions: SubscriptionBag? = SubscriptionBag()
                let doubled = numbers.map { $0 * 2 }.startWith(0).kept(in: subscriptions!)
                numbers.accept(2)
                XCTAssertEqual(doubled.latest, 4)
                subscriptions = nil
                numbers.accept(3)
                XCTAssertEqual(doubled.latest, 4)
            }

            @MainActor
            func testDelayedValuesKeepTheirOrder() async throws {
                let subject = EventSubject<Int>()
                let clock = BackwardClock()
                var heard: [Int] = []
                let subscription = subject.delay(.seconds(1), clock: clock).subscribe { heard.append($0) }
                for number in 0..<50 { subject.accept(number) }
                for _ in 0..<500 where clock.count < 50 { try await Task.sleep(for: .milliseconds(20)) }
                clock.wake()
                for _ in 0..<500 where heard.count < 50 { try await Task.sleep(for: .milliseconds(20)) }
                XCTAssertEqual(heard, Array(0..<50))
                withExtendedLifetime(subscription) {}
            }

            @MainActor
            func testCallsAreCancelledWithTheViewModel() async throws {
                let given = SearchViewModel.Harness()
                given.query.send("a", at: 10)
                try await given.run()
                XCTAssertEqual(given.items.search.cancelledCount, 0)
                given.release()
                XCTAssertEqual(given.items.search.cancelledCount, 1)
            }

            @MainActor
            func testTimePassesOnTheClock() async throws {
                let harness = TestHarness(input: (), output: (), calls: ())
                let input = TestInput<Int>()
                for (index, time) in [100, 200, 1_000, 1_050, 1_900].enumerated() { input.send(index, at: time) }
                let (paused, first, later) = (TestOutput<Int>(), TestOutput<Int>(), TestOutput<Int>())
                await harness.deliver {
                    let values = input.stream(on: harness.scheduler).shared(in: harness.subscriptions)
                    harness.record(values.debounce(.milliseconds(300), clock: harness.scheduler), in: paused)
                    harness.record(values.throttle(.milliseconds(300), clock: harness.scheduler), in: first)
                    harness.record(values.delay(.seconds(1), clock: harness.scheduler), in: later)
                    await harness.advance(to: 10_000)
                }
                XCTAssertEqual(paused.events.map(\\.time), [500, 1_350, 2_200])
                XCTAssertEqual(paused.elements, [1, 3, 4])
                XCTAssertEqual(first.events.map(\\.time), [100, 400, 1_000, 1_300, 1_900])
                XCTAssertEqual(first.elements, [0, 1, 2, 3, 4])
                XCTAssertEqual(later.events.map(\\.time), [1_100, 1_200, 2_000, 2_050, 2_900])
            }
        }

        /// A clock on which who came last wakes first.
        private final class BackwardClock: Clock, @unchecked Sendable {
            private let lock = NSLock()
            private var sleepers: [CheckedContinuation<Void, Never>] = []

            var now: ContinuousClock.Instant { .now }
            var minimumResolution: Duration { .zero }
            var count: Int { lock.withLock { sleepers.count } }

            func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
                await withCheckedContinuation { sleeper in lock.withLock { sleepers.append(sleeper) } }
            }

            func wake() {
                for sleeper in lock.withLock({ sleepers.reversed() }) { sleeper.resume() }
            }
        }

        """

    private static let concurrency: [BackendPackage.Mutation] =
        observable.filter { $0.name != "stays where the answer came" } + [
            .init(
                name: "lets calls run on",
                edits: [(.support, "        task.cancel()\n        for counter", "        for counter")],
                failures: ["testFoundTakesTheLatest"]
            ),
            .init(
                name: "reads an input for each listener",
                edits: [
                    (
                        .viewModel, "let query = input.query.shared(in: subscriptions)",
                        "let query = AsyncValues { [subscriptions] in input.query.shared(in: subscriptions).subscribe($0) }"
                    )
                ],
                failures: ["testCloseIsCalledOnce", "testTextFollowsQuery"]
            ),
        ]
}
