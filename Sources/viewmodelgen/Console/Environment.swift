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

    /// The folder for what may be deleted at any time; `nil` where the user has none.
    static var cacheFolder: String? {
        if let folder = Self["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
        guard let home = Self["HOME"], home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
        return home + "/Library/Caches"
        #else
        return home + "/.cache"
        #endif
    }

    /// The path of the running binary.
    static var executablePath: String? {
        #if canImport(Darwin)
        var size: UInt32 = 0
        _ = _NSGetExecutablePath(nil, &size)
        var path = [CChar](repeating: 0, count: Int(size))
        guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
        return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        #else
        return "/proc/self/exe"
        #endif
    }

    /// The number of processors.
    static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
