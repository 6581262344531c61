#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A line that says how far a long run is: on a terminal, and only after half a second.
struct Progress {
    private static let firstAfter = 0.5
    private static let interval = 0.1

    private let total: Int
    private let console: Console
    private var done = 0
    private var nextTime: Double

    init(of total: Int, on console: Console, isQuiet: Bool) {
        self.total = total
        self.console = console
        nextTime = console.showsProgress && !isQuiet ? Self.now + Self.firstAfter : .infinity
    }

    mutating func advance() {
        done += 1
        guard nextTime < .infinity else { return }
        let now = Self.now
        guard now >= nextTime else { return }
        nextTime = now + Self.interval
        console.showProgress("generating \(done) of \(total)")
    }

    /// Seconds of a clock that only goes forward.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
