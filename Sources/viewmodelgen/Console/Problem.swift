internal import GeneratorCore

/// A diagnostic together with the text that it is about.
struct Problem: Sendable {
    let diagnostic: Diagnostic
    let source: SourceFile
    let isAboutWholeFile: Bool

    init(_ diagnostic: Diagnostic, in source: SourceFile) {
        self.diagnostic = diagnostic
        self.source = source
        isAboutWholeFile = false
    }

    /// A problem with a file as a whole: it cannot be read or written.
    init(path: String, reason: String, rule: String, severity: Diagnostic.Severity = .error) {
        diagnostic = Diagnostic(.init(severity, rule: rule, reason), at: SourceRange(at: 0))
        source = SourceFile(path: path, bytes: [])
        isAboutWholeFile = true
    }

    /// A file that cannot be read or written.
    init(_ error: FileError) {
        self.init(path: error.path, reason: "\(error)", rule: "file")
    }
}
