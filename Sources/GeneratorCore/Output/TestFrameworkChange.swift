/// A file of the user's tests that is for another framework than the one configured: stubs of the one do not compile in
/// classes of the other.
enum TestFrameworkChange {
    /// - Parameter template: the file as the generator would create it.
    /// - Returns: `nil` when the file imports the framework of the template, or none.
    static func problem(in file: UserFile, path: String, template: UserFile) -> FileProblem? {
        let own = MissingImport.modules(file.bytes[...])
        let wanted = MissingImport.modules(template.preamble)
        for (old, new) in [("XCTest", "Testing"), ("Testing", "XCTest")]
        where own.contains(old) && !own.contains(new) && wanted.contains(new) {
            let text = "these tests import '\(old)', and '\(new)' is configured"
            let message = Diagnostic.Message(.error, rule: "file", text)
            let suggestion = "move what you have written into another file and delete this one: it is created anew"
            let source = SourceFile(path: path, bytes: file.bytes)
            return FileProblem(
                source: source,
                diagnostic: Diagnostic(message, at: SourceRange(at: 0), suggestion: suggestion)
            )
        }
        return nil
    }
}
