#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What the process is told by the variables around it.
enum Environment {
    static subscript(name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static var isDumbTerminal: Bool { Self["TERM"] == "dumb" }

    /// Whether problems are shown in colour unless an option says so: by the conventions of terminals and `NO_COLOR`.
    static var wantsColor: Bool {
        Descriptor.error.isTerminal && !isDumbTerminal && Self["NO_COLOR", default: ""].isEmpty
    }

    private static subscript(name: String, default standard: String) -> String { Self[name] ?? standard }

    /// The number of processors.
    static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
