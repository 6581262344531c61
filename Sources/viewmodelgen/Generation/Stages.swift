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

enum SpecFormatter {
    static func format(_ source: SourceFile) -> (text: [UInt8]?, diagnostics: [Diagnostic]) { (source.bytes, []) }
}
