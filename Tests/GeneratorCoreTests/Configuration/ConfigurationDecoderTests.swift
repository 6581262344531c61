import Testing

@testable import GeneratorCore

@Suite("Configuration decoder")
struct ConfigurationDecoderTests {
    @Test("an empty object is the default")
    func empty() {
        let (configuration, diagnostics) = decode("{}")
        #expect(configuration == Configuration())
        #expect(diagnostics.isEmpty)
    }

    @Test("reads every key")
    func everyKey() {
        let (configuration, diagnostics) = decode(
            """
            {
                "$schema": "viewmodelgen.schema.json",
                "sources": ["A", "B"],
                "output": "Generated",
                "logic": "Logic",
                "tests": "Tests/AppTests",
                "module": "App",
                "access": "public",
                "kind": "class",
                "baseClass": "Base",
                "conformance": { "protocol": "Base.ViewModelType", "declare": false },
                "profile": "relays",
                "transform": {
                    "label": "_", "disposeBag": "parameter", "bagName": "bag", "bagType": "Bag", "qualified": true
                },
                "dependencies": "parameters",
                "interface": "extension",
                "outputRelays": "arguments",
                "captures": "with",
                "marks": { "input": "- Input" },
                "traits": { "input": "Signal", "output": "Observable" },
                "trackers": { "activity": "loading", "errors": "tracker.errors" },
                "rxSwiftExt": true,
                "imports": ["Domain", "@_exported import Common"],
                "header": "One\\nTwo\\n",
                "indentation": "tabs"
            }
            """
        )
        #expect(diagnostics.isEmpty)
        var expected = Configuration()
        expected.sources = ["A", "B"]
        expected.output = "Generated"
        expected.logic = "Logic"
        expected.tests = .folder("Tests/AppTests")
        expected.module = "App"
        expected.profile.access = .public
        expected.profile.kind = .class
        expected.profile.baseClass = "Base"
        expected.profile.conformance = .existing("Base.ViewModelType")
        expected.profile.transformLabel = "_"
        expected.profile.disposeBag = .parameter
        expected.profile.bagParameter = .init(label: "bag", type: "Bag")
        expected.profile.qualifiesTypes = true
        expected.profile.interface = .extension
        expected.profile.captures = .with
        expected.profile.marks.input = "- Input"
        expected.profile.dependencies = .parameters
        expected.profile.inputTrait = .signal
        expected.profile.outputTrait = .observable
        expected.profile.activityTracker = "loading"
        expected.profile.errorTracker = "tracker.errors"
        expected.profile.usesRxSwiftExt = true
        expected.profile.imports = ["Domain", "@_exported import Common"]
        expected.profile.header = ["One", "Two"]
        expected.profile.indentation = .tabs
        #expect(configuration == expected)
    }

    @Test("reads the forms of a value", arguments: valueForms)
    func forms(text: String, holds: @Sendable (Configuration) -> Bool) {
        let (configuration, diagnostics) = decode(text)
        #expect(diagnostics.isEmpty)
        #expect(holds(configuration), "\(configuration)")
    }

    /// «…» marks the place; the parts of the expectation are rule, message, suggestion.
    @Test(
        "reports wrong values with place and suggestion",
        arguments: [
            ("«[]»", "invalid-value", "a configuration is a JSON object: { … }", nil),
            (#"{ «"sorces"»: ["A"] }"#, "unknown-key", "unknown key 'sorces'", "did you mean 'sources'?"),
            (
                #"{ "transform": { «"lable"»: "a" } }"#, "unknown-key", "unknown key 'lable' in 'transform'",
                "did you mean 'label'?"
            ),
            (
                #"{ "traits": { «"xyz"»: "a" } }"#, "unknown-key", "unknown key 'xyz' in 'traits'",
                "known keys are 'input', 'output'"
            ),
            (
                #"{ "access": «"pubic"» }"#, "invalid-value",
                #"'access' must be "internal", "package" or "public", not "pubic""#, "did you mean 'public'?"
            ),
            (#"{ "rxSwiftExt": «"yes"» }"#, "invalid-value", #"'rxSwiftExt' must be true or false, not "yes""#, nil),
            (#"{ "rxSwiftExt": «null» }"#, "invalid-value", "'rxSwiftExt' must be true or false, not null", nil),
            (#"{ "sources": «"A"» }"#, "invalid-value", #"'sources' must be an array of paths, not "A""#, nil),
            (#"{ "sources": ["A", «1»] }"#, "invalid-value", "'sources' must be a path, not 1", nil),
            (#"{ "output": «""» }"#, "invalid-value", #"'output' must be a path, not """#, nil),
            (#"{ "tests": «true» }"#, "invalid-value", "'tests' must be a path or false, not true", nil),
            (
                #"{ "imports": ["Domain", «"Domain; let x = 1"»] }"#, "invalid-value",
                #"'imports' must be the name of a module or an import line, not "Domain; let x = 1""#, nil
            ),
            (#"{ "module": «"My App"» }"#, "invalid-value", #"'module' must be an identifier, not "My App""#, nil),
            (
                #"{ "indentation": «0» }"#, "invalid-value",
                #"'indentation' must be a whole number from 1 to 8 or "tabs", not 0"#, nil
            ),
            (
                #"{ "indentation": «2.5» }"#, "invalid-value",
                #"'indentation' must be a whole number from 1 to 8 or "tabs", not 2.5"#, nil
            ),
            (
                #"{ "indentation": «"tab"» }"#, "invalid-value",
                #"'indentation' must be a whole number from 1 to 8 or "tabs", not "tab""#, "did you mean 'tabs'?"
            ),
            (
                #"{ «"baseClass"»: "Base", "kind": "struct" }"#, "invalid-value",
                #"'baseClass' does not go with the kind "struct": a struct inherits from no class"#, nil
            ),
            (
                #"{ "backend": "combine", «"kind"»: "struct" }"#, "invalid-value",
                #"the kind "struct" does not go with the back end "combine": 'transform' stores cancellables"#,
                #"set "kind" to "final class", or "transform" to { "disposeBag": "parameter" }"#
            ),
            (
                #"{ "backend": "combine", «"rxSwiftExt"»: true }"#, "invalid-value",
                #"'rxSwiftExt' does not go with the back end "combine": it is about RxSwift"#,
                #"remove it, or set "backend" to "rxswift""#
            ),
            (
                #"{ "wiring": "init", «"kind"»: "struct" }"#, "invalid-value",
                #"wiring in 'init' does not go with the kind "struct": closures would keep a copy of it"#,
                #"set "kind" to "final class""#
            ),
            (
                #"{ "profile": "stored", "transform": { «"disposeBag"»: "parameter" } }"#, "invalid-value",
                "the dispose bag is no parameter where streams are wired in 'init': there is no 'transform'",
                #"set "disposeBag" to "stored""#
            ),
            (
                #"{ "wiring": "init", "transform": { «"label"»: "from" } }"#, "invalid-value",
                "'transform.label' says nothing where streams are wired in 'init': there is no 'transform'",
                "remove 'label'"
            ),
            (
                #"{ "wiring": "init", «"dependencies"»: "properties" }"#, "invalid-value",
                "dependencies that are set afterwards are not there yet when streams are wired in 'init'",
                #"set "dependencies" to "parameters""#
            ),
            (
                #"{ "wiring": "init", "traits": { «"input"»: "Driver" } }"#, "invalid-value",
                "an input that is a property takes elements from the view, and 'Driver' takes none",
                #"set "input" to "PublishRelay""#
            ),
            (
                #"{ "overrides": [{ "specs": ["A"], «"profile"»: "relays" }] }"#, "unknown-key",
                "unknown key 'profile' in 'overrides'",
                "known keys are 'specs', 'access', 'kind', 'baseClass', 'conformance', 'transform', 'wiring', "
                    + "'dependencies', 'interface', 'outputRelays', 'captures', 'trackers', 'traits', 'imports'"
            ),
            (
                #"{ "overrides": [«{ "kind": "class" }»] }"#, "invalid-value", "'overrides' needs the key 'specs'", nil
            ),
            (
                #"{ "overrides": [{ "specs": «[]», "kind": "class" }] }"#, "invalid-value",
                "'overrides.specs' must not be empty", nil
            ),
            (
                #"{ "overrides": [{ "specs": «"A"», "kind": "class" }] }"#, "invalid-value",
                "'overrides.specs' must be an array of names of specs, not \"A\"", nil
            ),
            (
                #"{ "baseClass": «"Base<*.Input"» }"#, "invalid-value",
                "'baseClass' must be the name of a class or false, not \"Base<*.Input\"", nil
            ),
            (
                #"{ "overrides": [{ "specs": ["A", «"A"»], "kind": "class" }] }"#, "invalid-value",
                "'A' has settings of its own already", nil
            ),
            (
                #"{ "overrides": [{ "specs": ["A"], «"transform"»: { "label": "from" } }] }"#, "invalid-value",
                "with another 'transform' a ViewModel does not conform to the protocol that the support file declares",
                #"say which protocol fits: "conformance": { "protocol": "…", "declare": false }"#
            ),
            (
                #"{ "overrides": [{ "specs": ["A"], «"kind"»: "struct" }] }"#, "invalid-value",
                "with another 'kind' a ViewModel does not conform to the protocol that the support file declares",
                #"say which protocol fits: "conformance": { "protocol": "…", "declare": false }"#
            ),
            (
                #"{ «"trackers"»: { "errors": "errorTracker" } }"#, "invalid-value",
                "'trackers' are members of the base class, and there is no 'baseClass'",
                #"name it: "baseClass": "BaseViewModel""#
            ),
            (
                #"{ "baseClass": "Base", "trackers": «{}» }"#, "invalid-value", "'trackers' names none",
                #"name 'activity' or 'errors', or write "trackers": false"#
            ),
            (
                #"{ "transform": { "label": "from", «"bagName"»: "bag" } }"#, "invalid-value",
                "'transform.bagName' is about a parameter of 'transform', and the dispose bag is none",
                #"set "disposeBag" to "parameter", or remove 'bagName'"#
            ),
            (
                #"{ "transform": { "disposeBag": { "inherited": «"rx."» } } }"#, "invalid-value",
                #"'transform.disposeBag.inherited' must be the name of a member, not "rx.""#, nil
            ),
            (
                #"{ "dependencies": «"propertes"» }"#, "invalid-value",
                #"'dependencies' must be "struct", "parameters", "memberwise", "properties" or an object, not "propertes""#,
                "did you mean 'properties'?"
            ),
            (
                #"{ "conformance": «true» }"#, "invalid-value",
                "'conformance' must be the name of a protocol, false or an object, not true", nil
            ),
            (
                #"{ "conformance": «{ "declare": true }» }"#, "invalid-value",
                "'conformance' needs the key 'protocol'", nil
            ),
            (
                #"{ "conformance": «"class"» }"#, "invalid-value",
                #"'conformance' must be the name of a protocol, false or an object, not "class""#, nil
            ),
            (
                #"{ «"dependencies"»: "memberwise" }"#, "invalid-value",
                #""memberwise" does not go with the kind "final class": Swift makes no 'init' for a class"#,
                #"set "kind" to "struct", or "dependencies" to "parameters""#
            ),
            (
                #"{ «"profile"»: "navigator", "kind": "struct" }"#, "invalid-value",
                #"'baseClass' does not go with the kind "struct": a struct inherits from no class"#, nil
            ),
            (
                #"{ "conformance": { "protocol": «"A B"» } }"#, "invalid-value",
                #"'conformance.protocol' must be the name of a type, not "A B""#, nil
            ),
            (
                #"{ "conformance": { "protocol": «"Base.A"», "declare": true } }"#, "invalid-value",
                "'Base.A' cannot be declared: a qualified name is that of a protocol elsewhere",
                "set 'declare' to false"
            ),
            (
                #"{ "imports": ["A", «"B\nC"»] }"#, "invalid-value",
                "'imports' must be the name of a module or an import line, not \"B\nC\"", nil
            ),
        ] as [(String, String, String, String?)]
    )
    func wrongValues(marked: String, rule: String, message: String, suggestion: String?) {
        let (file, range) = markedFile(marked)
        let diagnostics = ConfigurationDecoder.decode(file).diagnostics
        #expect(diagnostics.map(\.message.rule) == [rule])
        #expect(diagnostics.map(\.message.text) == [message])
        #expect(diagnostics.map(\.range) == [range])
        #expect(diagnostics.map(\.suggestion) == [suggestion])
        #expect(diagnostics.allSatisfy { $0.isError })
    }

    @Test("reports everything in one run, in the order of the file")
    func everything() {
        let (configuration, diagnostics) = decode(
            """
            {
                // what it is
                "acess": "public",
                "kind": "enum",
                "transform": { "label": 1, "disposeBag": "own" },
                "traits": { "input": "Signal" },
                "kind": "class",
            }
            """
        )
        #expect(
            diagnostics.map(\.message.rule) == [
                "syntax", "unknown-key", "invalid-value", "invalid-value", "invalid-value", "duplicate-key", "syntax",
            ]
        )
        #expect(configuration.profile.inputTrait == .signal)
    }

    private func decode(_ text: String) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        ConfigurationDecoder.decode(SourceFile(path: "viewmodelgen.json", text: text))
    }
}

/// A configuration, and what must hold for it.
private let valueForms: [(String, @Sendable (Configuration) -> Bool)] = [
    (#"{ "tests": false }"#, { $0.tests == .none }),
    (#"{ "conformance": false }"#, { $0.profile.conformance == .none }),
    (#"{ "conformance": "Base.Screen" }"#, { $0.profile.conformance == .existing("Base.Screen") }),
    (#"{ "conformance": "Screen" }"#, { $0.profile.conformance == .generated("Screen") }),
    (#"{ "conformance": "*Type" }"#, { $0.profile.conformance == .own(prefix: "", suffix: "Type") }),
    (#"{ "conformance": "Any*" }"#, { $0.profile.conformance == .own(prefix: "Any", suffix: "") }),
    (
        #"{ "access": "public", "profile": "relays" }"#,
        { $0.profile.access == .public && $0.profile.transformLabel == "from" }
    ),
    (#"{ "wiring": "init" }"#, { $0.profile.stored == .init() && $0.profile.inputTrait == .publishRelay }),
    (#"{ "wiring": { "input": "inputs" } }"#, { $0.profile.stored == .init(input: "inputs", output: "output") }),
    (#"{ "profile": "stored", "wiring": "transform" }"#, { $0.profile.stored == nil }),
    (#"{ "marks": true }"#, { $0.profile.marks == .all }),
    (#"{ "marks": false }"#, { $0.profile.marks == .init() }),
    (#"{ "conformance": { "protocol": "Screen" } }"#, { $0.profile.conformance == .generated("Screen") }),
    (#"{ "indentation": 2 }"#, { $0.profile.indentation == .spaces(2) }),
    (#"{ "header": ["a", "", "b"] }"#, { $0.profile.header == ["a", "", "b"] }),
    (#"{ "header": "" }"#, { $0.profile.header == [] }),
    (#"{ "transform": { "label": "from" } }"#, { $0.profile.transformLabel == "from" }),
    (#"{ "traits": { "output": "Signal" } }"#, { $0.profile.outputTrait == .signal }),
    (#"{ "kind": "class" }"#, { $0.profile.kind == .class }),
]
