import Foundation

/// A package that depends on a checkout of RxSwift, with a module and its tests for each ``WiringMutation``.
enum RxSwiftPackage {
    /// The folder of RxSwift's `Package.swift`.
    static let checkout = ProcessInfo.processInfo.environment["VIEWMODELGEN_RXSWIFT"].flatMap { $0.isEmpty ? nil : $0 }

    /// The names of the tests that fail.
    static func failures(of mutation: WiringMutation) async throws -> [String] {
        let folder = try await built.value
        let (status, output) = try await run(["--skip-build", "--filter", "\(mutation.module)Tests"], in: folder)
        var failures = output.split(separator: "\n").filter { $0.contains(": error: ") }.compactMap(testName)
        // What traps ends the run: the test that began last is the one.
        if status != 0, failures.isEmpty {
            failures =
                output.split(separator: "\n").last { $0.contains("' started") }.flatMap(testName).map { [$0] } ?? []
            if failures.isEmpty { throw UnusablePackage(description: output) }
        }
        return Array(Set(failures)).sorted()
    }

    private static func testName(_ line: Substring) -> String? {
        line.split { !$0.isLetter && !$0.isNumber }.map(String.init).last { $0.hasPrefix("test") && $0 != "tests" }
    }

    private static let built = Task { try await build() }

    private static func build() async throws -> TemporaryFolder {
        let mutations = [WiringMutation.intact] + WiringMutation.all
        let folder = try TemporaryFolder(["Package.swift": manifest(of: mutations)])
        for mutation in mutations {
            try folder.write(WiringMutation.rxSwiftSpec, to: "Sources/\(mutation.module)/SearchViewModel.viewmodel")
            let tests = "Tests/\(mutation.module)Tests"
            try folder.write(WiringMutation.preparation(mutation.module), to: "\(tests)/Preparation.swift")
        }
        try folder.generate()
        for mutation in mutations {
            for edit in mutation.edits {
                let path = "Sources/\(mutation.module)/SearchViewModel.generated.swift"
                try folder.replace(edit.text, with: edit.replacement, in: path)
            }
        }
        let (status, output) = try await run(["--filter", "no test"], in: folder)
        guard status == 0 else { throw UnusablePackage(description: output) }
        return folder
    }

    private static func manifest(of mutations: [WiringMutation]) -> String {
        let path = checkout ?? ""
        let package = URL(fileURLWithPath: path).lastPathComponent
        func products(_ names: String...) -> String {
            names.map { ".product(name: \"\($0)\", package: \"\(package)\")" }.joined(separator: ", ")
        }
        let targets = mutations.map { mutation in
            """
                    .target(
                        name: "\(mutation.module)", dependencies: [\(products("RxSwift", "RxCocoa"))],
                        exclude: ["SearchViewModel.viewmodel"]
                    ),
                    .testTarget(name: "\(mutation.module)Tests", dependencies: ["\(mutation.module)", \(products("RxTest"))]),

            """
        }
        return """
            // swift-tools-version:5.9
            import PackageDescription

            let package = Package(
                name: "Wiring",
                platforms: [.macOS(.v10_15)],
                dependencies: [.package(path: "\(path)")],
                targets: [
            \(targets.joined())    ]
            )

            """
    }

    private static func run(
        _ arguments: [String],
        in folder: TemporaryFolder
    ) async throws -> (status: Int32, output: String) {
        try await folder.swiftTest(arguments, scratch: "wiring-mutations")
    }
}
