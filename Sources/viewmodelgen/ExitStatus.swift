#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// How the process ends.
enum ExitStatus: Int32, Sendable {
    /// Done, or everything is current.
    case success = 0
    /// Specs have errors, something is stale, or a file could not be read or written.
    case failure = 1
    /// The call is wrong: `EX_USAGE`.
    case usage = 64
    /// Stopped by the user: what a shell expects after `SIGINT`.
    case interrupted = 130
    /// Told to end: what a shell expects after `SIGTERM`.
    case terminated = 143
}

/// Ends the process.
func exitProcess(_ status: ExitStatus) -> Never {
    exit(status.rawValue)
}
