import StencilTemplates

/// Turns a checked spec and its statements into the text of files.
struct Renderer: Sendable {
    let profile: Profile
    private let values: SpecValues

    init(profile: Profile) {
        self.profile = profile
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
        var viewModels: [TemplateValue] = []
        viewModels.reserveCapacity(lowered.count)
        for (viewModel, lowered) in zip(model.viewModels, lowered) {
            viewModels.append(.dictionary(ViewModelValues(viewModel, lowered, profile, withTests: withTests).record))
        }
        let hasLogic = model.viewModels.contains { !$0.logic.isEmpty }
        let context = values.record(
            model,
            viewModels: viewModels,
            spec: spec,
            module: module,
            logicFile: hasLogic ? FileNames.logic(stem: spec) : nil
        )
        var files = [
            GeneratedFile(
                role: .viewModel,
                ownership: .generator,
                name: FileNames.viewModels(stem: spec),
                contents: try text(.viewModelFile, context)
            )
        ]
        if hasLogic {
            files.append(
                GeneratedFile(
                    role: .logic,
                    ownership: .user,
                    name: FileNames.logic(stem: spec),
                    contents: try text(.logicFile, context),
                    requirements: requirements(of: viewModels, list: "logic", .logicFunction)
                )
            )
        }
        // A generic ViewModel has no concrete type to test before someone chooses one.
        guard withTests, model.viewModels.contains(where: { $0.generics == nil }) else { return files }
        files.append(
            GeneratedFile(
                role: .wiringTests,
                ownership: .generator,
                name: FileNames.wiringTests(stem: spec),
                contents: try text(.wiringTestsFile, context)
            )
        )
        files.append(
            GeneratedFile(
                role: .testStubs,
                ownership: .user,
                name: FileNames.testStubs(stem: spec),
                contents: try text(.testStubsFile, context),
                requirements: requirements(of: viewModels, list: "tests", .testStub)
            )
        )
        return files
    }

    func renderSupport() throws(TemplateError) -> GeneratedFile {
        GeneratedFile(
            role: .support,
            ownership: .generator,
            name: FileNames.support,
            contents: try text(.supportFile, SpecValues.support(profile))
        )
    }

    func renderTestSupport() throws(TemplateError) -> GeneratedFile {
        GeneratedFile(
            role: .testSupport,
            ownership: .generator,
            name: FileNames.testSupport,
            contents: try text(.testSupportFile, SpecValues.testSupport(profile))
        )
    }

    private func text(_ template: BuiltInTemplate, _ context: TemplateRecord) throws(TemplateError) -> [UInt8] {
        var output: [UInt8] = []
        try template.library.get().render(template.rawValue, with: context, into: &output)
        return Indentation.apply(profile.indentation, to: output)
    }

    private func lines(_ template: BuiltInTemplate, _ context: TemplateRecord) throws(TemplateError) -> [String] {
        let text = try text(template, context)
        return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
            .dropLast(while: \.isEmpty)
    }

    /// The functions that must exist in a file of the user, each with the text that adds it.
    private func requirements(
        of viewModels: [TemplateValue],
        list: TemplateKey,
        _ template: BuiltInTemplate
    ) -> [GeneratedFile.Requirement] {
        var functions: [TemplateValue] = []
        for case .dictionary(let record) in viewModels {
            if case .array(let more)? = record[list] { functions += more }
        }
        // The template of the whole file includes that of the function: it has been rendered without a mistake.
        let lines: @Sendable (Int) -> [String] = { [functions] index in
            (try? self.lines(template, ["function": functions[index]])) ?? []
        }
        var requirements: [GeneratedFile.Requirement] = []
        requirements.reserveCapacity(functions.count)
        for (index, function) in functions.enumerated() {
            guard case .dictionary(let values) = function,
                case .string(let type)? = values["owner"], case .string(let signature)? = values["signature"]
            else { continue }
            requirements.append(.init(type: type, signature: signature, index: index, lines: lines))
        }
        return requirements
    }
}

/// A template that files are rendered from, by its name.
private enum BuiltInTemplate: String {
    case viewModelFile = "ViewModelFile.stencil"
    case logicFile = "LogicFile.stencil"
    case logicFunction = "LogicFunction.stencil"
    case testStubsFile = "TestStubsFile.stencil"
    case testStub = "TestStub.stencil"
    case wiringTestsFile = "WiringTestsFile.stencil"
    case testSupportFile = "TestSupport.stencil"
    case supportFile = "Support.stencil"

    /// The compiled template, or the mistake in it.
    ///
    /// Each file has a library of its own, made when the first of its kind is rendered: compiling a template takes
    /// longer than rendering it.
    var library: Result<TemplateLibrary, TemplateError> {
        switch self {
        case .viewModelFile: Self.viewModelLibrary
        case .logicFile, .logicFunction: Self.logicLibrary
        case .testStubsFile, .testStub: Self.testLibrary
        case .wiringTestsFile: Self.wiringTestsLibrary
        case .supportFile: Self.supportLibrary
        case .testSupportFile: Self.testSupportLibrary
        }
    }

    private static let viewModelLibrary = library(of: .viewModelFile)
    private static let logicLibrary = library(of: .logicFile)
    private static let testLibrary = library(of: .testStubsFile)
    private static let wiringTestsLibrary = library(of: .wiringTestsFile)
    private static let supportLibrary = library(of: .supportFile)
    private static let testSupportLibrary = library(of: .testSupportFile)

    private static func library(of root: BuiltInTemplate) -> Result<TemplateLibrary, TemplateError> {
        Result { () throws(TemplateError) in
            try TemplateLibrary(sources: BuiltInTemplates.sources, root: root.rawValue)
        }
    }
}

extension [String] {
    fileprivate func dropLast(while isDropped: (String) -> Bool) -> [String] {
        guard let last = lastIndex(where: { !isDropped($0) }) else { return [] }
        return Array(self[...last])
    }
}
