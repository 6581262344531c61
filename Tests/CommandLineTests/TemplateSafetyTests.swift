import Foundation
import Testing

/// What templates of a project get wrong costs no file, and what they give up is told as theirs.
@Suite("Templates: what stays and what goes")
struct TemplateSafetyTests {
    private static let index = "---\nfile: Docs/Index.md\nin: project\nper: target\n---\n"

    // MARK: Mistakes

    @Test(
        "a mistake at a target keeps all of its files, with --prune too",
        arguments: [
            ("Index.stencil", index + "{{ oops }}\n"),
            ("Index.stencil", "---\nfile: A.generated.swift\nper: target\n---\n"),
            ("Header.stencil", "// {{ stem }}\n"),
            ("Support.stencil", "{{ oops }}\n"),
            ("TestSupport.stencil", "{{ oops }}\n"),
        ]
    )
    func keepsFilesOfTarget(name: String, text: String) throws {
        let folder = try TemporaryFolder.project(["Index.stencil": Self.index + "index\n"])
        let kept = ["ViewModelSupport.generated.swift", "Tests/ViewModelTestSupport.generated.swift", "Docs/Index.md"]
        #expect(try folder.tool().run("--tests", "Tests").status == 0)
        let texts = try kept.map { try folder.read($0) }
        try folder.write(text, to: "Templates/\(name)")
        for arguments in [["--prune"], ["--check"], ["--prune", "--dry-run"], ["A.viewmodel", "--prune"]] {
            let result = try folder.tool().run(["--tests", "Tests"] + arguments)
            #expect(result.status == 1)
            for word in ["prune", "obsolete", "Support", "Index"] { #expect(!result.output.contains(word)) }
            #expect(try kept.map { try folder.read($0) } == texts)
        }
        // The manifest knows them still.
        try folder.write(Self.index + "index\n", to: "Templates/Index.stencil")
        if name != "Index.stencil" { try FileManager.default.removeItem(at: folder.url("Templates/\(name)")) }
        #expect(try folder.tool().run("--tests", "Tests", "--check").status == (name == "Header.stencil" ? 1 : 0))
        #expect(try folder.tool().run("--tests", "Tests").errors == "")
    }

    @Test("a path that two targets share keeps the files of both")
    func sharedPath() throws {
        let text = Self.index.replacing("Index", with: "{{ module }}") + "index\n"
        let folder = try TemporaryFolder.project(["Index.stencil": text], [])
        try folder.write(Specs.titled("A"), to: "Sources/One/A.viewmodel")
        try folder.write(Specs.titled("B"), to: "Sources/Two/B.viewmodel")
        try folder.write("// swift-tools-version:5.9\n", to: "Package.swift")
        #expect(try folder.tool().run().status == 0)
        let files = try folder.files()
        #expect(files.contains("Docs/One.md") && files.contains("Docs/Two.md"))
        try folder.write(Self.index + "index\n", to: "Templates/Index.stencil")
        let result = try folder.tool().run("--prune")
        #expect(result.errors.hasPrefix("Templates/Index.stencil:2:7: error: two files would be 'Docs/Index.md'"))
        #expect(result.output.contains("pruned    Docs/One.md\n"))
        #expect(try folder.files() == (files.filter { $0 != "Docs/One.md" } + ["Docs/Index.md"]).sorted())
    }

    @Test("a spec that was moved while it cannot be generated keeps its files", arguments: [true, false])
    func movedSpec(isTemplate: Bool) throws {
        let folder = try TemporaryFolder.project(["Page.stencil": "---\nfile: {{ stem }}.txt\nper: spec\n---\n"])
        #expect(try folder.tool().run("--output", "Out").status == 0)
        let spec = try folder.read("A.viewmodel")
        try FileManager.default.removeItem(at: folder.url("A.viewmodel"))
        try folder.write(isTemplate ? spec : spec + "}", to: "Sub/A.viewmodel")
        if isTemplate { try folder.write("{{ oops }}", to: "Templates/Header.stencil") }
        try folder.write(Specs.titled("B"), to: "B.viewmodel")
        let files = try folder.files()
        #expect(try folder.tool().run("--output", "Out", "--prune").status == 1)
        #expect(Set(files).subtracting(try folder.files()) == [])
    }

    // MARK: Paths

    @Test(
        "a path that is taken, or leads elsewhere, is told at the heading",
        arguments: [
            ("Package.swift", "it exists and was not written by viewmodelgen; choose another name"),
            ("Templates", "a folder of that name is there; choose another name"),
            ("Link/A.md", "a symbolic link on the way leads out of its folder; choose another path"),
            ("Link/new/A.md", "a symbolic link on the way leads out of its folder; choose another path"),
            ("gone", "a symbolic link on the way leads out of its folder; choose another path"),
        ]
    )
    func places(path: String, reason: String) throws {
        let outside = try TemporaryFolder()
        for owner in ["generator", "user"] where owner == "generator" || path != "Package.swift" {
            let heading = "---\nfile: \(path)\nin: project\nper: target\nowner: \(owner)\n---\n"
            let folder = try TemporaryFolder.project(["P.stencil": heading])
            try folder.write("// mine\n", to: "Package.swift")
            for (name, target) in [("Link", outside.root.path), ("gone", outside.root.path + "/gone")] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.url(name).path,
                    withDestinationPath: target
                )
            }
            let result = try folder.tool().run()
            #expect(result.status == 1)
            let message = "cannot write '\(path)': \(reason) [template]\n"
            #expect(result.errors.hasPrefix("Templates/P.stencil:2:7: error: \(message)"), "\(result.errors)")
            #expect(try folder.read("Package.swift") == "// mine\n")
            #expect(try outside.files() == [])
        }
    }

    @Test("a link that stays inside of the folder is no mistake")
    func innerLink() throws {
        let folder = try TemporaryFolder.project(["P.stencil": "---\nfile: Link/{{ stem }}.md\nin: project\n---\n"])
        try folder.write("", to: "Docs/other.md")
        try FileManager.default.createSymbolicLink(atPath: folder.url("Link").path, withDestinationPath: "Docs")
        #expect(try folder.tool().run().errors == "")
        #expect(folder.exists("Docs/A.md"))
    }

    // MARK: Files that nobody asks for

    @Test("files of a template that is gone are told as such, and folders that they alone were in go too")
    func goneTemplate() throws {
        let folder = try TemporaryFolder.project(
            [
                "Page.stencil": "---\nfile: Docs/Pages/{{ stem }}.md\nin: project\nper: spec\n---\n",
                "Mine.stencil": "---\nfile: Docs/{{ stem }}.txt\nin: project\nper: spec\nowner: user\n---\n",
            ],
            ["A", "B", "C"]
        )
        _ = try folder.tool().run()
        try FileManager.default.removeItem(at: folder.url("C.viewmodel"))
        for name in ["Page", "Mine"] { try FileManager.default.removeItem(at: folder.url("Templates/\(name).stencil")) }
        try folder.write("edited", to: "Docs/Pages/B.md")
        let result = try folder.tool().run()
        for line in [
            "obsolete  Docs/Pages/A.md: no template asks for it; --prune removes it\n",
            "kept      Docs/Pages/B.md: no template asks for it, but it was edited; remove it by hand\n",
            "obsolete  Docs/Pages/C.md: no spec asks for it; --prune removes it\n",
            "obsolete  C.generated.swift: no spec asks for it; --prune removes it\n",
            "yours     Docs/A.txt: no template asks for it any more; remove it if you do not need it\n",
            "yours     Docs/C.txt: no spec asks for it any more; remove it if you do not need it\n",
            "yours     C.swift: no spec writes to it any more; move what is still used beside its spec\n",
        ] {
            #expect(result.output.contains(line), "\(line)")
        }
        #expect(
            try folder.tool().run("--check").errors.contains(
                "no template asks for 'Docs/Pages/B.md', but it was edited, so that --prune keeps it"
            )
        )
        try FileManager.default.removeItem(at: folder.url("Docs/Pages/B.md"))
        try folder.write("", to: "Docs/mine.md")
        #expect(try folder.tool().run("--prune").output.contains("pruned    Docs/Pages/A.md\n"))
        #expect(!folder.exists("Docs/Pages"))
        #expect(folder.exists("Docs/mine.md"))
    }

    // MARK: Names

    @Test("every file's values have its name")
    func fileName() throws {
        let folder = try TemporaryFolder.project([
            "Header.stencil": "//  {{ fileName }}\n",
            "P.stencil": "---\nfile: \"Docs/{{ viewModel.name }}.txt\"\n---\n{{ fileName }}\n",
            "Q.stencil": "---\nfile: 'All.txt'\nper: target\n---\n{% include \"Header.stencil\" %}\n",
        ])
        #expect(try folder.tool().run("--tests", "Tests").errors == "")
        for path in try folder.files() where path.hasSuffix(".swift") {
            #expect(try folder.read(path).hasPrefix("//  \(folder.url(path).lastPathComponent)\n"), "\(path)")
        }
        #expect(try folder.read("Docs/A.txt") == "A.txt\n")
        #expect(try folder.read("All.txt") == "//  All.txt\n")
    }
}
