extension BackendTests {
    /// What views and owners of a ViewModel rely on, besides its wiring.
    static let subjects = """
        import Foundation
        import XCTest

        @testable import Intact

        final class SubjectTests: XCTestCase {
            private final class Numbers: @unchecked Sendable {
                private let lock = NSLock()
                private var numbers: [Int] = []

                var all: [Int] { lock.withLock { numbers } }
                func append(_ number: Int) { lock.withLock { numbers.append(number) } }
            }

            private func wait(_ time: TimeInterval) { RunLoop.main.run(until: Date(timeIntervalSinceNow: time)) }

            /// However long that takes on a busy machine.
            private func wait(until isDone: () -> Bool) {
                let end = Date(timeIntervalSinceNow: 30)
                while !isDone(), Date() < end { wait(0.005) }
            }

            private func onOtherThread(_ work: @escaping () -> Void) {
                nonisolated(unsafe) let work = work
                let end = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    work()
                    end.signal()
                }
                end.wait()
            }

            func testCallsAreCancelledWithTheViewModel() {
                let (started, cancelled) = (Numbers(), Numbers())
                let tap = EventSubject<Int>()
                let activity = ActivityCounter()
                var heard: [Int] = []
                var subscriptions: SubscriptionBag? = SubscriptionBag()
                tap.concatMap(countedBy: activity) { number in
                    started.append(number)
                    do {
                        try await Task.sleep(for: .seconds(60))
                    } catch {
                        cancelled.append(number)
                        throw error
                    }
                    return number
                }
                .elements()
                .subscribe { heard.append($0) }
                .store(in: subscriptions!)
                tap.accept(1)
                tap.accept(2)
                wait(until: { !started.all.isEmpty })
                XCTAssertTrue(activity.value)
                subscriptions = nil
                XCTAssertFalse(activity.value)
                wait(until: { !cancelled.all.isEmpty })
                wait(0.05)
                XCTAssertEqual(started.all, [1])
                XCTAssertEqual(cancelled.all, [1])
                XCTAssertEqual(heard, [])
            }

            func testATriggerOfWhoHearsOfActivityMeetsTheCall() {
                let started = Numbers()
                let tap = EventSubject<Int>()
                let activity = ActivityCounter()
                let subscriptions = SubscriptionBag()
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
                wait(until: { seen.count == 3 })
                XCTAssertEqual(seen, [false, true, false])
                XCTAssertEqual(started.all, [1])
            }

            func testNothingStartsWhereTheAnswerEndsTheViewModel() {
                let started = Numbers()
                let tap = EventSubject<Int>()
                var subscriptions: SubscriptionBag? = SubscriptionBag()
                tap.concatMap { number in
                    started.append(number)
                    return number
                }
                .subscribe { _ in subscriptions = nil }
                .store(in: subscriptions!)
                tap.accept(1)
                tap.accept(2)
                wait(until: { subscriptions == nil })
                wait(0.05)
                XCTAssertNil(subscriptions)
                XCTAssertEqual(started.all, [1])
            }

            func testValuesOfSeveralThreadsKeepTheirOrder() {
                let subject = ValueSubject(0)
                var heard: [Int] = []
                let subscription = subject.subscribe { heard.append($0) }
                onOtherThread {
                    subject.accept(1)
                    XCTAssertEqual(subject.value, 1)
                }
                subject.accept(2)
                wait(until: { heard.count == 3 })
                XCTAssertEqual(heard, [0, 1, 2])
                XCTAssertEqual(subject.value, 2)
                withExtendedLifetime(subscription) {}
            }

            func testWhoComesLaterHearsAValueOnce() {
                let subject = ValueSubject(0)
                onOtherThread { subject.accept(1) }
                var heard: [Int] = []
                let subscription = subject.subscribe { heard.append($0) }
                wait(0.05)
                XCTAssertEqual(heard, [1])
                withExtendedLifetime(subscription) {}
            }

            func testAnAnswerComesLaterAndOfTheLatestCallAlone() {
                let (onMain, ended) = (Numbers(), Numbers())
                let tap = EventSubject<Int>()
                var heard: [Int] = []
                func note(_ number: Int) { if Thread.isMainThread { onMain.append(number) } }
                let subscription = tap.flatMapLatest { number in
                    note(number)
                    // It does not look whether it is cancelled.
                    if number == 1 { try? await Task.sleep(for: .seconds(60)) }
                    ended.append(number)
                    return number
                }
                .elements()
                .subscribe { heard.append($0) }
                tap.accept(1)
                tap.accept(2)
                XCTAssertEqual(heard, [])
                wait(until: { !heard.isEmpty && ended.all.count == 2 })
                wait(0.05)
                XCTAssertEqual(heard, [2])
                XCTAssertEqual(onMain.all, [])
                withExtendedLifetime(subscription) {}
            }

            func testADriverRunsFromTheBeginningAndShowsTheLastValue() {
                let numbers = ValueSubject(1)
                var subscriptions: SubscriptionBag? = SubscriptionBag()
                var work = 0
                let doubled = numbers.map { number in
                    work += 1
                    return number * 2
                }
                .startWith(0)
                .kept(in: subscriptions!)
                numbers.accept(2)
                XCTAssertEqual(work, 2)
                var heard: [Int] = []
                let subscription = doubled.subscribe { heard.append($0) }
                numbers.accept(3)
                subscriptions = nil
                numbers.accept(4)
                XCTAssertEqual(heard, [4, 6])
                XCTAssertEqual(work, 3)
                withExtendedLifetime(subscription) {}
            }

            func testAnErrorIsSeenByTheFirstSubscriptionAlone() {
                let errors = EventSubject<String>(keepsLatest: true)
                errors.accept("before")
                let seen = errors.seenOnce()
                var (first, second): ([String], [String]) = ([], [])
                let subscriptions = SubscriptionBag()
                seen.subscribe { first.append($0) }.store(in: subscriptions)
                let token = seen.subscribe { second.append($0) }
                errors.accept("after")
                token.cancel()
                errors.accept("later")
                XCTAssertEqual(first, ["before", "after", "later"])
                XCTAssertEqual(second, ["after"])
            }

            func testTimeIsKeptBehindAnEndAndToItsVeryEnd() {
                let scheduler = TestScheduler()
                let numbers = EventSubject<Int>()
                var (paused, first): ([Int], [Int]) = ([], [])
                let subscriptions = SubscriptionBag()
                numbers.take(1).debounce(.milliseconds(300), scheduler: scheduler)
                    .subscribe { paused.append(scheduler.clock + $0) }.store(in: subscriptions)
                numbers.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
                    .subscribe { first.append($0) }.store(in: subscriptions)
                for (number, time) in [100, 400, 401].enumerated() {
                    scheduler.send(at: time) { numbers.accept(number) }
                }
                while scheduler.step(to: 1_000) {}
                XCTAssertEqual(paused, [400])
                XCTAssertEqual(first, [0, 2])
            }

            func testEventsAreSharedAndNotKept() {
                let up = EventSubject<Void>()
                var work = 0
                let total = up.scan(0) { count, _ in
                    work += 1
                    return count + 1
                }
                .share(keepsLatest: false)
                var (first, second): ([Int], [Int]) = ([], [])
                let subscriptions = SubscriptionBag()
                total.subscribe { first.append($0) }.store(in: subscriptions)
                up.accept()
                total.subscribe { second.append($0) }.store(in: subscriptions)
                up.accept()
                XCTAssertEqual(first, [1, 2])
                XCTAssertEqual(second, [2])
                XCTAssertEqual(work, 2)
            }
        }

        """
}
