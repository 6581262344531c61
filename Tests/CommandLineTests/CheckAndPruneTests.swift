import Foundation
import Testing

/// What tells of changes without making them, and what removes files.
@Suite("generate --check, --diff, --dry-run, --prune")
struct CheckAndPruneTests {
    @Test("--check writes nothing and fails until everything is current")
    func check() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.counter("A")])
        let before = try folder.tool().run("--check")
        #expect(before.status == 1)
        #expect(
            before.output == "stale     A.generated.swift\nstale     ViewModelSupport.generated.swift\n2 stale\n"
        )
        #expect(before.errors == "error: 2 files are not current; run 'viewmodelgen generate'\n")
        #expect(try folder.files() == ["A.viewmodel"])
        _ = try folder.tool().run()
        let after = try folder.tool().run("--check")
        #expect(after.status == 0)
        #expect(after.errors == "")
        #expect(after.output.hasSuffix("2 unchanged\n"))
    }

    @Test("--check fails for a file whose spec is gone and that was edited, and says what to do")
    func checkEdited() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.counter("A"), "B.viewmodel": Specs.counter("B")])
        _ = try folder.tool().run()
        try FileManager.default.removeItem(at: folder.url("B.viewmodel"))
        try folder.write("edited", to: "B.generated.swift")
        let result = try folder.tool().run("--check", "--quiet")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                error: no spec asks for 'B.generated.swift', but it was edited, so that --prune keeps it; remove it by hand

                """
        )
        #expect(try folder.tool().run("--prune").status == 0)
        #expect(try folder.read("B.generated.swift") == "edited")
        try FileManager.default.removeItem(at: folder.url("B.generated.swift"))
        #expect(try folder.tool().run("--check").status == 0)
    }

    @Test("--dry-run lists what would be written, and is no failure")
    func dryRun() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.counter("A")])
        let result = try folder.tool().run("--dry-run")
        #expect(
            result
                == Tool.Result(
                    status: 0,
                    output: "to write  A.generated.swift\nto write  ViewModelSupport.generated.swift\n2 to write\n",
                    errors: ""
                )
        )
        #expect(try folder.files() == ["A.viewmodel"])
    }

    @Test("--diff prints nothing but the difference, and fails while there is one")
    func diff() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.counter("A")])
        _ = try folder.tool().run()
        #expect(try folder.tool().run("--diff") == Tool.Result(status: 0, output: "", errors: ""))
        let text = try folder.read("A.generated.swift")
        try folder.write(Specs.counter("A").replacing("+ 1", with: "+ 2"), to: "A.viewmodel")
        let result = try folder.tool().run("--diff")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("--- a/A.generated.swift\n+++ b/A.generated.swift\n@@ "))
        #expect(
            result.output.contains(
                "\n-            .map { count in count + 1 }\n+            .map { count in count + 2 }\n"
            )
        )
        #expect(try folder.read("A.generated.swift") == text)
    }

    @Test("--check fails for a file whose spec is gone, until it is pruned")
    func checkOfObsolete() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.counter("A"), "B.viewmodel": Specs.counter("B")])
        _ = try folder.tool().run()
        try FileManager.default.removeItem(at: folder.url("A.viewmodel"))
        let check = try folder.tool().run("--check")
        #expect(check.status == 1)
        #expect(check.errors == "error: 1 file is not current; run 'viewmodelgen generate --prune'\n")
        _ = try folder.tool().run("--prune")
        #expect(try folder.tool().run("--check").status == 0)
    }

    @Test("--prune removes the files of specs that are gone, but never an edited one")
    func prune() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.counter("A"), "B.viewmodel": Specs.counter("B")])
        _ = try folder.tool().run()
        for name in ["A", "B"] { try FileManager.default.removeItem(at: folder.url("\(name).viewmodel")) }
        try folder.write("// edited\n", to: "B.generated.swift")
        let plain = try folder.tool().run()
        #expect(plain.status == 0)
        #expect(plain.output.contains("obsolete  A.generated.swift: no spec asks for it; --prune removes it\n"))
        let result = try folder.tool().run("--prune")
        #expect(
            result.output == """
                pruned    A.generated.swift
                kept      B.generated.swift: no spec asks for it, but it was edited; remove it by hand
                pruned    ViewModelSupport.generated.swift
                2 pruned, 1 kept

                """
        )
        #expect(try folder.files() == [".viewmodelgen-manifest", "B.generated.swift"])
    }
}
