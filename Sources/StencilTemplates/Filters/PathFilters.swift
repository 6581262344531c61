extension TemplateFilter {
    /// Filters for the paths of files.
    static let pathFilters = [
        text("basename") { path in
            let parts = path.split(separator: "/")
            return parts.last.map(String.init) ?? (path.isEmpty ? "" : "/")
        },
        text("dirname", directory),
    ]

    /// The path of the folder that a file is in.
    @Sendable
    private static func directory(_ path: String) -> String {
        let isAbsolute = path.hasPrefix("/")
        var parts = path.split(separator: "/").filter { $0 != "." }
        if parts.last == ".." {
            parts.append("..")
        } else if !parts.isEmpty {
            parts.removeLast()
        } else if !isAbsolute {
            return ".."
        }
        if isAbsolute { return "/" + parts.joined(separator: "/") }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
