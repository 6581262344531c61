import StencilTemplates

/// Turns one spec into files: the pipeline on one screen.
///
/// 1. ``Parser``: text → syntax tree
/// 2. ``Checker``: syntax tree → model
/// 3. ``RxSwiftLowering``: model → statements
/// 4. ``Renderer``: model and statements → text of files
///
/// It is pure: text in, files out. Every mistake of the user is a diagnostic; a spec with errors gives no file.
package struct Generator: Sendable {
    package let profile: Profile
    private let renderer: Renderer

    package init(profile: Profile) {
        self.profile = profile
        renderer = Renderer(profile: profile)
    }

    /// What became of one spec.
    package struct Result: Sendable {
        /// Empty when the spec has errors.
        package var files: [GeneratedFile] = []
        /// In the order of the source, silenced ones left out.
        package var diagnostics: [Diagnostic] = []
        /// The ViewModels that the spec declares, for the check across files.
        package var viewModels: [NameSyntax] = []
    }

    /// Generates the files of one spec.
    ///
    /// - Parameters:
    ///   - file: the spec; its path's last component names the files.
    ///   - module: the module that test files import; `nil` for none.
    ///   - withTests: whether test files are among the result.
    package func generate(_ file: SourceFile, module: String?, withTests: Bool = true) -> Result {
        var result = Result()
        let parsed = Parser.parse(file)
        result.viewModels = parsed.syntax.viewModels.map(\.name)
        let checked = Checker.check(parsed.syntax, profile: profile)
        let hasSyntaxErrors = parsed.diagnostics.contains(where: \.isError)
        let found = hasSyntaxErrors ? checked.diagnostics.filter(\.holdsInPart) : checked.diagnostics
        result.diagnostics = (parsed.diagnostics + found).inSourceOrder.withoutSilenced(in: file)
        guard !hasSyntaxErrors else { return result }
        guard let model = checked.model else { return result }
        let lowered = model.viewModels.map { RxSwiftLowering.lower($0, profile: profile) }
        // Standard input has no file name; what it declares has one.
        let specName =
            file.path.hasSuffix(".viewmodel") ? file.nameWithoutExtension : model.viewModels.first?.name ?? ""
        do throws(TemplateError) {
            result.files = try renderer.render(
                model,
                lowered,
                spec: specName,
                module: module,
                withTests: withTests
            )
        } catch {
            result.diagnostics.append(Diagnostic(.template(error), at: SourceRange(at: 0)))
        }
        return result
    }

    /// The file that every ViewModel of a target relies on; `nil` where a template is broken, which each spec reports.
    package func supportFile() -> GeneratedFile? {
        try? renderer.renderSupport()
    }

    /// The file that the tests of every ViewModel of a target rely on; `nil` as for ``supportFile()``.
    package func testSupportFile() -> GeneratedFile? {
        try? renderer.renderTestSupport()
    }
}

extension Diagnostic {
    /// Whether it is true although a part of the file could not be read: what is missing may stand there.
    fileprivate var holdsInPart: Bool {
        isError && !["unknown-name", "missing-type", "not-a-request", "empty-action"].contains(message.rule)
    }
}

extension Diagnostic.Message {
    fileprivate static func template(_ error: TemplateError) -> Self {
        .init(.error, rule: "template", "a template cannot be rendered: \(error)")
    }
}

extension SourceFile {
    /// The last component of the path without its extension: `SignUpViewModel`.
    fileprivate var nameWithoutExtension: String {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
        return String(name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name)
    }
}
