import Testing

@Suite("Finding specs and configurations")
struct ConfigurationSearchTests {
    @Test("without anything it says where it looked and what to do")
    func nothing() throws {
        let result = try TemporaryFolder().tool().run()
        #expect(
            result
                == Tool.Result(
                    status: 1,
                    output: "",
                    errors: """
                        error: no spec (*.viewmodel) found in the current folder; \
                        'viewmodelgen new <name>' writes one to start from

                        """
                )
        )
    }

    @Test("without specs it names the sources of the configuration")
    func emptySources() throws {
        let folder = try TemporaryFolder([
            "viewmodelgen.json": #"{ "sources": ["A", "B"] }"#, "A/a.txt": "", "sub/x.txt": "",
        ])
        let above = try folder.tool(in: "sub").run()
        #expect(above.status == 1)
        #expect(above.errors == "error: there is no file or folder '../B'\n")
        try folder.write(#"{ "sources": ["A"] }"#, to: "viewmodelgen.json")
        let result = try folder.tool(in: "sub").run()
        #expect(result.errors.hasPrefix("error: no spec (*.viewmodel) found in '../A'; "))
    }

    @Test(
        "sources outside of the folder of the configuration are an error",
        arguments: [
            ("/", "'/' is the whole disk"),
            ("..", "'..' is outside of the folder of this file, so that its settings do not hold there"),
            ("../B", "'../B' is outside of the folder of this file, so that its settings do not hold there"),
            ("A/../../B", "'A/../../B' is outside of the folder of this file, so that its settings do not hold there"),
        ]
    )
    func foreignSources(path: String, message: String) throws {
        let folder = try TemporaryFolder([
            "App/viewmodelgen.json": #"{ "sources": ["\#(path)"] }"#, "App/A/A.viewmodel": Specs.counter("A"),
            "B/B.viewmodel": Specs.counter("B"),
        ])
        let before = try folder.files()
        for arguments in [[], ["generate", "A"], ["format"]] {
            let result = try folder.tool(in: "App").run(arguments)
            #expect(result.status == 1)
            #expect(
                result.errors.hasPrefix("viewmodelgen.json:1:15: error: \(message) [foreign-source]\n"),
                "\(result.errors)"
            )
        }
        #expect(try folder.files() == before)
        // A configuration that is named may stand beside what it is for.
        let named = try folder.tool().run("--dry-run", "--config", "App/viewmodelgen.json")
        #expect(named.status == (path == "/" ? 1 : 0), "\(named.errors)")
    }

    @Test(
        "arguments that are no specs are said to be so",
        arguments: [
            ("missing.viewmodel", "there is no file or folder 'missing.viewmodel'"),
            ("formt", "there is no file or folder 'formt'; did you mean the command 'format'?"),
            ("a.txt", "'a.txt' is no spec: the name of a spec ends with '.viewmodel'"),
            ("empty", "no spec (*.viewmodel) found in 'empty'; 'viewmodelgen new <name>' writes one to start from"),
        ]
    )
    func arguments(path: String, message: String) throws {
        let folder = try TemporaryFolder(["a.txt": "", "empty/b.txt": ""])
        let result = try folder.tool().run("generate", path)
        #expect(result == Tool.Result(status: 1, output: "", errors: "error: \(message)\n"))
    }

    @Test("a name in 'overrides' that no spec has is a warning, where all specs are seen")
    func unknownOverride() throws {
        let folder = try TemporaryFolder([
            "viewmodelgen.json": """
            {
                "sources": ["A", "B"],
                "overrides": [
                    { "specs": ["CounterViewModel", "CountViewModel"], "access": "public" },
                    { "specs": ["A/TitleViewModel.viewmodel", "Gone"], "access": "package" }
                ]
            }

            """,
            "A/CounterViewModel.viewmodel": Specs.counter(), "B/TitleViewModel.viewmodel": Specs.titled(),
        ])
        let result = try folder.tool().run("--dry-run")
        #expect(result.status == 0)
        #expect(
            result.errors == """
                viewmodelgen.json:4:41: warning: no spec is called 'CountViewModel' [unknown-spec]
                        { "specs": ["CounterViewModel", "CountViewModel"], "access": "public" },
                                                        ^~~~~~~~~~~~~~~~
                suggestion: did you mean 'CounterViewModel'?
                viewmodelgen.json:5:21: warning: no spec is called 'A/TitleViewModel.viewmodel' [unknown-spec]
                        { "specs": ["A/TitleViewModel.viewmodel", "Gone"], "access": "package" }
                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
                suggestion: leave out folder and ending: 'TitleViewModel'
                viewmodelgen.json:5:51: warning: no spec is called 'Gone' [unknown-spec]
                        { "specs": ["A/TitleViewModel.viewmodel", "Gone"], "access": "package" }
                                                                  ^~~~~~

                """
        )
        #expect(try folder.tool().run("--dry-run", ".").errors == result.errors)
        #expect(try folder.tool().run("--dry-run", "A", "B").errors == result.errors)
        #expect(try folder.tool().run("--dry-run", "A").errors.isEmpty)
        #expect(try folder.tool().run("--dry-run", "B/TitleViewModel.viewmodel").errors.isEmpty)
        // One that was written by hand may get its spec later.
        try folder.write("", to: "B/Gone.swift")
        #expect(try !folder.tool().run("--dry-run").errors.contains("'Gone'"))
    }

    @Test("all problems of a configuration are shown, in its order")
    func brokenConfiguration() throws {
        let folder = try TemporaryFolder([
            "viewmodelgen.json": """
            {
                "acess": "public",
                "kind": "enum"
            }

            """,
            "A.viewmodel": "viewmodel A {}\n",
        ])
        let result = try folder.tool().run()
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(
            result.errors == """
                viewmodelgen.json:2:5: error: unknown key 'acess' [unknown-key]
                    "acess": "public",
                    ^~~~~~~
                suggestion: did you mean 'access'?
                viewmodelgen.json:3:13: error: 'kind' must be "final class", "class" or "struct", not "enum" [invalid-value]
                    "kind": "enum"
                            ^~~~~~

                """
        )
        #expect(try folder.files() == ["A.viewmodel", "viewmodelgen.json"])
    }

    @Test("a configuration that cannot be read is a problem of its own")
    func missingConfiguration() throws {
        let folder = try TemporaryFolder(["A.viewmodel": "viewmodel A {}\n"])
        let result = try folder.tool().run("--config", "none.json")
        #expect(result.status == 1)
        #expect(result.errors == "error: cannot read 'none.json': No such file or directory\n")
    }
}
