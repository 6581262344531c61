import StencilTemplates

/// The values that templates see: those of the target, of a spec, and of one of its ViewModels.
struct SpecValues: Sendable {
    /// Those that are the same for all specs of a profile.
    private let shared: [TemplateValue]
    private let modules: [String]
    private let testModules: [String]
    private let imports: TemplateValue
    private let testImports: TemplateValue
    private let isRx: Bool

    init(_ profile: Profile) {
        let conformance: String? =
            if case .generated(let name) = profile.conformance { name } else { nil }
        shared = [
            .none,
            .strings(profile.header),
            .string(profile.accessPrefix),
            TemplateValue(conformance),
            .bool(profile.kind != .struct),
            .string(profile.transformSignature),
            .strings(profile.interface(of: "")),
            .bool(!profile.usesRxSwiftExt),
            .bool(profile.testFramework == .swiftTesting),
            .bool(profile.interface == .extension),
            Self.marks(profile.marks),
            .bool(profile.backend.isRx),
            .string(profile.backend.rawValue),
        ]
        let backend = profile.backend
        isRx = backend.isRx
        let spelling = backend.spelling
        modules = spelling.modules + (backend.isRx && profile.usesRxSwiftExt ? ["RxSwiftExt"] : []) + profile.imports
        testModules = spelling.modules + spelling.testModules + [profile.testFramework.module] + profile.imports
        imports = .strings(ImportList.sorted(modules))
        testImports = .strings(ImportList.sorted(testModules))
    }

    private static let targetNames: [TemplateKey] = [
        "fileName", "header", "access", "conformance", "isClassBound", "transform", "requirements",
        "declaresEventOperators", "usesSwiftTesting", "separatesInterface", "marks", "usesRxSwift", "backend", "module",
        "imports",
        "testImports",
    ]
    private static let specNames: [TemplateKey] = ["spec", "stem", "logicFile", "testsFile", "viewModels"]
    private static let targetKeys = TemplateKeys(targetNames)
    private static let keys = TemplateKeys(targetNames + specNames)
    private static let viewModelKeys = TemplateKeys(targetNames + specNames + ["viewModel"])
    private static let cellKeys = TemplateKeys(targetNames + specNames + ["viewModel", "cell"])
    private static let functionKeys = TemplateKeys(targetNames + specNames + ["viewModel", "function"])

    private static let markKeys = TemplateKeys([
        "dependencies", "input", "output", "properties", "init", "transform",
    ])

    private static func marks(_ marks: Profile.Marks) -> TemplateValue {
        let texts = [
            marks.dependencies, marks.input, marks.output, marks.properties, marks.initializer, marks.transform,
        ]
        return .dictionary(TemplateRecord(markKeys, texts.map(TemplateValue.init)))
    }

    /// What the templates of a whole file see.
    func record(
        _ model: SpecModel,
        viewModels: [TemplateValue],
        spec: String,
        module: String?,
        logicFile: String?
    ) -> TemplateRecord {
        // RxSwift's times are members of a type of Dispatch, which Foundation brings.
        let time = isRx && model.viewModels.contains(where: \.usesScheduler) ? ["import Foundation"] : []
        let testTime = isRx && model.viewModels.contains { $0.usesScheduler || $0.asks } ? ["import Foundation"] : []
        let (own, ownTests) = (model.imports + time, model.imports + testTime)
        var values = shared
        values.reserveCapacity(Self.keys.all.count)
        values.append(TemplateValue(module))
        values.append(own.isEmpty ? imports : .strings(ImportList.sorted(own + modules)))
        values.append(ownTests.isEmpty ? testImports : .strings(ImportList.sorted(ownTests + testModules)))
        let stem = Self.oneLine(spec)
        values.append(.string(stem + FileNames.specSuffix))
        values.append(.string(stem))
        values.append(TemplateValue(logicFile.map(Self.oneLine)))
        values.append(.string(Self.oneLine(FileNames.testStubs(stem: spec))))
        values.append(.array(viewModels))
        return TemplateRecord(Self.keys, values)
    }

    /// What the templates of one file see, whose name is among the values.
    static func record(_ record: TemplateRecord, fileName: String) -> TemplateRecord {
        var values = record.values
        values[0] = .string(oneLine(fileName))
        return TemplateRecord(record.keys, values)
    }

    /// What a template sees that adds a file for a ViewModel: that of its spec, and the ViewModel.
    static func record(_ spec: TemplateRecord, viewModel: TemplateValue) -> TemplateRecord {
        TemplateRecord(viewModelKeys, spec.values + [viewModel])
    }

    /// What the template of a cell sees.
    static func record(_ spec: TemplateRecord, viewModel: TemplateValue, cell: TemplateValue) -> TemplateRecord {
        TemplateRecord(cellKeys, spec.values + [viewModel, cell])
    }

    /// What the template of a function sees when it is added to a file of the user: the same as in a whole file.
    static func record(
        _ spec: TemplateRecord,
        viewModel: TemplateValue,
        function: TemplateValue
    ) -> TemplateRecord {
        TemplateRecord(functionKeys, spec.values + [viewModel, function])
    }

    /// What the templates of a target's files see.
    func target(module: String?) -> TemplateRecord {
        TemplateRecord(Self.targetKeys, shared + [TemplateValue(module), imports, testImports])
    }

    /// A file name as it can stand in a comment: a line break in it would end the comment.
    private static func oneLine(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 < 0x20 }) else { return name }
        return String(String.UnicodeScalarView(name.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
    }
}

extension ViewModel {
    /// Whether it makes requests, whose tests take time.
    fileprivate var asks: Bool { hasOperator { $0.request != nil } }
}

extension TemplateValue {
    static func strings(_ texts: [String]) -> TemplateValue { .array(texts.map { .string($0) }) }

    /// A text with values in it.
    static func code(_ snippet: Code.Snippet) -> TemplateValue { .string(Code(snippet).text) }
}

extension Profile {
    /// `public ` or nothing: what stands before a declaration.
    var accessPrefix: String { access == .internal ? "" : access.rawValue + " " }

    /// What a protocol of ViewModels asks for.
    ///
    /// - Parameter owner: what stands before the types: nothing, or `SignUpViewModel.`.
    func interface(of owner: String) -> [String] {
        guard let stored else { return ["func \(transformSignature(of: owner))"] }
        return [
            "var \(stored.input.escapedIdentifier): \(owner)Input { get }",
            "var \(stored.output.escapedIdentifier): \(owner)Output { get }",
        ]
    }

    /// `transform(input: Input) -> Output`.
    var transformSignature: String { transformSignature(of: "") }

    /// - Parameter owner: what stands before the types: nothing, or `SignUpViewModel.`.
    func transformSignature(of owner: String) -> String {
        let label = transformLabel == "input" ? "" : transformLabel.escapedLabel + " "
        let bag = disposeBag == .parameter ? ", \(passedBag.declaration)" : ""
        return "\(transformName.escapedIdentifier)(\(label)input: \(owner)Input\(bag)) -> \(owner)Output"
    }
}

/// Import lines: completed, sorted by module, each once.
enum ImportList {
    private struct Line {
        let text: String
        let module: String
        let isPlain: Bool

        /// - Parameter written: a whole line, or the name of a module.
        init(_ written: String) {
            if written.utf8.first == UInt8(ascii: "#") {
                // Imports under a condition stand behind the others.
                text = written
                module = "~"
                isPlain = false
            } else if let blank = written.utf8.lastIndex(of: UInt8(ascii: " ")) {
                text = written
                module = String(written[written.utf8.index(after: blank)...])
                isPlain = written.hasPrefix("import ")
            } else {
                text = "import " + written
                module = written
                isPlain = true
            }
        }

        func precedes(_ other: Line) -> Bool {
            module == other.module ? text < other.text : module < other.module
        }
    }

    static func sorted(_ imports: [String]) -> [String] {
        let lines = imports.map(Line.init).sorted { $0.precedes($1) }
        // A plain import says nothing that an attributed one of the same module does not.
        let attributed = Set(lines.lazy.filter { !$0.isPlain }.map(\.module))
        var texts: [String] = []
        for line in lines where !line.isPlain || !attributed.contains(line.module) {
            if texts.last != line.text { texts.append(line.text) }
        }
        return texts
    }
}
