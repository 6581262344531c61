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
                onOtherThread { subject.accept(1) }
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
