/// The imports of a spec that a file of the user lacks when it gets functions: they may name types of those modules, and
/// imports are the user's.
enum MissingImport {
    /// - Parameter template: the file as the generator would create it.
    static func problems(in file: UserFile, path: String, template: UserFile, _ spec: String) -> [FileProblem] {
        let own = modules(file.bytes[...])
        let missing = imports(template.preamble).filter { line in
            module(line).map { !own.contains(String($0)) } ?? false
        }
        guard !file.isBlank, !missing.isEmpty else { return [] }
        let list = missing.map { "'\($0)'" }.joined(separator: ", ")
        let message = Diagnostic.Message(
            .note,
            rule: "import",
            "\(list) of '\(spec)' \(missing.count == 1 ? "is" : "are") not in this file; add what the new functions need"
        )
        let source = SourceFile(path: path, bytes: file.bytes)
        return [FileProblem(source: source, diagnostic: Diagnostic(message, at: SourceRange(at: 0)))]
    }

    /// What a text imports.
    static func modules(_ text: ArraySlice<UInt8>) -> Set<String> {
        Set(imports(text).compactMap(module).map(String.init))
    }

    /// The lines of a text that import something.
    private static func imports(_ text: ArraySlice<UInt8>) -> [String] {
        text.split(separator: .lineFeed)
            .map { String(decoding: $0.filter { $0 != .carriageReturn }, as: UTF8.self) }
            .filter { !$0.hasPrefix("//") && words($0).contains("import") }
    }

    /// The module, or the declaration of one, that a line imports: `RxSwift` of `@preconcurrency import RxSwift`.
    private static func module(_ line: String) -> Substring? {
        words(line).last
    }

    private static func words(_ line: String) -> [Substring] { line.split(separator: " ") }
}
