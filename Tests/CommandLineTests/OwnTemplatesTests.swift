import Foundation
import Testing

/// What a project's own templates do to a run.
@Suite("Own templates")
struct OwnTemplatesTests {
    private static let page = "---\nfile: Docs/{{ viewModel.name }}.md\nin: project\n---\n# {{ viewModel.name }}\n"

    // MARK: Overriding

    @Test("stand in for the built-in ones, file by file")
    func override() throws {
        let folder = try TemporaryFolder.project(["Header.stencil": "// Example Ltd.\n\n"])
        #expect(try folder.tool().run("--tests", "Tests").status == 0)
        for path in try folder.files() where path.hasSuffix(".swift") {
            #expect(try folder.read(path).hasPrefix("// Example Ltd.\n\n"), "\(path)")
        }
    }

    @Test("an edited template is seen by the next run")
    func edit() throws {
        let folder = try TemporaryFolder.project(["Header.stencil": "// one\n"])
        _ = try folder.tool().run()
        try folder.write("// two\n", to: "Templates/Header.stencil")
        #expect(try folder.tool().run("--check").output.contains("stale     A.generated.swift\n"))
        #expect(try folder.tool().run("--diff").output.contains("-// one\n+// two\n"))
        #expect(try folder.tool().run().output.contains("written   A.generated.swift\n"))
        #expect(try folder.read("A.generated.swift").hasPrefix("// two\n"))
        #expect(try folder.read("A.swift").hasPrefix("// one\n"))
    }

    @Test("a function is added with the project's template")
    func addFunction() throws {
        let text = """
            {% extends "builtin:LogicFunction.stencil" %}
            {% block body %}
                    todo("{{ viewModel.name }}")
            {% endblock %}
            """
        let folder = try TemporaryFolder.project(["LogicFunction.stencil": text])
        try folder.write("extension A: ALogic {\n}\n", to: "A.swift")
        #expect(try folder.tool().run().output.contains("added     A.title(count:) to A.swift\n"))
        #expect(
            try folder.read("A.swift") == """
                extension A: ALogic {
                    static func title(count: Int) -> String {
                        todo("A")
                    }
                }

                """
        )
    }

    @Test("line ends and byte order marks of templates are not in files")
    func lineEnds() throws {
        let folder = try TemporaryFolder.project(["Header.stencil": "\u{FEFF}// one\r\n{# c #}\r\n// two\r\n"])
        _ = try folder.tool().run()
        #expect(try folder.read("A.generated.swift").hasPrefix("// one\n// two\n// Generated"))
    }

    // MARK: Added files

    @Test("add files per ViewModel, per spec and per target, of the generator or the user")
    func additions() throws {
        let folder = try TemporaryFolder.project([
            "Page.stencil": Self.page,
            "Spec.stencil":
                "---\nfile: {{ stem }}+Mock.swift\nper: spec\nowner: user\n---\n// {{ viewModels.count }}\n",
            "Target.stencil": "---\n# once\nfile: Base.swift\nper: target\n---\nclass Base {}\n",
            "Test.stencil": "---\nfile: {{ stem }}Snapshots.swift\nper: spec\nin: tests\n---\n// {{ spec }}\n",
        ])
        let first = try folder.tool().run("--tests", "Tests")
        #expect(first.status == 0)
        #expect(first.errors == "")
        #expect(try folder.read("Docs/A.md") == "# A\n")
        #expect(try folder.read("A+Mock.swift") == "// 1\n")
        #expect(try folder.read("Base.swift") == "class Base {}\n")
        #expect(try folder.read("Tests/ASnapshots.swift") == "// A.viewmodel\n")
        try folder.write("// mine\n", to: "A+Mock.swift")
        try folder.write("edited", to: "Docs/A.md")
        #expect(try folder.tool().run("--tests", "Tests", "--dry-run").output.contains("to write  Docs/A.md\n"))
        #expect(try folder.tool().run("--tests", "Tests").output.contains("written   Docs/A.md\n"))
        #expect(try folder.read("A+Mock.swift") == "// mine\n")
        #expect(try folder.tool().run("--tests", "Tests", "--check").status == 0)
        // A run without tests says nothing about theirs.
        let without = try folder.tool().run("--no-tests")
        #expect(!without.output.contains("Snapshots"))
        #expect(try folder.tool().run("--tests", "Tests", "--check").status == 0)
    }

    @Test("files whose template or spec is gone are obsolete, and pruned")
    func prune() throws {
        let folder = try TemporaryFolder.project(
            ["Page.stencil": Self.page, "Base.stencil": "---\nfile: sub/Base.swift\nper: target\n---\n"],
            ["A", "B"]
        )
        _ = try folder.tool().run()
        try FileManager.default.removeItem(at: folder.url("B.viewmodel"))
        #expect(try folder.tool().run("--check").output.contains("obsolete  Docs/B.md"))
        try FileManager.default.removeItem(at: folder.url("Templates/Base.stencil"))
        #expect(try folder.tool().run("--prune").output.contains("pruned    sub/Base.swift\n"))
        #expect(!folder.exists("Docs/B.md"))
        #expect(folder.exists("Docs/A.md"))
        // One spec alone says nothing about the others.
        try folder.write(Specs.titled("C"), to: "C.viewmodel")
        _ = try folder.tool().run()
        #expect(try folder.tool().run("A.viewmodel", "--prune").output.hasSuffix("\n4 unchanged\n"))
        #expect(folder.exists("Docs/C.md"))
    }

    @Test("a build writes what it can know the names of")
    func builds() throws {
        let folder = try TemporaryFolder.project([
            "Page.stencil": Self.page,
            "Mock.stencil": "---\nfile: {{ stem }}+Mock.swift\nper: spec\n---\n// {{ spec }}\n",
            "Base.stencil": "---\nfile: Base.swift\nper: target\n---\nclass Base {}\n",
            "ViewModelFile.stencil": "{% extends \"builtin:ViewModelFile.stencil\" %}{% block notice %}{% endblock %}",
        ])
        for round in ["one", "two"] {
            try folder.write("// \(round)\n", to: "Templates/Header.stencil")
            #expect(try folder.tool().run("--only", "viewmodels", "--output", "Out", "A.viewmodel").errors == "")
            #expect(try folder.tool().run("--only", "support", "--output", "Out", "A.viewmodel").errors == "")
            #expect(try folder.read("Out/A.generated.swift").hasPrefix("// \(round)\n"))
        }
        let files = try folder.files().filter { $0.hasPrefix("Out/") || $0.hasPrefix("Docs/") || $0.hasPrefix(".") }
        #expect(
            files == [
                "Out/A+Mock.swift", "Out/A.generated.swift", "Out/Base.swift", "Out/ViewModelSupport.generated.swift",
            ]
        )
    }

    // MARK: Conflicts

    @Test(
        "two files of one path are an error, and neither the spec nor what is there is touched",
        arguments: [
            (
                ["P.stencil": "---\nfile: {{ stem }}.swift\nper: spec\n---\n"],
                "P.stencil:2:7: error: two files would be 'A.swift'"
            ),
            (["P.stencil": Self.page, "Q.stencil": Self.page], "Q.stencil:2:7: error: two files would be 'Docs/A.md'"),
            (
                ["P.stencil": "---\nfile: {{ access }}All.md\n---\n"],
                "P.stencil:2:7: error: two files would be 'All.md'"
            ),
            (
                ["P.stencil": "---\nfile: ../{{ stem }}\nper: spec\n---\n"],
                "P.stencil:2:7: error: the path '../A' leaves its folder"
            ),
            (
                ["P.stencil": "---\nfile: /tmp/{{ stem }}\nper: spec\n---\n"],
                "P.stencil:2:7: error: the path '/tmp/A' leaves its folder"
            ),
            (
                ["P.stencil": "---\nfile: {{ spec }}\nper: spec\n---\n"],
                "P.stencil:2:7: error: 'A.viewmodel' is no name"
            ),
            (
                ["P.stencil": "---\nfile: {{ stem }}/\nper: spec\n---\n"],
                "P.stencil:2:7: error: the path 'A/' names no file"
            ),
        ]
    )
    func conflicts(templates: [String: String], message: String) throws {
        let folder = try TemporaryFolder.project(templates, ["A", "B"])
        for path in ["A.generated.swift", "B.generated.swift"] { try folder.write("// viewmodelgen\n", to: path) }
        let result = try folder.tool().run()
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Templates/\(message)"))
        #expect(try folder.read("B.generated.swift") == "// viewmodelgen\n")
    }

    @Test("a file of the user is not written over")
    func userFile() throws {
        let folder = try TemporaryFolder.project(["P.stencil": Self.page])
        try folder.write("viewmodelgen is great\n", to: "Docs/A.md")
        let result = try folder.tool().run()
        #expect(result.status == 1)
        let message = "cannot write 'Docs/A.md': it exists and was not written by viewmodelgen; choose another name"
        #expect(result.errors.hasPrefix("Templates/P.stencil:2:7: error: \(message) [template]\n"))
        #expect(try folder.read("Docs/A.md") == "viewmodelgen is great\n")
    }
}
