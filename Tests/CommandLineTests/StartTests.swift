import Testing

@Suite("Starting: init and new")
struct StartTests {
    @Test("init writes a configuration that changes nothing, and never over another")
    func initialize() throws {
        let folder = try TemporaryFolder(["Sources/App/App.swift": ""])
        let result = try folder.tool().run("init")
        #expect(
            result
                == Tool.Result(
                    status: 0,
                    output: "written   viewmodelgen.json\nnext: viewmodelgen new <name>\n",
                    errors: ""
                )
        )
        let text = try folder.read("viewmodelgen.json")
        #expect(text.contains(#""sources": ["Sources"]"#))

        try folder.write("mine", to: "viewmodelgen.json")
        let second = try folder.tool().run("init")
        #expect(
            second
                == Tool.Result(
                    status: 1,
                    output: "",
                    errors: "error: 'viewmodelgen.json' exists already and was left as it is\n"
                )
        )
        #expect(try folder.read("viewmodelgen.json") == "mine")
    }

    @Test("init writes a ready-made profile", arguments: ["relays", "navigator", "stored"])
    func profile(name: String) throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.counter("A")])
        #expect(try folder.tool().run("init", "--profile", name).status == 0)
        let expected = """
            {
                "sources": ["."],
                "profile": "\(name)"
            }

            """
        #expect(try folder.read("viewmodelgen.json") == expected)
        // What the view sends to is no signal.
        #expect(try folder.tool().run().status == (name == "stored" ? 1 : 0))
    }

    @Test("init names the JSON Schema where it finds it")
    func schema() throws {
        let folder = try TemporaryFolder([
            ".build/checkouts/ViewModelGen/Documentation/viewmodelgen.schema.json": "{}",
            "A.viewmodel": Specs.counter("A"),
        ])
        _ = try folder.tool().run("init")
        #expect(
            try folder.read("viewmodelgen.json").hasPrefix(
                """
                {
                    "$schema": ".build/checkouts/ViewModelGen/Documentation/viewmodelgen.schema.json",
                    "sources": ["."],

                """
            )
        )
        #expect(try folder.tool().run().status == 0)
    }

    @Test("new writes a spec, into a folder that may be missing")
    func new() throws {
        let folder = try TemporaryFolder()
        let result = try folder.tool().run("new", "SignUpViewModel", "--in", "Sources/한글 App/")
        #expect(result.errors == "")
        #expect(
            result.output
                == """
                written   Sources/한글 App/SignUpViewModel.viewmodel
                next: viewmodelgen generate Sources/한글 App/SignUpViewModel.viewmodel

                """
        )
        #expect(try folder.read("Sources/한글 App/SignUpViewModel.viewmodel").contains("viewmodel SignUpViewModel {"))
    }

    @Test("new never writes over another file")
    func newExisting() throws {
        let folder = try TemporaryFolder(["A.viewmodel": "mine"])
        let result = try folder.tool().run("new", "A")
        #expect(result.status == 1)
        #expect(result.errors == "error: 'A.viewmodel' exists already and was left as it is\n")
        #expect(try folder.read("A.viewmodel") == "mine")
    }

    @Test(
        "new takes names of Swift types only",
        arguments: ["sign-up", "1A", "A B", "A.viewmodel", "../A", "class", "_", ""]
    )
    func newNames(name: String) throws {
        let folder = try TemporaryFolder()
        let result = try folder.tool().run("new", name)
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("Error: '\(name)' cannot be the name of a Swift type"))
        #expect(try folder.files() == [])
    }
}
