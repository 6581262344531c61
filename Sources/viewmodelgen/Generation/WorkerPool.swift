#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Works on the indices below `count` with a fixed number of threads, and hands the results on in order.
///
/// Each thread takes the next index when it is done with one. Results wait only for those before them; when too many
/// wait, the threads do too, so that memory does not grow with the number of indices.
final class WorkerPool<Result>: @unchecked Sendable {
    /// How far work may run ahead of the results that were handed on.
    private static var window: Int { 256 }

    /// More threads than any machine has cores for.
    private static var threadLimit: Int { 256 }

    private let count: Int
    private let work: @Sendable (Int) -> Result
    /// Called in order, by one thread at a time; `false` ends the work.
    private let deliver: (Int, Result) -> Bool
    /// Guards all that follows.
    private let mutex = Mutex()
    private var nextIndex = 0
    private var nextDelivery = 0
    private var waiting: [Int: Result] = [:]
    private var isStopped = false
    /// How many threads wait because they have run ahead.
    private var waitingThreads = 0

    /// Runs until everything is delivered or `deliver` says `false`.
    static func run(
        count: Int,
        threads: Int,
        work: @escaping @Sendable (Int) -> Result,
        deliver: (Int, Result) -> Bool
    ) {
        withoutActuallyEscaping(deliver) { deliver in
            let pool = WorkerPool(count: count, work: work, deliver: deliver)
            pool.run(threads: min(threads, count, Self.threadLimit))
        }
    }

    private init(count: Int, work: @escaping @Sendable (Int) -> Result, deliver: @escaping (Int, Result) -> Bool) {
        self.count = count
        self.work = work
        self.deliver = deliver
    }

    private func run(threads: Int) {
        // The calling thread works too, so one spec needs no other.
        let others = (1..<max(threads, 1)).compactMap { _ in Thread { self.workLoop() } }
        workLoop()
        for thread in others { thread.join() }
    }

    private func workLoop() {
        while let index = takeIndex() {
            let result = work(index)
            finish(index, result)
        }
    }

    private func takeIndex() -> Int? {
        mutex.lock()
        defer { mutex.unlock() }
        while !isStopped && nextIndex < count && nextIndex >= nextDelivery + Self.window {
            waitingThreads += 1
            mutex.wait()
            waitingThreads -= 1
        }
        guard !isStopped, nextIndex < count else { return nil }
        nextIndex += 1
        return nextIndex - 1
    }

    private func finish(_ index: Int, _ result: Result) {
        mutex.lock()
        defer { mutex.unlock() }
        waiting[index] = result
        while !isStopped, let result = waiting.removeValue(forKey: nextDelivery) {
            isStopped = !deliver(nextDelivery, result)
            nextDelivery += 1
        }
        if waitingThreads > 0 { mutex.wakeAll() }
    }
}
