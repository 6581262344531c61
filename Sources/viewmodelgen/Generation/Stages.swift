internal import GeneratorCore

// Stand-ins until the stages land.

extension Generator {
    func generate(_ source: SourceFile) -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
        let name = Path.stem(of: source.path)
        return (
            [
                GeneratedFile(
                    role: .viewModel,
                    ownership: .generator,
                    name: name + ".generated.swift",
                    contents: source.bytes
                )
            ],
            []
        )
    }
}

extension Generator {
    func supportFile() -> GeneratedFile? { nil }
}

enum Parser {
    static func range(ofViewModel name: String, in source: SourceFile) -> SourceRange? { SourceRange(0, 1) }
}

extension SourceFile {
    func place(of range: SourceRange) -> String { "1:1" }
}

extension FileSystem {
    static func readStandardInput() throws(FileError) -> [UInt8] { Descriptor.input.readAll() ?? [] }
    static func read(_ path: String) throws(FileError) -> [UInt8] { try read(path, into: ReadBuffer()) }
}

extension FileSystem {
    enum Replacement { case replace, create }
    static func write(_ contents: [UInt8], to path: String, _ replacement: Replacement = .replace) throws(FileError) {}
}

enum SwiftKeywords {
    static func isReserved(_ name: String) -> Bool { name == "class" }
}

enum SpecFormatter {
    static func format(_ source: SourceFile) -> (text: [UInt8]?, diagnostics: [Diagnostic]) { (source.bytes, []) }
}
