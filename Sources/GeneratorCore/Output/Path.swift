/// Paths as text: joining and taking apart, without asking the disk.
package enum Path {
    private static let slash = UInt8(ascii: "/")

    package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

    /// `name` below `folder`; an absolute `name` stands for itself, and the current folder adds nothing.
    package static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." || isAbsolute(name) { return name }
        return folder.utf8.last == slash ? folder + name : folder + "/" + name
    }

    /// Everything before the last component; `.` when there is nothing.
    package static func folder(of path: String) -> String {
        guard let index = path.utf8.lastIndex(of: slash) else { return "." }
        return index == path.utf8.startIndex ? "/" : String(path[..<index])
    }

    /// The last component.
    package static func name(of path: String) -> String {
        guard let index = path.utf8.lastIndex(of: slash) else { return path }
        return String(path[path.utf8.index(after: index)...])
    }

    /// The last component without its extension.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex else { return name }
        return String(name[..<dot])
    }

    /// `path` without empty components, `.` and, as far as it can be told from the text, `..`.
    package static func normalized(_ path: String) -> String {
        let isAbsolute = isAbsolute(path)
        let text = components(of: path).joined(separator: "/")
        if isAbsolute { return "/" + text }
        return text.isEmpty ? "." : text
    }

    /// Whether a relative `path` has neither empty components nor `.` nor `..`.
    static func isNormalized(_ path: String) -> Bool {
        var length = 0
        var dots = 0
        for byte in path.utf8 {
            if byte == slash {
                if length == dots && dots < 3 { return false }
                (length, dots) = (0, 0)
            } else {
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return length != dots || dots > 2
    }

    /// `path` as seen from the root of the disk.
    package static func absolute(_ path: String, from current: String) -> String {
        normalized(join(current, path))
    }

    /// The absolute `path` as seen from the absolute `folder`.
    package static func relative(_ path: String, to folder: String) -> String {
        let path = components(of: path)
        let folder = components(of: folder)
        let common = zip(path, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let steps = Array(repeating: "..", count: folder.count - common) + path.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// Whether the absolute `path` is `folder` or lies below it.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        let bytes = path.utf8
        let prefix = folder.utf8
        guard bytes.starts(with: prefix) else { return false }
        let rest = bytes.dropFirst(prefix.count)
        return prefix.last == slash || rest.isEmpty || rest.first == slash
    }

    static func components(of path: String) -> [String] {
        let isAbsolute = isAbsolute(path)
        var result: [String] = []
        for component in path.utf8.split(separator: slash) {
            let component = String(Substring(component))
            switch component {
            case ".": continue
            case "..":
                if let last = result.last, last != ".." {
                    result.removeLast()
                } else if !isAbsolute {
                    result.append(component)
                }
            default: result.append(component)
            }
        }
        return result
    }
}
