// The keys that say how the generated code looks.

extension ConfigurationKey {
    static let look: [ConfigurationKey] = [
        ConfigurationKey(
            name: "profile",
            type: .choice(of: Profile.Preset.self),
            summary: "The ready-made profile whose settings hold where no other key says otherwise.",
            defaultValue: #""default""#,
            example: #""relays""#,
            // Read before all others, wherever it stands.
            store: { _, _ in }
        ),
        ConfigurationKey(
            name: "backend",
            type: .choice(of: Backend.self),
            summary: "What generated code uses: RxSwift, Combine, concurrency, or no library (\"observable\").",
            defaultValue: #""rxswift""#,
            example: #""observable""#,
            store: { $1.profile.backend = $0.choice() ?? .rxSwift }
        ),
        ConfigurationKey(
            name: "access",
            type: .choice(of: Profile.Access.self),
            summary: "The access level of what is generated.",
            defaultValue: #""internal""#,
            example: #""public""#,
            store: { $1.profile.access = $0.choice() ?? .internal }
        ),
        ConfigurationKey(
            name: "kind",
            type: .choice(of: Profile.Kind.self),
            summary: "What a ViewModel is declared as.",
            defaultValue: #""final class""#,
            example: #""struct""#,
            store: { $1.profile.kind = $0.choice() ?? .finalClass }
        ),
        ConfigurationKey(
            name: "baseClass",
            type: .oneOf([.text(.superclass), .constant(false)]),
            summary: "The class that every ViewModel inherits from; `super` dependencies are handed to its `init`. "
                + "In generic arguments `*` is the ViewModel's name: `Base<*.Input, *.Output>`.",
            defaultValue: "false",
            example: #""BaseViewModel""#,
            store: { $1.profile.baseClass = $0.string }
        ),
        ConfigurationKey(
            name: "conformance",
            type: .oneOf([.text(.protocolName), .constant(false), .object(conformance)]),
            summary:
                "The protocol that ViewModels conform to. The support file declares it, unless its name is qualified. "
                + "With `*` for the ViewModel's name, as in `*Type`, each has one of its own, `SignUpViewModelType`.",
            defaultValue: #""ViewModel""#,
            example: #"{ "protocol": "ViewModelType", "declare": false }"#,
            contradiction: { value in
                guard value["declare"]?.boolean == true, let name = value["protocol"], let text = name.string,
                    isQualified(text)
                else { return nil }
                return Diagnostic(.qualifiedDeclaration(text), at: name.range, suggestion: "set 'declare' to false")
            },
            store: { $1.profile.conformance = .init($0) }
        ),
        ConfigurationKey(
            name: "transform",
            type: .object(transform),
            summary: "The signature of `transform`.",
            defaultValue: "{}",
            example: #"{ "label": "from", "disposeBag": "parameter" }"#,
            store: { storeMembers(of: $0, by: transform, in: &$1) }
        ),
        ConfigurationKey(
            name: "wiring",
            type: .oneOf([.choice(["transform", "init"]), .object(wiring)]),
            summary: "Whether streams are wired in `transform`, or in `init`, where input and output are properties.",
            defaultValue: #""transform""#,
            example: #""init""#,
            store: { value, configuration in
                configuration.profile.stored = value.string == "transform" ? nil : .init()
                storeMembers(of: value, by: wiring, in: &configuration)
            }
        ),
        ConfigurationKey(
            name: "dependencies",
            type: .oneOf([.choice(["struct", "parameters", "memberwise", "properties"]), .object(dependencies)]),
            summary: "Whether dependencies come in a `Dependencies` struct, as parameters of `init`, as members of a "
                + "struct for which Swift makes the `init`, or as properties that are set afterwards.",
            defaultValue: #""struct""#,
            example: #""parameters""#,
            store: { $1.profile.dependencies = .init($0) }
        ),
        ConfigurationKey(
            name: "interface",
            type: .choice(of: Profile.Interface.self),
            summary: "Whether `Input` and `Output` stand in the body of the ViewModel or in an extension behind it.",
            defaultValue: #""body""#,
            example: #""extension""#,
            store: { $1.profile.interface = $0.choice() ?? .body }
        ),
        ConfigurationKey(
            name: "outputRelays",
            type: .choice(of: Profile.OutputRelays.self),
            summary: "Whether `Output` is given its relays and subjects as arguments, or makes them as members: "
                + "`let toast = PublishRelay<String>()`.",
            defaultValue: #""arguments""#,
            example: #""members""#,
            store: { $1.profile.outputRelays = $0.choice() ?? .arguments }
        ),
        ConfigurationKey(
            name: "captures",
            type: .choice(of: Profile.Captures.self),
            summary: "How actions reach the ViewModel's own methods, and outputs those of their view: `[weak self]`, "
                + "or `bind(with: self)` of RxSwift 6.1 and later.",
            defaultValue: #""weak self""#,
            example: #""with""#,
            store: { $1.profile.captures = $0.choice() ?? .weakSelf }
        ),
        ConfigurationKey(
            name: "trackers",
            type: .oneOf([.object(trackers), .constant(false)]),
            summary: "Members of the base class that every request tells of its calls.",
            defaultValue: "false",
            example: #"{ "activity": "loading", "errors": "error" }"#,
            store: { value, configuration in
                configuration.profile.activityTracker = nil
                configuration.profile.errorTracker = nil
                storeMembers(of: value, by: trackers, in: &configuration)
            }
        ),
        ConfigurationKey(
            name: "traits",
            type: .object(traits),
            summary: "What a type without a trait means.",
            defaultValue: "{}",
            example: #"{ "input": "Signal", "output": "Observable" }"#,
            store: { storeMembers(of: $0, by: traits, in: &$1) }
        ),
        ConfigurationKey(
            name: "view",
            type: .object(view),
            summary: "What the views of the section `view` are made of.",
            defaultValue: "{}",
            example: #"{ "framework": "appkit" }"#,
            store: { storeMembers(of: $0, by: view, in: &$1) }
        ),
        ConfigurationKey(
            name: "rxSwiftExt",
            type: .boolean,
            summary: "Whether `elements()` and `errors()` come from RxSwiftExt instead of the support file.",
            defaultValue: "false",
            example: "true",
            store: { $1.profile.usesRxSwiftExt = $0.boolean ?? false }
        ),
        ConfigurationKey(
            name: "testFramework",
            type: .choice(of: Profile.TestFramework.self),
            summary: "What generated tests are written with.",
            defaultValue: #""XCTest""#,
            example: #""Swift Testing""#,
            store: { $1.profile.testFramework = $0.choice() ?? .xctest }
        ),
        ConfigurationKey(
            name: "imports",
            type: .list(of: .text(.moduleImport)),
            summary: "Imports of every generated ViewModel besides its own: module names or whole import lines.",
            defaultValue: "[]",
            example: #"["Domain", "@_exported import DesignSystem"]"#,
            store: { $1.profile.imports = $0.array?.compactMap(\.string) ?? [] }
        ),
        ConfigurationKey(
            name: "header",
            type: .oneOf([.text(.any), .list(of: .text(.any))]),
            summary: "The comment that opens every written file: one text or an array of lines, without the `//`.",
            defaultValue: #""""#,
            example: #"["Copyright © Example Ltd.", "All rights reserved."]"#,
            store: { $1.profile.header = $0.headerLines }
        ),
        ConfigurationKey(
            name: "marks",
            type: .oneOf([.boolean, .object(marks)]),
            summary: "Whether `// MARK:` comments stand above the parts of a ViewModel, or their texts.",
            defaultValue: "false",
            example: #"{ "input": "- Input", "output": "- Output" }"#,
            store: { value, configuration in
                configuration.profile.marks = value.boolean == true ? .all : .init()
                storeMembers(of: value, by: marks, in: &configuration)
            }
        ),
        ConfigurationKey(
            name: "indentation",
            type: .oneOf([.integer(1...8), .choice(["tabs"])]),
            summary: "The number of spaces of one level, or \"tabs\".",
            defaultValue: "4",
            example: "2",
            store: { value, configuration in
                configuration.profile.indentation = value.integer.map(Profile.Indentation.spaces) ?? .tabs
            }
        ),
    ]
}

extension Diagnostic.Message {
    fileprivate static func qualifiedDeclaration(_ name: String) -> Self {
        Self(
            .error,
            rule: "invalid-value",
            "'\(name)' cannot be declared: a qualified name is that of a protocol elsewhere"
        )
    }
}

extension JSONValue {
    /// The lines of a header, without white space at their ends and without an empty last one.
    fileprivate var headerLines: [String] {
        let texts = array?.compactMap(\.string) ?? string.map { [$0] } ?? []
        var lines = texts.flatMap { text in
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
