/// Finds where a user's type still conforms to the protocol of logic functions that no spec asks for any more.
///
/// The generator cannot mend that, since the file is the user's, and the compiler would only say that there is no such
/// type.
enum VanishedProtocol {
    /// - Parameter path: the file that may hold the conformances; one that cannot be read has none.
    static func problems(of types: [String], in path: String) -> [FileProblem] {
        guard let bytes = try? FileSystem.read(path) else { return [] }
        let file = SourceFile(path: path, bytes: bytes)
        return SwiftSource(bytes).declarations.compactMap { declaration in
            // Its extension is one too.
            let type = types.first { [$0, SwiftSource.Declaration.logicProtocol(of: $0)].contains(declaration.name) }
            guard let name = type.map(SwiftSource.Declaration.logicProtocol),
                declaration.name == name || declaration.inheritance.contains(name)
            else { return nil }
            let head = declaration.start..<declaration.bodyStart
            let offset = head.first { bytes[$0..<declaration.bodyStart].starts(with: name.utf8) } ?? head.lowerBound
            let range = SourceRange(offset, offset + name.utf8.count)
            return FileProblem(source: file, diagnostic: Diagnostic(.vanished(name), at: range, suggestion: suggestion))
        }
    }

    private static let suggestion = "remove the conformance, or the whole extension when you are done with it"
}

extension Diagnostic.Message {
    fileprivate static func vanished(_ name: String) -> Self {
        .init(.warning, rule: "file", "'\(name)' is no longer generated: its spec asks for no logic function any more")
    }
}
