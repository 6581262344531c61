import Foundation
import Testing

/// A broken template never destroys: it is shown, and nothing is written.
@Suite("Mistakes in templates")
struct TemplateMistakesTests {
    @Test(
        "a mistake is shown where it is, and nothing is written",
        arguments: [
            (
                "ViewModel.stencil", "{% extends \"builtin:ViewModel.stencil\" %}\n{% block inptu %}{% endblock %}",
                "2:10: error: 'builtin:ViewModel.stencil' has no block 'inptu'"
            ),
            (
                "ViewModel.stencil", "{% extends \"ViewModel.stencil\" %}",
                "1:1: error: 'ViewModel.stencil' extends itself; the one that it stands in for is 'bu"
            ),
            ("ViewModel.stencil", "{{ viewModel.nmae }}", "1:14: error: 'viewModel' has no member 'nmae'"),
            ("Header.stencil", "é {{ hedaer }}", "1:6: error: unknown variable 'hedaer'"),
            (
                "Header.stencil", "{% include \"Header.stencil\" %}",
                "1:1: error: templates, macros and blocks nest more than 60"
            ),
            ("Header.stencil", "{% include \"Haeder.stencil\" %}", "1:12: error: unknown template 'Haeder.stencil'"),
            ("Support.stencil", "{{ viewModels }}", "1:4: error: unknown variable 'viewModels'"),
            (
                "LogicFunction.stencil", "// nothing",
                "1:1: error: what this becomes does not declare 'title(count:)' in 'A', which is"
            ),
            ("LogicFile.stencil", "{", "1:1: error: what this becomes is no Swift: "),
            ("Unused.stencil", "{% if x %}", "1:1: error: 'if' is never closed"),
            ("Unused.stencil", "a\u{E9} {{ x|frobnicate }}", "1:9: error: unknown filter 'frobnicate'"),
            ("P.stencil", "---\nfile: {{ stemm }}.md\n---\n", "2:10: error: unknown variable 'stemm'"),
            ("P.stencil", "---\nfile: {{ stem }}.md\n---\n\n{{ stemm }}", "5:4: error: unknown variable 'stemm'"),
            (
                "P.stencil", "---\nfile: All.md\n---\n",
                "2:7: error: every ViewModel would write 'All.md'; put {{ viewModel.name }}"
            ),
            (
                "P.stencil", "---\nfile: All.md\nper: spec\n---\n",
                "2:7: error: every spec would write 'All.md'; put {{ stem }} into it"
            ),
            ("P.stencil", "---\nfile: {{ stem }}.md\n", "1:1: error: the heading is never closed"),
            ("P.stencil", "---\nfiel: {{ stem }}.md\n---\n", "2:1: error: unknown key 'fiel'"),
            ("P.stencil", "---\nin: tests\n---\n", "1:1: error: the heading does not say 'file: <path>'"),
            ("P.stencil", "---\nfile:\n---\n", "2:1: error: 'file' needs the path of the file"),
            ("P.stencil", "---\nfile: {{ stem }}\nfile: {{ spec }}\n---\n", "3:1: error: 'file' is given twice"),
            (
                "P.stencil", "---\nfile: {{ stem }}\nper: viewmodel\n---\n",
                "3:6: error: 'per' is one of 'viewModel', 'spec', 'target', not 'viewmodel'"
            ),
            ("P.stencil", "---\nfile: {{ stem }}\nowner\n---\n", "3:1: error: this is no entry of a heading"),
            (
                "P.stencil", "---\nfile: \"{{ stem }}.md\n---\n",
                "2:7: error: the value begins with \" and does not end with it"
            ),
            ("Header.stencil", "// \u{0}", "1:4: error: a template is text in UTF-8, and this is a NUL byte"),
            (
                "Header.stencil", "{{ header|map:\"x\" }}",
                "1:11: error: the filter 'map' is left out; use 'for' instead"
            ),
            (
                "Header.stencil", "---\nfile: {{ stem }}\n---\n",
                "1:1: error: 'Header.stencil' stands in for a built-in template and"
            ),
        ]
    )
    func mistakes(name: String, text: String, message: String) throws {
        let folder = try TemporaryFolder.project([name: text])
        try folder.write("// viewmodelgen, old\n", to: "A.generated.swift")
        let result = try folder.tool().run()
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Templates/\(name):\(message)"), "\(result.errors)")
        // Specs do not need the support file to be right.
        if name == "Support.stencil" { return }
        #expect(try folder.read("A.generated.swift") == "// viewmodelgen, old\n")
        #expect(!folder.exists("A.swift"))
    }

    @Test("a mistake that shows in a built-in template is told where the project has made it")
    func inBuiltIn() throws {
        let text = "{% extends \"builtin:ViewModel.stencil\" %}\n{% block input %}\n"
        let folder = try TemporaryFolder.project([
            "ViewModel.stencil": text + "{% include \"Struct.stencil\" viewModel.logic.0 %}\n{% endblock %}"
        ])
        let result = try folder.tool().run("--diagnostics", "xcode")
        #expect(
            result.errors.hasPrefix(
                """
                Templates/ViewModel.stencil:3:1: error: unknown variable 'name' [template]
                Templates/ViewModel.stencil:3:1: note: it is read here: builtin:Struct.stencil:4:27

                """
            )
        )
    }

    @Test("a mistake is told once, with the number of specs that it concerns")
    func toldOnce() throws {
        let folder = try TemporaryFolder.project(["Header.stencil": "{{ x }}"], ["A", "B", "C"])
        let result = try folder.tool().run("--diagnostics", "xcode")
        #expect(
            result.errors == """
                Templates/Header.stencil:1:4: error: unknown variable 'x' [template]
                Templates/Header.stencil:1:4: note: included from here: builtin:ViewModelFile.stencil:2:1
                Templates/Header.stencil:1:4: note: nothing was written for 'A.viewmodel'
                Templates/Header.stencil:1:1: error: the mistake in 'Templates/Header.stencil' keeps 2 more specs from being \
                written [template]

                """
        )
    }

    @Test("a template without effect is a warning that names the one that was meant")
    func withoutEffect() throws {
        let result = try TemporaryFolder.project(["Headr.stencil": "x"]).tool().run("--diagnostics", "xcode")
        #expect(result.status == 0)
        #expect(
            result.errors == """
                Templates/Headr.stencil:1:1: warning: 'Headr.stencil' has no effect: no built-in template has its name, none \
                includes it, and no heading says what file it adds; did you mean 'Header.stencil'? [unused-template]

                """
        )
    }

    @Test(
        "what a template says in vain is a warning",
        arguments: [
            (
                "ViewModel.stencil", "{# c #}{% extends \"builtin:ViewModel.stencil\" %}\n\n{# c #} // one {# c #}\n",
                "3:9: warning: this text is outside of all blocks, so it is never written; it belongs into a block, or"
            ),
            (
                "P.stencil", "\n# A page.\n---\nfile: {{ stem }}.md\n---\n",
                "3:1: warning: 'P.stencil' adds no file: a heading begins in the first line of a template, and this"
            ),
            ("Header.stencil/a.txt", "", " warning: 'Templates/Header.stencil' is a folder, and a template is a file"),
        ]
    )
    func inVain(name: String, text: String, message: String) throws {
        let folder = try TemporaryFolder.project([name: text])
        let result = try folder.tool().run()
        #expect(result.status == 0)
        #expect(result.errors.contains(message.drop { $0 == " " }), "\(result.errors)")
        #expect(folder.exists("A.generated.swift"))
    }

    @Test("white space and comments between blocks are no text")
    func betweenBlocks() throws {
        let text = "// one\n{% extends \"builtin:Header.stencil\" %}\n\n{# c #}\n \n"
        #expect(try TemporaryFolder.project(["Header.stencil": text]).tool().run().errors == "")
    }

    @Test("a folder that is missing, no folder, or cannot be read")
    func unreadable() throws {
        let folder = try TemporaryFolder.project([:])
        #expect(
            try folder.tool().run().errors.hasPrefix(
                "viewmodelgen.json:1:16: error: there is no folder 'Templates' [template]\n"
            )
        )
        try folder.write("", to: "Templates")
        #expect(try folder.tool().run().errors.hasPrefix("viewmodelgen.json:1:16: error: 'Templates' is no folder"))
        try FileManager.default.removeItem(at: folder.url("Templates"))
        try folder.write("{\n", to: "Templates/Header.stencil/file.txt")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("Templates/Gone.stencil").path,
            withDestinationPath: "nowhere"
        )
        let result = try folder.tool().run()
        #expect(result.status == 1)
        #expect(result.errors.contains("error: cannot read 'Templates/Gone.stencil': No such file or directory\n"))
        #expect(!folder.exists("A.swift"))
    }

    @Test("bytes that are no text")
    func garbage() throws {
        let folder = try TemporaryFolder.project([:])
        try FileManager.default.createDirectory(at: folder.url("Templates"), withIntermediateDirectories: true)
        try Data([0x41, 0xFF, 0x00, 0x7B, 0x25]).write(to: folder.url("Templates/Header.stencil"))
        let result = try folder.tool().run()
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Templates/Header.stencil:1:2: error: a template is text in UTF-8"))
    }

    @Test("formatting specs does not care for them")
    func format() throws {
        #expect(
            try TemporaryFolder.project(["Header.stencil": "{% if %}"]).tool().run("format", "--check").errors == ""
        )
    }
}
