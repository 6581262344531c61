internal import GeneratorCore

// Stand-ins until the stages land.

enum SpecFormatter {
    static func format(_ source: SourceFile) -> (text: [UInt8]?, diagnostics: [Diagnostic]) { (source.bytes, []) }
}
