import Testing

@Suite("Arguments")
struct ArgumentTests {
    /// A call that is wrong, and the first lines of the answer.
    struct WrongCall: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let lines: [String]

        init(_ arguments: String..., answer lines: String...) {
            self.arguments = arguments
            self.lines = lines
        }

        var testDescription: String { arguments.joined(separator: " ") }
    }

    private static let generateUsage = "Usage: viewmodelgen generate [<options>] [<path> ...]"
    private static let newUsage = "Usage: viewmodelgen new [--in <dir>] <name>"

    private static let wrongCalls = [
        WrongCall(
            "generate",
            "--chekc",
            answer: "Error: Unknown option '--chekc'. Did you mean '--check'?",
            generateUsage,
            "  See 'viewmodelgen generate --help' for more information."
        ),
        WrongCall("--dryrun", answer: "Error: Unknown option '--dryrun'. Did you mean '--dry-run'?", generateUsage),
        WrongCall("--hlep", answer: "Error: Unknown option '--hlep'. Did you mean '--help'?", generateUsage),
        WrongCall("generate", "-x", answer: "Error: Unknown option '-x'", generateUsage),
        WrongCall(
            "generate",
            "--config",
            answer: "Error: Missing value for '--config <file>'",
            "Help:  --config <file>  The configuration for all specs, instead of the nearest viewmodelgen.json above each.",
            generateUsage
        ),
        WrongCall("generate", "--config", "--check", answer: "Error: Missing value for '--config <file>'"),
        WrongCall("generate", "--config=", answer: "Error: Missing value for '--config <file>'"),
        WrongCall(
            "generate",
            "--check=yes",
            answer: "Error: The option '--check' does not take any value, but 'yes' was specified."
        ),
        WrongCall(
            "generate",
            "--color",
            "blue",
            answer: "Error: The value 'blue' is invalid for '--color <when>'. "
                + "Please provide one of 'auto', 'always' or 'never'.",
            "Help:  --color <when>  Whether problems are shown in colour. (values: auto, always, never; default: auto)",
            generateUsage
        ),
        WrongCall(
            "generate",
            "--diagnostics=xml",
            answer: "Error: The value 'xml' is invalid for '--diagnostics <style>'. "
                + "Please provide one of 'text', 'xcode', 'json' or 'github'."
        ),
        WrongCall(
            "generate",
            "--jobs",
            "0",
            answer: "Error: The value '0' is invalid for '--jobs <n>'. Please provide a whole number of at least 1."
        ),
        WrongCall(
            "generate",
            "--jobs",
            "two",
            answer: "Error: The value 'two' is invalid for '--jobs <n>'. Please provide a whole number of at least 1."
        ),
        WrongCall(
            "generate",
            "--jobs",
            "9223372036854775808",
            answer:
                "Error: The value '9223372036854775808' is invalid for '--jobs <n>'. Please provide a whole number of at least 1."
        ),
        WrongCall(
            "generate",
            "--tests",
            "T",
            "--no-tests",
            answer: "Error: '--tests' and '--no-tests' exclude each other",
            generateUsage
        ),
        WrongCall("generate", "-", "A", answer: "Error: '-' stands alone: it reads one spec from standard input"),
        WrongCall("format", "A", "-", answer: "Error: '-' stands alone: it reads one spec from standard input"),
        WrongCall(
            "generate",
            "-",
            "--check",
            answer: "Error: '--check' is about files, and '-' has none: its ViewModel goes to standard output",
            generateUsage
        ),
        WrongCall(
            "generate",
            "-",
            "--diff",
            answer: "Error: '--diff' is about files, and '-' has none: its ViewModel goes to standard output"
        ),
        WrongCall(
            "-",
            "--prune",
            answer: "Error: '--prune' is about files, and '-' has none: its ViewModel goes to standard output"
        ),
        WrongCall(
            "-",
            "--output=Out",
            answer: "Error: '--output' is about files, and '-' has none: its ViewModel goes to standard output"
        ),
        WrongCall("new", answer: "Error: Missing expected argument '<name>'", newUsage),
        WrongCall("new", "A", "B", "C", answer: "Error: 2 unexpected arguments: 'B', 'C'", newUsage),
        WrongCall("init", "A", answer: "Error: Unexpected argument 'A'", "Usage: viewmodelgen init [--profile <name>]"),
        WrongCall(
            "help",
            "generat",
            answer: "Error: Unknown subcommand 'generat'. Did you mean 'generate'?",
            "Usage: viewmodelgen <subcommand>",
            "  See 'viewmodelgen --help' for more information."
        ),
    ]

    @Test("a wrong call is answered on standard error, with status 64", arguments: wrongCalls)
    func wrongCall(_ call: WrongCall) throws {
        let folder = try TemporaryFolder()
        let result = try folder.tool().run(call.arguments)
        #expect(result.status == 64)
        #expect(result.output == "")
        let lines = result.errors.split(separator: "\n").map(String.init)
        #expect(Array(lines.prefix(call.lines.count)) == call.lines)
        #expect(lines.last?.hasPrefix("  See 'viewmodelgen ") == true)
        #expect(try folder.files() == [])
    }

    @Test("values are read with '=' and after a space, and the last one counts")
    func values() throws {
        let folder = try TemporaryFolder(["a.json": #"{ "a": 1 }"#, "b.json": #"{ "b": 1 }"#])
        for arguments in [["--config", "b.json"], ["--config=b.json"], ["--config=a.json", "--config", "b.json"]] {
            let result = try folder.tool().run(["generate"] + arguments)
            #expect(result.status == 1)
            #expect(result.errors.hasPrefix("b.json:1:3: error: unknown key 'b'"))
        }
    }

    @Test("after '--' nothing is an option")
    func terminator() throws {
        let result = try TemporaryFolder().tool().run("generate", "--", "--check")
        #expect(result == Tool.Result(status: 1, output: "", errors: "error: there is no file or folder '--check'\n"))
    }
}
