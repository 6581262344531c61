import Testing

/// The commands about templates, and what a project's own do to a run.
@Suite("Templates: list, show, export, dump")
struct TemplatesTests {
    @Test("list says which are overridden, and from where")
    func list() throws {
        let folder = try TemporaryFolder.project([
            "Header.stencil": "// mine\n", "Parts/Row.stencil": "row",
            "Page.stencil": "---\nfile: {{ viewModel.name }}.md\n---\n{% include \"Parts/Row.stencil\" %}",
        ])
        let result = try folder.tool().run("templates", "list")
        #expect(result.status == 0)
        #expect(result.errors == "")
        let lines = result.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.contains("Header.stencil overridden by Templates/Header.stencil"))
        #expect(lines.contains("LogicFile.stencil built in"))
        #expect(lines.contains("Page.stencil adds {{ viewModel.name }}.md, from Templates/Page.stencil"))
        #expect(lines.contains("Parts/Row.stencil for other templates, from Templates/Parts/Row.stencil"))
        #expect(try folder.tool().run("templates") == result)
        let plain = try TemporaryFolder().tool().run("templates", "list")
        #expect(plain.output.split(separator: "\n").allSatisfy { $0.hasSuffix("  built in") })
    }

    @Test("list shows broken templates too, and what is wrong")
    func listBroken() throws {
        let result = try TemporaryFolder.project(["Header.stencil": "{% if %}"]).tool().run("templates", "list")
        #expect(result.status == 1)
        #expect(result.output.contains("overridden by Templates/Header.stencil"))
        #expect(result.errors.hasPrefix("Templates/Header.stencil:1:"))
    }

    @Test("show prints the template that holds, or the built-in one")
    func show() throws {
        let folder = try TemporaryFolder.project(["Header.stencil": "// mine\n"])
        #expect(try folder.tool().run("templates", "show", "Header.stencil").output == "// mine\n")
        let builtIn = try folder.tool().run("templates", "show", "builtin:Header.stencil")
        #expect(builtIn.output.contains("{% for line in header %}"))
        let unknown = try folder.tool().run("templates", "show", "Heder.stencil")
        #expect(unknown.status == 1)
        #expect(unknown.errors == "error: there is no template 'Heder.stencil'; did you mean 'Header.stencil'?\n")
        let plain = try folder.tool().run("templates", "show", "header")
        #expect(plain.errors == "error: there is no template 'header'; did you mean 'Header.stencil'?\n")
    }

    @Test("export says what it wrote, and writes over nothing unless it is asked to")
    func export() throws {
        let folder = try TemporaryFolder()
        let first = try folder.tool().run("templates", "export", "T", "Header.stencil", "ViewModel.stencil")
        #expect(first.status == 0)
        #expect(
            first.output == """
                written   T/Header.stencil
                written   T/ViewModel.stencil
                next: "templates": "T" in viewmodelgen.json; remove the files that you do not change

                """
        )
        #expect(try folder.files() == ["T/Header.stencil", "T/ViewModel.stencil"])
        try folder.write("mine", to: "T/Header.stencil")
        let refused = try folder.tool().run("templates", "export", "T")
        #expect(refused.status == 1)
        #expect(
            refused.errors == """
                error: 'T/Header.stencil' exists already and differs
                nothing was written; --force writes over it

                """
        )
        #expect(try folder.files().count == 2)
        let forced = try folder.tool().run("templates", "export", "T", "--force")
        #expect(forced.status == 0)
        #expect(forced.output.contains("unchanged T/ViewModel.stencil\n"))
        #expect(try folder.read("T/Header.stencil") != "mine")
    }

    @Test("export takes the names that templates use, and says what to set only where nothing is")
    func exportNext() throws {
        let folder = try TemporaryFolder.project()
        let result = try folder.tool().run("templates", "export", "Templates", "builtin:Header.stencil")
        #expect(result.output == "written   Templates/Header.stencil\n")
    }

    @Test("what was exported changes nothing")
    func exported() throws {
        let folder = try TemporaryFolder.project()
        try folder.write(Specs.counter("B"), to: "B.viewmodel")
        #expect(try folder.tool().run("--tests", "Tests").status == 0)
        #expect(try folder.tool().run("templates", "export", "Templates").status == 0)
        #expect(try folder.tool().run("--tests", "Tests", "--check").errors == "")
    }

    @Test(
        "calls that make no sense",
        arguments: [
            (["frobnicate"], "Unknown action 'frobnicate'"), (["lst"], "Unknown action 'lst'; did you mean 'list'?"),
            (["show"], "Missing expected argument '<name>' of 'show'"),
            (["export"], "Missing expected argument '<dir>' of 'export'"),
            (["list", "x"], "Unexpected argument 'x'"), (["show", "a", "b"], "Unexpected argument 'b'"),
            (["list", "--force"], "'--force' is for 'export'"),
        ]
    )
    func calls(arguments: [String], message: String) throws {
        let result = try TemporaryFolder().tool().run(["templates"] + arguments)
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("Error: \(message)\n"))
    }

    @Test("export knows the names of templates")
    func exportUnknown() throws {
        let result = try TemporaryFolder().tool().run("templates", "export", "T", "Heder.stencil")
        #expect(result.status == 1)
        #expect(result.errors == "error: there is no template 'Heder.stencil'; did you mean 'Header.stencil'?\n")
    }

    @Test("dump prints what templates see, as JSON")
    func dump() throws {
        let folder = try TemporaryFolder.project()
        let result = try folder.tool().run("dump", "A.viewmodel")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("{\n    \"fileName\": \"A.generated.swift\",\n    \"header\": [],\n"))
        #expect(result.output.contains("\"declaration\": \"static func title(count: Int) -> String\""))
        #expect(try folder.tool().run("dump", "-", input: Specs.titled("A")).output.contains("\"stem\": \"A\""))
        try folder.write(Specs.broken(), to: "B.viewmodel")
        let broken = try folder.tool().run("dump", "B.viewmodel")
        #expect(broken.status == 1)
        #expect(broken.output == "")
        #expect(broken.errors.contains("B.viewmodel:6:31: error:"))
        #expect(try folder.tool().run("dump", "C.viewmodel").errors.hasPrefix("error: cannot read 'C.viewmodel'"))
        #expect(try folder.tool().run("dump").status == 64)
    }
}
