import Foundation

/// The built tool, run as a process as a user runs it.
struct Tool {
    struct Result: Equatable {
        var status: Int32
        var output: String
        var errors: String
    }

    /// The folder that it is run in.
    let folder: URL
    /// Keeps the folder for as long as the tool.
    let owner: TemporaryFolder

    /// The binary stands beside the test bundle.
    static let binary: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appendingPathComponent("viewmodelgen")
    }()

    /// Runs the tool to its end.
    ///
    /// - Parameter environment: added to an environment that holds nothing but the path: without a home there is no cache.
    func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Result {
        try run(arguments, input: input, environment: environment)
    }

    func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Result {
        // Files, unlike pipes, never fill up.
        let files = try TemporaryFolder()
        try files.write(input, to: "input")
        try files.write("", to: "output")
        try files.write("", to: "errors")
        let process = Self.process(arguments, in: folder, environment: environment)
        process.standardInput = try FileHandle(forReadingFrom: files.url("input"))
        process.standardOutput = try FileHandle(forWritingTo: files.url("output"))
        process.standardError = try FileHandle(forWritingTo: files.url("errors"))
        try process.run()
        process.waitUntilExit()
        return Result(
            // A signal counts as a shell counts it.
            status: process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0),
            output: try files.read("output"),
            errors: try files.read("errors")
        )
    }

    /// A process that is ready to run.
    static func process(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = binary
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let inherited = ProcessInfo.processInfo.environment
        let base = ["PATH", "LD_LIBRARY_PATH"].reduce(into: [:]) { $0[$1] = inherited[$1] }
        process.environment = base.merging(environment) { $1 }
        return process
    }
}
