/// The functions and types of the Swift files below a folder, the generated ones left out.
///
/// Only who misses a function needs it, so it is made when first asked for, once a folder and for all threads.
final class SourceIndex: @unchecked Sendable {
    /// What one folder holds.
    struct Folder: Sendable {
        /// The full names of the functions of each type, in all its declarations.
        fileprivate(set) var functions: [String: Set<String>] = [:]
        /// What each type is declared to conform to.
        fileprivate(set) var conformances: [String: Set<String>] = [:]
        /// The file in which each type is declared, or where an extension declares its conformance to its logic.
        fileprivate(set) var homes: [String: String] = [:]

        /// Whether the type has the function, or an extension of what it conforms to: of its logic protocol, for one.
        func declares(_ function: String, in type: String) -> Bool {
            var names = [type, SwiftSource.Declaration.logicProtocol(of: type)]
            var next = 0
            while next < names.count {
                if functions[names[next]]?.contains(function) == true { return true }
                for name in conformances[names[next]] ?? [] where !names.contains(name) { names.append(name) }
                next += 1
            }
            return false
        }

        /// Whether anything of the type was found.
        func knows(_ type: String) -> Bool { functions[type] != nil }
    }

    private var folders: [String: Folder] = [:]
    private let lock = Lock()

    /// What `path`, a folder of `module`, holds; files that cannot be read hold nothing.
    func folder(_ path: String, module: String) -> Folder {
        lock.withLock {
            if let known = folders[path] { return known }
            let folder = SourceIndex.read(path, module)
            folders[path] = folder
            return folder
        }
    }

    private static func read(_ path: String, _ module: String) -> Folder {
        var folder = Folder()
        let buffer = ReadBuffer()
        for file in FileSystem.files(endingWith: ".swift", in: path).paths where !isGenerated(file) {
            guard let bytes = try? FileSystem.read(file, into: buffer) else { continue }
            let source = withExtendedLifetime(buffer) {
                bytes.withMemoryRebound(to: UInt8.self) { SwiftSource($0, module: module) }
            }
            folder.add(source, file: file)
        }
        return folder
    }

    private static func isGenerated(_ path: String) -> Bool {
        path.utf8.suffix(16).elementsEqual(".generated.swift".utf8)
    }
}

extension SourceIndex.Folder {
    fileprivate mutating func add(_ source: SwiftSource, file: String) {
        for declaration in source.declarations {
            functions[declaration.name, default: []].formUnion(declaration.functions)
            if !declaration.inheritance.isEmpty {
                conformances[declaration.name, default: []].formUnion(declaration.inheritance)
            }
            if declaration.isHome, homes[declaration.name] == nil { homes[declaration.name] = file }
        }
    }
}

extension SwiftSource.Declaration {
    /// The protocol that asks for the logic functions of a type.
    static func logicProtocol(of type: String) -> String { type + "Logic" }

    /// Whether functions that its type lacks belong here rather than into another declaration.
    var isHome: Bool { !isExtension || inheritance.contains(Self.logicProtocol(of: name)) }
}
