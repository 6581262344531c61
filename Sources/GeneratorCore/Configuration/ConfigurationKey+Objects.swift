// The keys of the objects that are values of other keys, and what such values stand for.

extension ConfigurationKey {
    static let transform: [ConfigurationKey] = [
        ConfigurationKey(
            name: "name",
            type: .text(.identifier),
            summary: "What the function is called.",
            defaultValue: #""transform""#,
            example: #""convert""#,
            store: { $1.profile.transformName = $0.string ?? "transform" }
        ),
        ConfigurationKey(
            name: "label",
            type: .text(.identifier),
            summary: "The argument label of the input, or \"_\" for none.",
            defaultValue: #""input""#,
            example: #""from""#,
            store: { $1.profile.transformLabel = $0.string ?? "input" }
        ),
        ConfigurationKey(
            name: "disposeBag",
            type: .oneOf([.choice(["stored", "parameter"]), .object(disposeBag)]),
            summary: "Whether the dispose bag is a private property, a parameter of `transform` or inherited.",
            defaultValue: #""stored""#,
            example: #""parameter""#,
            store: { value, configuration in
                configuration.profile.disposeBag =
                    value["inherited"]?.string.map(Profile.DisposeBag.inherited)
                    ?? (value.string == "parameter" ? .parameter : .stored)
            }
        ),
        ConfigurationKey(
            name: "bagName",
            type: .text(.identifier),
            summary: "The name of the parameter that is the dispose bag, or \"_\" for no label.",
            defaultValue: #""disposeBag""#,
            example: #""bag""#,
            store: { $1.profile.bagParameter.label = $0.string ?? "disposeBag" }
        ),
        ConfigurationKey(
            name: "bagType",
            type: .text(.type),
            summary: "The type of that parameter: `DisposeBag`, or another name of it.",
            defaultValue: #""DisposeBag""#,
            example: #""CancelBag""#,
            store: { $1.profile.bagParameter.type = $0.string ?? "DisposeBag" }
        ),
        ConfigurationKey(
            name: "bagProperty",
            type: .text(.property),
            summary: "How the dispose bag is declared where it is a property, for protocols that ask for it.",
            defaultValue: #""private let disposeBag""#,
            example: #""var disposeBag""#,
            store: { $1.profile.bagProperty = $0.string }
        ),
        ConfigurationKey(
            name: "qualified",
            type: .boolean,
            summary: "Whether the types are written with the ViewModel's name: `-> SignUpViewModel.Output`.",
            defaultValue: "false",
            example: "true",
            store: { $1.profile.qualifiesTypes = $0.boolean ?? false }
        ),
    ]

    static let dependencies: [ConfigurationKey] = [
        ConfigurationKey(
            name: "propertyWrapper",
            type: .text(.type),
            summary: "The property wrapper of properties that look up their value: `@Injected var api: API`.",
            example: #""Injected""#,
            isRequired: true,
            store: { _, _ in }
        )
    ]

    static let wiring: [ConfigurationKey] = [
        ConfigurationKey(
            name: "input",
            type: .text(.identifier),
            summary: "The property that holds the input.",
            defaultValue: #""input""#,
            example: #""inputs""#,
            store: { $1.profile.stored?.input = $0.string ?? "input" }
        ),
        ConfigurationKey(
            name: "output",
            type: .text(.identifier),
            summary: "The property that holds the output.",
            defaultValue: #""output""#,
            example: #""outputs""#,
            store: { $1.profile.stored?.output = $0.string ?? "output" }
        ),
    ]

    static let disposeBag: [ConfigurationKey] = [
        ConfigurationKey(
            name: "inherited",
            type: .text(.member),
            summary: "The member of the base class, or of its extension, that is the dispose bag.",
            example: #""rx.disposeBag""#,
            isRequired: true,
            store: { _, _ in }
        )
    ]

    static let trackers: [ConfigurationKey] = [
        ConfigurationKey(
            name: "activity",
            type: .text(.member),
            summary: "The `ActivityIndicator`: `.trackActivity(loading)` follows every call.",
            defaultRemark: "none",
            example: #""loading""#,
            store: { $1.profile.activityTracker = $0.string }
        ),
        ConfigurationKey(
            name: "errors",
            type: .text(.member),
            summary: "The `ErrorTracker`: `.trackError(error)` follows every call and routes its errors.",
            defaultRemark: "none",
            example: #""error""#,
            store: { $1.profile.errorTracker = $0.string }
        ),
    ]

    static let traits: [ConfigurationKey] = [
        ConfigurationKey(
            name: "input",
            type: .choice([
                "Observable", "Infallible", "Driver", "Signal", "ControlEvent", "PublishRelay", "PublishSubject",
            ]),
            summary: "The trait of an input that names none.",
            defaultValue: #""Observable""#,
            example: #""Signal""#,
            store: { $1.profile.inputTrait = $0.choice() ?? .observable }
        ),
        ConfigurationKey(
            name: "output",
            type: .choice(["Observable", "Infallible", "Driver", "Signal", "PublishRelay"]),
            summary: "The trait of an output that names none.",
            defaultValue: #""Driver""#,
            example: #""Observable""#,
            store: { $1.profile.outputTrait = $0.choice() ?? .driver }
        ),
    ]

    static let view: [ConfigurationKey] = [
        ConfigurationKey(
            name: "framework",
            type: .choice(of: Profile.ViewFramework.self),
            summary: "Whether views are UIKit's, AppKit's or SwiftUI's.",
            defaultValue: #""uikit""#,
            example: #""appkit""#,
            store: { $1.profile.viewFramework = $0.choice() ?? .uikit }
        )
    ]

    static let conformance: [ConfigurationKey] = [
        ConfigurationKey(
            name: "protocol",
            type: .text(.type),
            summary: "The name of the protocol.",
            example: #""ViewModelType""#,
            isRequired: true,
            store: { _, _ in }
        ),
        ConfigurationKey(
            name: "declare",
            type: .boolean,
            summary: "Whether the support file declares the protocol; false when the project has it already.",
            defaultRemark: "true, and false for a qualified name",
            example: "false",
            store: { _, _ in }
        ),
    ]
}

extension ConfigurationKey {
    static let marks: [ConfigurationKey] = [
        mark("dependencies", "`Dependencies`", "Dependencies") { $0.dependencies = $1 },
        mark("input", "`Input`", "Input") { $0.input = $1 },
        mark("output", "`Output`", "Output") { $0.output = $1 },
        mark("properties", "the stored properties", "Properties") { $0.properties = $1 },
        mark("init", "the initialiser", "Init") { $0.initializer = $1 },
        mark("transform", "`transform`", "Transform") { $0.transform = $1 },
    ]

    private static func mark(
        _ name: String,
        _ part: String,
        _ text: String,
        store: @escaping @Sendable (inout Profile.Marks, String?) -> Void
    ) -> ConfigurationKey {
        ConfigurationKey(
            name: name,
            type: .text(.line),
            summary: "What stands behind `// MARK:` above \(part).",
            defaultRemark: "none",
            example: "\"\(text)\"",
            store: { store(&$1.profile.marks, $0.string) }
        )
    }
}

extension Profile.Marks {
    /// What is written for `true`: the examples.
    static let all: Profile.Marks = {
        var marks = Profile.Marks()
        marks.dependencies = "Dependencies"
        marks.input = "Input"
        marks.output = "Output"
        marks.properties = "Properties"
        marks.initializer = "Init"
        marks.transform = "Transform"
        return marks
    }()
}

extension Profile.Conformance {
    /// The conformance that a checked value of the key `conformance` stands for.
    init(_ value: JSONValue) {
        if let name = value.string {
            if let star = name.utf8.firstIndex(of: UInt8(ascii: "*")) {
                self = .own(prefix: String(name[..<star]), suffix: String(name[star...].dropFirst()))
                return
            }
            self.init(name, isDeclared: true)
        } else if let name = value["protocol"]?.string {
            self.init(name, isDeclared: value["declare"]?.boolean ?? true)
        } else {
            self = .none
        }
    }

    /// A qualified name is that of a protocol elsewhere, which cannot be declared here.
    private init(_ name: String, isDeclared: Bool) {
        self = isDeclared && !ConfigurationKey.isQualified(name) ? .generated(name) : .existing(name)
    }
}

extension Profile.Dependencies {
    /// What a checked value of the key `dependencies` stands for.
    init(_ value: JSONValue) {
        switch value.string {
        case "parameters": self = .parameters
        case "memberwise": self = .memberwise
        case "properties": self = .properties()
        default: self = value["propertyWrapper"]?.string.map(Self.properties) ?? .struct
        }
    }
}
