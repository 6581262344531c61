import Foundation
import Testing

@Suite("format")
struct FormatTests {
    private static let crooked =
        "viewmodel A {\n  input { tap: Signal<Void>  }\n\n\n\n output {done:Signal<Void><-tap}\n}"

    @Test("rewrites specs, once")
    func rewrites() throws {
        let folder = try TemporaryFolder(["Sub/A.viewmodel": Self.crooked, "B.viewmodel": Specs.counter("B")])
        let first = try folder.tool().run("format")
        #expect(
            first == Tool.Result(status: 0, output: "formatted   Sub/A.viewmodel\n1 formatted, of 2\n", errors: "")
        )
        #expect(try folder.read("Sub/A.viewmodel") != Self.crooked)
        let dates = try folder.modificationDates()
        #expect(try folder.tool().run("format", ".").output == "0 formatted, of 2\n")
        #expect(try folder.modificationDates() == dates)
        #expect(try folder.tool().run("format", "--quiet").output == "")
    }

    @Test("--check lists what is not formatted, writes nothing and fails")
    func check() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Self.crooked, "B.viewmodel": Specs.counter("B")])
        let result = try folder.tool().run("format", "--check")
        #expect(
            result == Tool.Result(status: 1, output: "unformatted A.viewmodel\n1 not formatted, of 2\n", errors: "")
        )
        #expect(try folder.read("A.viewmodel") == Self.crooked)
        #expect(try folder.tool().run("format", "--check", "B.viewmodel").status == 0)
    }

    @Test("'-' formats standard input")
    func standardInput() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Self.crooked])
        let result = try folder.tool().run("format", "-", input: Self.crooked)
        _ = try folder.tool().run("format")
        #expect(result == Tool.Result(status: 0, output: try folder.read("A.viewmodel"), errors: ""))
        #expect(try folder.tool().run("format", "-", "--check", input: Self.crooked).status == 1)
        #expect(
            try folder.tool().run("format", "-", "--check", input: result.output)
                == Tool.Result(status: 0, output: "", errors: "")
        )
    }

    @Test("specs with syntax errors are reported and left as they are, the others are formatted")
    func syntaxErrors() throws {
        let broken = "viewmodel B {\n  input { tap Signal<Void> }\n}\n"
        let folder = try TemporaryFolder(["A.viewmodel": Self.crooked, "B.viewmodel": broken])
        let result = try folder.tool().run("format", "--diagnostics", "xcode")
        #expect(result.status == 1)
        #expect(result.output == "formatted   A.viewmodel\n1 formatted, of 2\n")
        #expect(result.errors.hasPrefix("B.viewmodel:2:"))
        #expect(try folder.read("B.viewmodel") == broken)
        let input = try folder.tool().run("format", "-", input: broken)
        #expect(input.status == 1)
        #expect(input.output == "")
        #expect(input.errors.hasPrefix("<stdin>:2:"))
    }

    @Test("uses the sources of the configuration")
    func sources() throws {
        let folder = try TemporaryFolder([
            "viewmodelgen.json": #"{ "sources": ["App"] }"#, "App/A.viewmodel": Self.crooked,
            "B.viewmodel": Self.crooked,
        ])
        #expect(try folder.tool().run("format").output == "formatted   App/A.viewmodel\n1 formatted, of 1\n")
        #expect(try folder.read("B.viewmodel") == Self.crooked)
    }

    @Test("what new and init write needs no formatting, no change and no warning")
    func startingFiles() throws {
        let folder = try TemporaryFolder()
        _ = try folder.tool().run("init")
        _ = try folder.tool().run("new", "SignUpViewModel")
        #expect(try folder.tool().run("format", "--check").status == 0)
        let result = try folder.tool().run("generate")
        #expect(result.status == 0)
        #expect(result.errors == "")
    }
}
