import StencilTemplates

/// Turns a checked spec and its statements into the text of files.
struct Renderer: Sendable {
    let profile: Profile
    /// Those of the project, where it has any.
    let templates: ProjectTemplates?
    private let values: SpecValues

    init(profile: Profile, templates: ProjectTemplates?) {
        self.profile = profile
        self.templates = templates
        values = SpecValues(profile)
    }

    /// The files of one spec.
    ///
    /// - Parameters:
    ///   - spec: the name of the spec file without its extension.
    ///   - module: the module that test files import.
    ///   - withTests: whether test files are among the result.
    func render(
        _ model: SpecModel,
        _ lowered: [LoweredViewModel],
        spec: String,
        module: String?,
        withTests: Bool
    ) throws(TemplateError) -> [GeneratedFile] {
        let context = context(model, lowered, spec: spec, module: module, withTests, withDetails: templates != nil)
        var files = [
            GeneratedFile(
                role: .viewModel,
                ownership: .generator,
                name: FileNames.viewModels(stem: spec),
                contents: try text(.viewModelFile, named(context, FileNames.viewModels(stem: spec)))
            )
        ]
        if model.viewModels.contains(where: { !$0.logic.isEmpty }) {
            let context = named(context, FileNames.logic(stem: spec))
            files.append(
                GeneratedFile(
                    role: .logic,
                    ownership: .user,
                    name: FileNames.logic(stem: spec),
                    contents: try text(.logicFile, context),
                    requirements: try requirements(context, list: "logic", .logicFunction)
                )
            )
            try checkDeclarations(in: files.last, .logicFile)
        }
        if model.viewModels.contains(where: { $0.view != nil }) { files += try viewFiles(context) }
        // A generic ViewModel has no concrete type to test before someone chooses one.
        if withTests, model.viewModels.contains(where: \.isTestable) {
            files += try testFiles(spec: spec, context)
        }
        if let templates { files += try additions(templates, context, withTests: withTests) }
        return files
    }

    /// The values that the templates of a spec's files see.
    func context(
        _ model: SpecModel,
        _ lowered: [LoweredViewModel],
        spec: String,
        module: String?,
        _ withTests: Bool,
        withDetails: Bool
    ) -> TemplateRecord {
        var viewModels: [TemplateValue] = []
        viewModels.reserveCapacity(lowered.count)
        for (viewModel, lowered) in zip(model.viewModels, lowered) {
            let values = ViewModelValues(viewModel, lowered, profile, withTests: withTests, withDetails: withDetails)
            viewModels.append(.dictionary(values.record))
        }
        let hasLogic = model.viewModels.contains { !$0.logic.isEmpty }
        return values.record(
            model,
            viewModels: viewModels,
            spec: spec,
            module: module,
            logicFile: hasLogic ? FileNames.logic(stem: spec) : nil
        )
    }

    private func testFiles(
        spec: String,
        _ context: TemplateRecord
    ) throws(TemplateError) -> [GeneratedFile] {
        let wiring = GeneratedFile(
            role: .wiringTests,
            ownership: .generator,
            name: FileNames.wiringTests(stem: spec),
            contents: try text(.wiringTestsFile, named(context, FileNames.wiringTests(stem: spec)))
        )
        let context = named(context, FileNames.testStubs(stem: spec))
        let stubs = GeneratedFile(
            role: .testStubs,
            ownership: .user,
            name: FileNames.testStubs(stem: spec),
            contents: try text(.testStubsFile, context),
            requirements: try requirements(context, list: "tests", .testStub)
        )
        try checkDeclarations(in: stubs, .testStubsFile)
        return [wiring, stubs]
    }

    /// The files that every ViewModel of a target relies on, and what templates of the project add once a target.
    func renderSupport(module: String?, withTests: Bool) throws(TemplateError) -> [GeneratedFile] {
        let context = values.target(module: module)
        var files = [
            GeneratedFile(
                role: .support,
                ownership: .generator,
                name: FileNames.support,
                contents: try text(profile.backend.supportTemplate, named(context, FileNames.support))
            )
        ]
        if withTests {
            files.append(
                GeneratedFile(
                    role: .testSupport,
                    ownership: .generator,
                    name: FileNames.testSupport,
                    contents: try text(profile.backend.testSupportTemplate, named(context, FileNames.testSupport))
                )
            )
        }
        guard let templates else { return files }
        for addition in templates.additions where addition.frequency == .target {
            guard withTests || addition.addition.folder != .tests else { continue }
            files.append(try addition.file(templates.library, context, profile.indentation))
        }
        return files
    }

    /// What templates of the project add to a spec, in the order of their names.
    private func additions(
        _ templates: ProjectTemplates,
        _ context: TemplateRecord,
        withTests: Bool
    ) throws(TemplateError) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        for addition in templates.additions where withTests || addition.addition.folder != .tests {
            switch addition.frequency {
            case .target: continue
            case .spec: files.append(try addition.file(templates.library, context, profile.indentation))
            case .viewModel:
                for viewModel in context.viewModels {
                    let context = SpecValues.record(context, viewModel: viewModel)
                    files.append(try addition.file(templates.library, context, profile.indentation))
                }
            }
        }
        return files
    }

    /// The values with the name of the file, for which templates of a project may ask.
    func named(_ context: TemplateRecord, _ fileName: String) -> TemplateRecord {
        templates == nil ? context : SpecValues.record(context, fileName: fileName)
    }

    func text(_ template: BuiltInTemplate, _ context: TemplateRecord) throws(TemplateError) -> [UInt8] {
        var output: [UInt8] = []
        let library: TemplateLibrary = if let templates { templates.library } else { try template.library.get() }
        try library.render(template.rawValue, with: context, into: &output)
        return Indentation.apply(profile.indentation, to: output)
    }
}

// MARK: - Functions of the user

extension Renderer {
    private func lines(
        _ template: BuiltInTemplate,
        _ context: TemplateRecord,
        _ function: (viewModel: TemplateValue, function: TemplateValue)
    ) throws(TemplateError) -> [String] {
        let values = SpecValues.record(context, viewModel: function.viewModel, function: function.function)
        let text = try text(template, values)
        return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
            .dropLast(while: \.isEmpty)
    }

    /// The functions that must exist in a file of the user, each with the text that adds it.
    private func requirements(
        _ context: TemplateRecord,
        list: TemplateKey,
        _ template: BuiltInTemplate
    ) throws(TemplateError) -> [GeneratedFile.Requirement] {
        var functions: [(viewModel: TemplateValue, function: TemplateValue)] = []
        for case .dictionary(let record) in context.viewModels {
            guard case .array(let more)? = record[list] else { continue }
            for function in more { functions.append((.dictionary(record), function)) }
        }
        return try requirements(context, functions, template)
    }

    func requirements(
        _ context: TemplateRecord,
        _ functions: [(viewModel: TemplateValue, function: TemplateValue)],
        _ template: BuiltInTemplate
    ) throws(TemplateError) -> [GeneratedFile.Requirement] {
        // The template of the whole file includes that of the function: it has been rendered without a mistake.
        let lines: @Sendable (Int) -> [String] = { index in
            (try? self.lines(template, context, functions[index])) ?? []
        }
        var requirements: [GeneratedFile.Requirement] = []
        requirements.reserveCapacity(functions.count)
        for (index, function) in functions.enumerated() {
            guard case .dictionary(let values) = function.function,
                case .string(let type)? = values["owner"], case .string(let signature)? = values["signature"]
            else { continue }
            let requirement = GeneratedFile.Requirement(type: type, signature: signature, index: index, lines: lines)
            if templates != nil { try check(requirement, try self.lines(template, context, function), template) }
            requirements.append(requirement)
        }
        return requirements
    }

    /// A function that its template does not declare would be found missing, and added, in every run.
    private func check(
        _ requirement: GeneratedFile.Requirement,
        _ lines: [String],
        _ template: BuiltInTemplate
    ) throws(TemplateError) {
        let text = "extension \(requirement.type) {\n\(lines.joined(separator: "\n"))\n}\n"
        try check([requirement], areDeclaredIn: Array(text.utf8), template)
    }

    /// The same for the file as a whole, when templates of the project have had a part in it.
    func checkDeclarations(in file: GeneratedFile?, _ template: BuiltInTemplate) throws(TemplateError) {
        guard templates != nil, let file else { return }
        try check(file.requirements, areDeclaredIn: file.contents, template)
    }

    private func check(
        _ requirements: [GeneratedFile.Requirement],
        areDeclaredIn text: [UInt8],
        _ template: BuiltInTemplate
    ) throws(TemplateError) {
        let source = SwiftSource(text)
        let missing = requirements.first { source.imbalance != nil || !source.declares($0.name, in: $0.type) }
        guard let missing else { return }
        throw TemplateError(
            place: TemplateError.Place(template: template.rawValue, line: 1, column: 1),
            message: source.imbalance.map { "what this becomes is no Swift: \($0.message.text)" }
                ?? "what this becomes does not declare '\(missing.name)' in '\(missing.type)', which is needed"
        )
    }
}

extension TemplateRecord {
    var viewModels: [TemplateValue] {
        if case .array(let viewModels)? = self["viewModels"] { viewModels } else { [] }
    }
}

extension [String] {
    fileprivate func dropLast(while isDropped: (String) -> Bool) -> [String] {
        guard let last = lastIndex(where: { !isDropped($0) }) else { return [] }
        return Array(self[...last])
    }
}
