import Foundation

/// A package without dependencies: a ViewModel as a back end makes it and as each mutation leaves it, a module each, whose
/// generated tests are run once.
struct BackendPackage {
    /// A way to break what is generated, and the wiring tests that must fail then.
    struct Mutation: Sendable {
        var name: String
        /// What is replaced in which generated file, and by what.
        var edits: [(file: File, text: String, replacement: String)]
        var failures: [String]

        /// The name of its module.
        var module: String { name.split(separator: " ").map(\.capitalized).joined() }

        static let intact = Mutation(name: "intact", edits: [], failures: [])
    }

    enum File: String, Sendable {
        case viewModel = "SearchViewModel.generated.swift"
        case support = "ViewModelSupport.generated.swift"
    }

    /// The tests that failed, by the name of the module.
    let failures: [String: Set<String>]
    /// How many ran in all.
    let count: Int

    /// - Parameters:
    ///   - settings: members of the configuration.
    ///   - isolation: the actor that modules of ViewModels are on by default.
    ///   - tests: a file of tests for the ViewModel as generated.
    init(
        _ settings: String,
        spec: String,
        mutations: [Mutation],
        isolation: String? = nil,
        tests: String? = nil
    ) async throws {
        let folder = try Self.package(settings, spec, mutations, isolation)
        if let tests { try folder.write(tests, to: "Tests/\(Mutation.intact.module)Tests/OwnTests.swift") }
        let scratch = "wiring-" + settings.filter { $0.isLetter }.suffix(24)
        let (status, output) = try await folder.swiftTest(scratch: scratch)
        var failures: [String: Set<String>] = [:]
        for line in output.split(separator: "\n") where line.contains(": error: ") {
            let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
            guard let module = words.first(where: { $0.hasSuffix("Tests") && $0 != "Tests" }),
                let test = words.first(where: { $0.hasPrefix("test") && $0 != "tests" })
            else { continue }
            failures[String(module.dropLast(5)), default: []].insert(test)
        }
        let counts = output.matches(of: /(?:Executed|Test run with) (\d+) tests/).compactMap { Int($0.output.1) }
        guard let count = counts.max(), status == 0 || !failures.isEmpty else {
            throw UnusablePackage(description: output)
        }
        self.failures = failures
        self.count = count
    }

    private static func package(
        _ settings: String,
        _ spec: String,
        _ mutations: [Mutation],
        _ isolation: String?
    ) throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "Package.swift": manifest(of: mutations, isolation), "viewmodelgen.json": "{ \(settings) }",
        ])
        for mutation in mutations {
            try folder.write(spec, to: "Sources/\(mutation.module)/SearchViewModel.viewmodel")
            let tests = "Tests/\(mutation.module)Tests"
            try folder.write(WiringMutation.preparation(mutation.module), to: "\(tests)/Preparation.swift")
        }
        try folder.generate()
        for mutation in mutations {
            for edit in mutation.edits {
                let path = "Sources/\(mutation.module)/\(edit.file.rawValue)"
                try folder.replace(edit.text, with: edit.replacement, in: path)
            }
        }
        return folder
    }

    private static func manifest(of mutations: [Mutation], _ isolation: String?) -> String {
        let settings = isolation.map { ", swiftSettings: [.unsafeFlags([\"-default-isolation\", \"\($0)\"])]" } ?? ""
        let targets = mutations.map { mutation in
            """
                    .target(name: "\(mutation.module)", exclude: ["SearchViewModel.viewmodel"]\(settings)),
                    .testTarget(name: "\(mutation.module)Tests", dependencies: ["\(mutation.module)"]),

            """
        }
        return """
            // swift-tools-version:6.0
            import PackageDescription

            let package = Package(
                name: "Wiring",
                platforms: [.macOS(.v14), .iOS(.v17)],
                targets: [
            \(targets.joined())    ]
            )

            """
    }
}
