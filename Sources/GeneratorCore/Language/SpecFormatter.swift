/// Writes a spec in the standard layout.
///
/// Only white space changes. Lines break where the author broke them: nothing is joined and nothing is wrapped.
package enum SpecFormatter {
    /// The formatted text; `nil` where the spec has syntax errors, which are then among the diagnostics.
    package static func format(_ file: SourceFile) -> (text: [UInt8]?, diagnostics: [Diagnostic]) {
        let spec = Parser.parse(file)
        guard !spec.diagnostics.contains(where: \.isError) else { return (nil, spec.diagnostics) }
        var printer = Printer(file: file, spec: spec)
        return (printer.print(), spec.diagnostics)
    }
}
