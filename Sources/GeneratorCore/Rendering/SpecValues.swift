import StencilTemplates

/// The values that the templates of a whole file see.
enum SpecValues {
    private static let keys = TemplateKeys([
        "header", "spec", "logicFile", "module", "imports", "testImports", "viewModels",
    ])

    static func record(
        _ model: SpecModel,
        viewModels: [TemplateValue],
        spec: String,
        module: String?,
        logicFile: String?,
        profile: Profile
    ) -> TemplateRecord {
        let modules = ["RxCocoa", "RxSwift"] + (profile.usesRxSwiftExt ? ["RxSwiftExt"] : []) + profile.imports
        return TemplateRecord(
            keys,
            [
                .strings(profile.header),
                .string(spec + FileNames.specSuffix),
                TemplateValue(logicFile),
                TemplateValue(module),
                .strings(ImportList.sorted(model.imports + modules)),
                .strings(
                    ImportList.sorted(model.imports + ["RxCocoa", "RxSwift", "RxTest", "XCTest"] + profile.imports)
                ),
                .array(viewModels),
            ]
        )
    }

    private static let supportKeys = TemplateKeys([
        "header", "access", "conformance", "isClassBound", "transform", "declaresEventOperators",
    ])

    static func support(_ profile: Profile) -> TemplateRecord {
        let conformance: String? =
            if case .generated(let name) = profile.conformance { name } else { nil }
        return TemplateRecord(
            supportKeys,
            [
                .strings(profile.header),
                .string(profile.accessPrefix),
                TemplateValue(conformance),
                .bool(profile.kind != .struct),
                .string(profile.transformSignature),
                .bool(!profile.usesRxSwiftExt),
            ]
        )
    }
}

extension TemplateValue {
    static func strings(_ texts: [String]) -> TemplateValue { .array(texts.map(TemplateValue.string)) }
}

extension Profile {
    /// `public ` or nothing: what stands before a declaration.
    var accessPrefix: String { access == .internal ? "" : access.rawValue + " " }

    /// `transform(input: Input) -> Output`.
    var transformSignature: String {
        let input = transformLabel == "input" ? "input: Input" : "\(transformLabel) input: Input"
        let bag = disposeBag == .parameter ? ", disposeBag: DisposeBag" : ""
        return "transform(\(input)\(bag)) -> Output"
    }
}

/// Import lines: completed, sorted by module, each once.
enum ImportList {
    static func sorted(_ imports: [String]) -> [String] {
        let lines = imports.map { line in line.utf8.contains(UInt8(ascii: " ")) ? line : "import \(line)" }
        var seen: Set<String> = []
        // A plain import says nothing that an attributed one of the same module does not.
        let attributed = Set(lines.filter { !$0.hasPrefix("import ") }.map(module))
        return
            lines
            .filter { seen.insert($0).inserted && !($0.hasPrefix("import ") && attributed.contains(module(of: $0))) }
            .sorted { (module(of: $0), $0) < (module(of: $1), $1) }
    }

    private static func module(of line: String) -> String {
        line.split(separator: " ").last.map(String.init) ?? line
    }
}
