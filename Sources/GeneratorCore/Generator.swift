import StencilTemplates

/// Turns one spec into files: the pipeline on one screen.
///
/// 1. ``Parser``: text → syntax tree
/// 2. ``Checker``: syntax tree → model
/// 3. ``StreamLowering``: model → statements
/// 4. ``Renderer``: model and statements → text of files
///
/// It is pure: text in, files out. Every mistake of the user is a diagnostic; a spec with errors gives no file.
package struct Generator: Sendable {
    package let profile: Profile
    private let renderer: Renderer
    /// The profiles of specs that look otherwise, by their names.
    private let overrides: [String: Profile]

    /// - Parameters:
    ///   - templates: those of the project, which stand in for built-in ones or beside them.
    ///   - overrides: the profiles of specs that look otherwise, by their names.
    package init(profile: Profile, templates: ProjectTemplates? = nil, overrides: [String: Profile] = [:]) {
        self.profile = profile
        self.overrides = overrides
        renderer = Renderer(profile: profile, templates: templates)
    }

    /// The generator of a spec with settings of its own; `nil` for the others.
    private func special(_ file: SourceFile) -> Generator? {
        overrides.isEmpty ? nil : overrides[file.nameWithoutExtension].map(with)
    }

    /// The same templates with another profile.
    func with(_ profile: Profile) -> Generator { Generator(profile: profile, templates: renderer.templates) }

    /// Whether templates of the project add files: their names are known when they are rendered, not before.
    package var hasAdditions: Bool { renderer.templates?.additions.isEmpty == false }

    /// What became of one spec.
    package struct Result: Sendable {
        /// Empty when the spec has errors.
        package var files: [GeneratedFile] = []
        /// In the order of the source, silenced ones left out.
        package var diagnostics: [Diagnostic] = []
        /// The mistake in a template that leaves the spec without files.
        package var templateProblem: FileProblem?
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
        if let special = special(file) { return special.generate(file, module: module, withTests: withTests) }
        let parsed = Parser.parse(file)
        if !parsed.syntax.directives.isEmpty {
            return generateVariants(parsed) { generate($0, module: module, withTests: withTests) }
        }
        let (result, lowered) = lower(parsed)
        var finished = result
        guard let lowered else { return result }
        do throws(TemplateError) {
            finished.files = try renderer.render(
                lowered.model,
                lowered.viewModels,
                spec: lowered.name,
                module: module,
                withTests: withTests
            )
        } catch {
            finished.templateProblem = problem(error)
        }
        return finished
    }

    /// What templates see of a spec, as JSON; `nil` when it has errors.
    package func dump(_ file: SourceFile, module: String?) -> (text: String?, diagnostics: [Diagnostic]) {
        let (values, diagnostics) = values(file, module: module)
        return (values.map { ValueDump.json(.dictionary($0)) }, diagnostics)
    }

    /// What templates of a project see of a spec; `nil` when it has errors.
    func values(_ file: SourceFile, module: String?) -> (record: TemplateRecord?, diagnostics: [Diagnostic]) {
        if let special = special(file) { return special.values(file, module: module) }
        let parsed = Parser.parse(file)
        // What templates see is a ViewModel of which everything is there.
        if !parsed.syntax.directives.isEmpty, let all = SpecVariants(parsed.syntax).variants.first {
            let (record, _) = values(all.file, module: module)
            return (record, generateVariants(parsed) { generate($0, module: module) }.diagnostics)
        }
        let (result, lowered) = lower(parsed)
        guard let lowered else { return (nil, result.diagnostics) }
        let context = renderer.context(
            lowered.model,
            lowered.viewModels,
            spec: lowered.name,
            module: module,
            true,
            withDetails: true
        )
        let fileName = FileNames.viewModels(stem: lowered.name)
        return (SpecValues.record(context, fileName: fileName), result.diagnostics)
    }

    /// The files that every ViewModel of a target relies on, or the mistake in a template that they are made from.
    package func generateSupport(module: String?, withTests: Bool) -> Result {
        var result = Result()
        do throws(TemplateError) {
            result.files = try renderer.renderSupport(module: module, withTests: withTests)
        } catch {
            result.templateProblem = problem(error)
        }
        return result
    }

    private struct Lowered {
        let name: String
        let model: SpecModel
        let viewModels: [LoweredViewModel]
    }

    /// Everything up to the rendering, which a spec with errors does not come to.
    private func lower(_ parsed: ParsedSpec) -> (Result, Lowered?) {
        var result = Result()
        let file = parsed.syntax.file
        result.viewModels = parsed.syntax.typeNames
        let checked = Checker.check(parsed.syntax, profile: profile)
        let hasSyntaxErrors = parsed.diagnostics.contains(where: \.isError)
        let found = hasSyntaxErrors ? checked.diagnostics.filter(\.holdsInPart) : checked.diagnostics
        result.diagnostics = (parsed.diagnostics + found).inSourceOrder.withoutSilenced(in: file).withoutExcess
        guard !hasSyntaxErrors, let model = checked.model else { return (result, nil) }
        // Standard input has no file name; what it declares has one.
        let name = file.path.hasSuffix(".viewmodel") ? file.nameWithoutExtension : model.viewModels.first?.name ?? ""
        let viewModels = model.viewModels.map { StreamLowering.lower($0, profile: profile) }
        return (result, Lowered(name: name, model: model, viewModels: viewModels))
    }

    /// A problem with the path of a file that a template adds.
    package func problem(ofAddition template: String, _ message: String) -> FileProblem? {
        guard let templates = renderer.templates else { return nil }
        return templates.additions.first { $0.name == template }.map { templates.problem($0.error(message)) }
    }

    private func problem(_ error: TemplateError) -> FileProblem {
        if let templates = renderer.templates { return templates.problem(error) }
        return FileProblem(error, source: BuiltInTemplates.source)
    }
}

extension [Diagnostic] {
    /// Beyond this many problems, a file is not worth more messages.
    private static var limit: Int { 500 }

    /// The first ones, and how many there are more.
    fileprivate var withoutExcess: [Diagnostic] {
        guard count > Self.limit else { return self }
        let rest = self[Self.limit...]
        let message = Diagnostic.Message.more(rest.count, areErrors: rest.contains(where: \.isError))
        return self[..<Self.limit] + [Diagnostic(message, at: rest[Self.limit].range)]
    }
}

extension Diagnostic {
    /// Whether it is true although a part of the file could not be read: what is missing may stand there.
    fileprivate var holdsInPart: Bool {
        isError && !["unknown-name", "missing-type", "not-a-request", "empty-action"].contains(message.rule)
    }
}

extension Diagnostic.Message {
    fileprivate static func more(_ count: Int, areErrors: Bool) -> Self {
        .init(areErrors ? .error : .warning, rule: "limit", "\(count) more problems from here on are not shown")
    }
}

extension SourceFile {
    /// The last component of the path without its extension: `SignUpViewModel`.
    fileprivate var nameWithoutExtension: String {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
        return String(name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name)
    }
}
