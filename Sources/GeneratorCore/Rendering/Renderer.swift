import StencilTemplates

/// Turns a checked spec and its statements into the text of files.
struct Renderer: Sendable {
    let profile: Profile
    let library: TemplateLibrary

    init(profile: Profile) throws(TemplateError) {
        self.profile = profile
        library = try TemplateLibrary(sources: BuiltInTemplates.sources)
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
        var viewModels: [TemplateValue] = []
        viewModels.reserveCapacity(lowered.count)
        for (viewModel, lowered) in zip(model.viewModels, lowered) {
            viewModels.append(.dictionary(ViewModelValues(viewModel, lowered, profile, withTests: withTests).record))
        }
        let hasLogic = model.viewModels.contains { !$0.logic.isEmpty }
        let context = SpecValues.record(
            model,
            viewModels: viewModels,
            spec: spec,
            module: module,
            logicFile: hasLogic ? "\(spec).swift" : nil,
            profile: profile
        )
        var files = [
            GeneratedFile(
                role: .viewModel,
                ownership: .generator,
                name: FileNames.viewModels(stem: spec),
                contents: try text("ViewModelFile.stencil", context)
            )
        ]
        if hasLogic {
            files.append(
                GeneratedFile(
                    role: .logic,
                    ownership: .user,
                    name: FileNames.logic(stem: spec),
                    contents: try text("LogicFile.stencil", context),
                    requirements: try requirements(of: viewModels, list: "logic", "LogicFunction.stencil")
                )
            )
        }
        // A generic ViewModel has no concrete type to test before someone chooses one.
        guard withTests, model.viewModels.contains(where: { $0.generics == nil }) else { return files }
        files.append(
            GeneratedFile(
                role: .testStubs,
                ownership: .user,
                name: FileNames.testStubs(stem: spec),
                contents: try text("TestStubsFile.stencil", context),
                requirements: try requirements(of: viewModels, list: "tests", "TestStub.stencil")
            )
        )
        return files
    }

    func renderSupport() throws(TemplateError) -> GeneratedFile {
        GeneratedFile(
            role: .support,
            ownership: .generator,
            name: FileNames.support,
            contents: try text("Support.stencil", SpecValues.support(profile))
        )
    }

    private func text(_ template: String, _ context: TemplateRecord) throws(TemplateError) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(8192)
        try library.render(template, with: context, into: &output)
        return Indentation.apply(profile.indentation, to: output)
    }

    private func lines(_ template: String, _ context: TemplateRecord) throws(TemplateError) -> [String] {
        let text = try text(template, context)
        return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
            .dropLast(while: \.isEmpty)
    }

    /// The functions that must exist in a file of the user, each with the text that adds it.
    private func requirements(
        of viewModels: [TemplateValue],
        list: TemplateKey,
        _ template: String
    ) throws(TemplateError) -> [GeneratedFile.Requirement] {
        var requirements: [GeneratedFile.Requirement] = []
        for viewModel in viewModels {
            guard case .dictionary(let record) = viewModel, case .array(let functions)? = record[list] else { continue }
            for function in functions {
                guard case .dictionary(let values) = function,
                    case .string(let type)? = values["owner"], case .string(let signature)? = values["signature"]
                else { continue }
                requirements.append(
                    GeneratedFile.Requirement(
                        type: type,
                        signature: signature,
                        lines: try lines(template, ["function": function])
                    )
                )
            }
        }
        return requirements
    }
}

extension [String] {
    fileprivate func dropLast(while isDropped: (String) -> Bool) -> [String] {
        guard let last = lastIndex(where: { !isDropped($0) }) else { return [] }
        return Array(self[...last])
    }
}
