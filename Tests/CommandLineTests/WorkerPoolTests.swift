import Foundation
import Testing

@testable import viewmodelgen

@Suite("Worker pool")
struct WorkerPoolTests {
    @Test("hands results on in order, whatever is done first", arguments: [1, 2, 7])
    func order(threads: Int) {
        var delivered: [Int] = []
        WorkerPool.run(count: 1000, threads: threads) { index -> Int in
            if index % 97 == 0 { usleep(2000) }
            return index * 2
        } deliver: { index, result in
            #expect(result == index * 2)
            delivered.append(index)
            return true
        }
        #expect(delivered == Array(0..<1000))
    }

    @Test("does not run ahead of the results without end")
    func window() {
        let started = Counter()
        var largestLead = 0
        WorkerPool.run(count: 5000, threads: 4) { index -> Int in
            started.increase()
            if index == 0 { usleep(50_000) }
            return index
        } deliver: { index, _ in
            largestLead = max(largestLead, started.value - index)
            return true
        }
        #expect(started.value == 5000)
        #expect(largestLead <= 256 + 4)
    }

    @Test("stops when it is told to", arguments: [1, 3])
    func stop(threads: Int) {
        let started = Counter()
        var delivered = 0
        WorkerPool.run(count: 5000, threads: threads) { index -> Int in
            started.increase()
            return index
        } deliver: { index, _ in
            delivered += 1
            return index < 9
        }
        #expect(delivered == 10)
        #expect(started.value < 5000)
    }

    @Test("has nothing to do for no index")
    func empty() {
        WorkerPool.run(count: 0, threads: 4) {
            $0
        } deliver: { _, _ in
            Issue.record("delivered")
            return true
        }
    }
}

/// A number that threads count up.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func increase() { lock.withLock { count += 1 } }
}
