#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The number of the first signal that asks for an end; a signal handler may touch nothing but such a variable.
nonisolated(unsafe) private var interruption: sig_atomic_t = 0

/// The signals of the operating system.
enum Signals {
    /// Writing to a closed pipe becomes an error of that write.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// The first `SIGINT` or `SIGTERM` lets the files in hand be finished; the second one ends the process as usual.
    static func finishFilesOnInterrupt() {
        var set = sigset_t()
        sigemptyset(&set)
        for number in [SIGINT, SIGTERM] {
            sigaddset(&set, number)
            signal(number) { number in
                interruption = number
                signal(number, SIG_DFL)
            }
        }
        // Who starts the tool from a thread that blocks them hands that on.
        sigprocmask(SIG_UNBLOCK, &set, nil)
    }

    static var isInterrupted: Bool { interruption != 0 }

    /// How the process ends after an interruption; `nil` when there was none.
    static var exitStatus: ExitStatus? {
        switch interruption {
        case 0: nil
        case sig_atomic_t(SIGTERM): .terminated
        default: .interrupted
        }
    }
}
