import Foundation
import Testing

@Suite("Many specs")
struct ManySpecsTests {
    @Test("output does not depend on the number of threads")
    func determinism() throws {
        func run(threads: Int) throws -> (result: Tool.Result, files: [String: String]) {
            let folder = try TemporaryFolder()
            for index in 0..<150 {
                let name = "Screen\(index)"
                try folder.write(
                    index % 7 == 3 ? Specs.broken(name) : Specs.titled(name),
                    to: "Sources/App/Group\(index % 5)/\(name).viewmodel"
                )
            }
            let result = try folder.tool().run("Sources", "--jobs", "\(threads)")
            let files = try folder.files().reduce(into: [:]) { $0[$1] = try folder.read($1) }
            return (result, files)
        }
        let one = try run(threads: 1)
        #expect(one.result.status == 1)
        #expect(one.result.errors.components(separatedBy: "[unknown-name]").count == 22)
        for threads in [2, 8] {
            let many = try run(threads: threads)
            #expect(many.result == one.result)
            #expect(many.files == one.files)
        }
    }

    @Test("ViewModels of one name in one target are an error at both places")
    func sameName() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/A.viewmodel": Specs.counter("Same"),
            "Sources/App/B.viewmodel": "\n" + Specs.titled("Same"), "Sources/Other/C.viewmodel": Specs.counter("Same"),
            "Sources/App/D.viewmodel": "// viewmodel Same {\n" + Specs.counter("D"),
        ])
        let result = try folder.tool().run("--diagnostics", "xcode")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                Sources/App/A.viewmodel:1:11: error: 'Same' is declared in more than one spec of 'App'; rename one \
                [duplicate-viewmodel]
                Sources/App/A.viewmodel:1:11: note: it is also declared at Sources/App/B.viewmodel:2:11
                Sources/App/B.viewmodel:2:11: error: 'Same' is declared in more than one spec of 'App'; rename one \
                [duplicate-viewmodel]
                Sources/App/B.viewmodel:2:11: note: it is also declared at Sources/App/A.viewmodel:1:11

                """
        )
        #expect(!folder.exists("Sources/App/A.generated.swift"))
        #expect(!folder.exists("Sources/App/B.generated.swift"))
        #expect(folder.exists("Sources/Other/C.generated.swift"))
        #expect(folder.exists("Sources/App/D.generated.swift"))
    }

    @Test("a protocol that two specs of one target describe is an error at both places")
    func sameProtocol() throws {
        func spec(_ name: String) -> String {
            """
            viewmodel \(name) {
                dependencies { log: Log; protocol Log { func log() } }
                input { tap: Signal<Void> }
                flow { tap -> log.log() }
            }
            """
        }
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/A.viewmodel": spec("A"), "Sources/App/B.viewmodel": spec("B"),
            "Sources/Other/C.viewmodel": spec("C"),
        ])
        let result = try folder.tool().run("--diagnostics", "xcode")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                Sources/App/A.viewmodel:2:39: error: 'Log' is described in more than one spec of 'App'; keep one, the name \
                is enough elsewhere [duplicate-protocol]
                Sources/App/A.viewmodel:2:39: note: it is also declared at Sources/App/B.viewmodel:2:39
                Sources/App/B.viewmodel:2:39: error: 'Log' is described in more than one spec of 'App'; keep one, the name \
                is enough elsewhere [duplicate-protocol]
                Sources/App/B.viewmodel:2:39: note: it is also declared at Sources/App/A.viewmodel:2:39

                """
        )
        #expect(folder.exists("Sources/Other/C.generated.swift"))
    }

    @Test("specs whose files would have one path are errors, in any letter case")
    func samePath() throws {
        let folder = try TemporaryFolder([
            "a/Form.viewmodel": Specs.counter("First"), "b/form.viewmodel": Specs.counter("Second"),
        ])
        let result = try folder.tool().run("--output", "Out", "--diagnostics", "xcode")
        #expect(result.status == 1)
        let message = """
            error: 'a/Form.viewmodel' and 'b/form.viewmodel' would both write 'Out/form.generated.swift'; \
            rename one of them [duplicate-file]
            """
        #expect(result.errors == "a/Form.viewmodel:1:1: \(message)\nb/form.viewmodel:1:1: \(message)\n")
        #expect(try folder.tool().run().status == 0)
    }

    @Test("specs of one name in two folders of a target are errors: Swift takes one file of a name")
    func sameFileName() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/Login/Main.viewmodel": Specs.counter("First"),
            "Sources/App/Home/Main.viewmodel": Specs.counter("Second"),
            "Sources/Other/Main.viewmodel": Specs.counter("Third"),
        ])
        let result = try folder.tool().run("--diagnostics", "xcode")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                Sources/App/Home/Main.viewmodel:1:1: error: 'Sources/App/Login/Main.viewmodel' has the same name, \
                and a module has one file of a name; rename one of them [duplicate-file]
                Sources/App/Login/Main.viewmodel:1:1: error: 'Sources/App/Home/Main.viewmodel' has the same name, \
                and a module has one file of a name; rename one of them [duplicate-file]

                """
        )
        #expect(folder.exists("Sources/Other/Main.generated.swift"))
    }

    @Test("each spec has the nearest configuration")
    func configurations() throws {
        let folder = try TemporaryFolder([
            "viewmodelgen.json": #"{ "access": "public" }"#,
            "One/viewmodelgen.json": #"{ "kind": "struct" }"#,
            "One/Deep/A.viewmodel": Specs.counter("A"),
            "Two/B.viewmodel": Specs.counter("B"),
            "Three/viewmodelgen.json": #"{ "kid": "struct" }"#,
            "Three/C.viewmodel": Specs.counter("C"),
        ])
        let result = try folder.tool().run()
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Three/viewmodelgen.json:1:3: error: unknown key 'kid' [unknown-key]\n"))
        #expect(try folder.read("One/Deep/A.generated.swift").contains("\nstruct A: ViewModel {"))
        #expect(try folder.read("Two/B.generated.swift").contains("\npublic final class B: ViewModel {"))
        #expect(!folder.exists("Three/C.generated.swift"))
        try folder.write(#"{ "access": "package" }"#, to: "other.json")
        #expect(try folder.tool().run("--config", "other.json").status == 0)
        for path in ["One/Deep/A", "Two/B", "Three/C"] {
            #expect(try folder.read("\(path).generated.swift").contains("\npackage final class "))
        }
    }
}
