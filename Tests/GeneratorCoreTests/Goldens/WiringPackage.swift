import Foundation
import GeneratorCore

/// A package of the cases whose tests need nothing but RxSwift, or nothing at all: a module each, and its generated tests,
/// those of RxSwift with both frameworks.
///
/// It stays where it is after a run, so that the next one builds what has changed.
struct WiringPackage {
    /// The folder of RxSwift's `Package.swift`.
    static let checkout = ProcessInfo.processInfo.environment["VIEWMODELGEN_RXSWIFT"].flatMap { $0.isEmpty ? nil : $0 }

    /// The back ends without RxSwift that `VIEWMODELGEN_BACKENDS` lists.
    static let backends = (ProcessInfo.processInfo.environment["VIEWMODELGEN_BACKENDS"] ?? "")
        .split(separator: ",").compactMap { Backend(rawValue: String($0)) }

    /// The names that `VIEWMODELGEN_CASES` lists, of the only cases to run: `Search,Configuration/Struct`.
    private static let names = ProcessInfo.processInfo.environment["VIEWMODELGEN_CASES"].map { list in
        Set(list.split(separator: ",").map(String.init))
    }

    /// What a run of one framework's tests came to.
    struct Count: CustomStringConvertible {
        var passed = 0
        var skipped = 0
        var failed = 0

        var description: String { "\(passed) passed, \(skipped) skipped, \(failed) failed" }
    }

    let backend: Backend
    let languageMode: String
    let cases: [GoldenCase]
    private var files: [String: [UInt8]] = [:]

    private var folder: URL {
        let suffix = backend == .rxSwift ? "" : "-\(backend.rawValue)"
        return GoldenCase.root.appending(path: "../../.build/wiring-goldens\(suffix)").standardized
    }

    private static let frameworks: [(framework: Profile.TestFramework, suffix: String)] = [
        (.xctest, "Tests"), (.swiftTesting, "Suites"),
    ]

    init(languageMode: String, backend: Backend = .rxSwift) throws {
        self.languageMode = languageMode
        self.backend = backend
        guard backend == .rxSwift else {
            cases = try GoldenCase.generating.filter { try $0.backend == nil && Self.isRunnable($0, in: backend) }
            for golden in cases { try addPlain(golden) }
            files["Package.swift"] = Array(manifest.utf8)
            return
        }
        cases = GoldenCase.generating.filter(Self.isRunnable)
        for golden in cases {
            for (framework, suffix) in Self.frameworks { try add(golden, framework, suffix) }
        }
        files["Package.swift"] = Array(manifest.utf8)
    }

    /// Whether the case has tests, and asks for no other library.
    private static func isRunnable(_ golden: GoldenCase) -> Bool {
        guard names?.contains(golden.name) ?? true, (golden.backend ?? .rxSwift) == .rxSwift,
            !golden.name.hasPrefix("Views/")
        else { return false }
        let files = golden.expectedFiles()
        return files.contains { $0.lastPathComponent.contains("WiringTests.") }
            && !files.contains { (try? String(contentsOf: $0, encoding: .utf8))?.contains("import RxSwiftExt") == true }
    }

    /// Cases whose test doubles are made of RxSwift alone.
    private static let withRxDoubles = [
        "Actions", "Fallbacks", "OptionalDependencies", "Options", "RequestPlaces", "Settings",
    ]

    /// Whether a back end without RxSwift makes a ViewModel of the case, with tests.
    private static func isRunnable(_ golden: GoldenCase, in backend: Backend) throws -> Bool {
        guard names?.contains(golden.name) ?? !withRxDoubles.contains(golden.name) else { return false }
        return try golden.results(in: backend).files.contains { $0.name.contains("WiringTests.") }
    }

    // MARK: Files

    private static func module(_ golden: GoldenCase) -> String { golden.name.filter { $0.isLetter || $0.isNumber } }

    private mutating func add(_ golden: GoldenCase, _ framework: Profile.TestFramework, _ suffix: String) throws {
        let module = Self.module(golden)
        let sources = "Sources/\(module)/"
        let tests = "Tests/\(module)\(suffix)/"
        files[sources + "ViewModelSupport.generated.swift"] = try Self.bytes(GoldenCase.commonSupport(.rxSwift))
        files[tests + "ViewModelTestSupport.generated.swift"] = try Self.bytes(GoldenCase.commonTestSupport(.rxSwift))
        let produced = try golden.produce(framework: framework, module: module).filter { $0.key.hasSuffix(".swift") }
        for (path, contents) in produced {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let isTest = name.contains("Test")
            let isOwn = !name.contains(".generated.")
            files[(isTest ? tests : sources) + name] = isOwn ? WrittenLogic.written(contents, isTest) : contents
        }
        for url in golden.doubles { files[sources + url.lastPathComponent] = try Self.bytes(url) }
        for url in golden.testDoubles {
            let text = String(decoding: try Self.bytes(url), as: UTF8.self)
            files[tests + url.lastPathComponent] = Array(
                text.replacingOccurrences(of: "import \(GoldenCase.module)\n", with: "import \(module)\n").utf8
            )
        }
        addLogic(module, sources, tests)
    }

    /// What a back end without RxSwift makes of the case, with the doubles that are there for it or what RxSwift's become.
    private mutating func addPlain(_ golden: GoldenCase) throws {
        let module = Self.module(golden)
        let sources = "Sources/\(module)/"
        let tests = "Tests/\(module)Tests/"
        for file in try golden.results(in: backend, module: module).files where file.name.hasSuffix(".swift") {
            let isTest = file.name.contains("Test")
            let isOwn = !file.name.contains(".generated.")
            let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
            files[(isTest ? tests : sources) + name] =
                isOwn ? WrittenLogic.written(file.contents, isTest) : file.contents
        }
        let own = GoldenCase.generating.first { $0.name == "\(golden.name)/\(backend.rawValue)" }
        for url in (own ?? golden).doubles + (own ?? golden).testDoubles {
            let text = PlainDoubles.text(String(decoding: try Self.bytes(url), as: UTF8.self), in: backend)
            let isTest = golden.testDoubles.contains(url) || own?.testDoubles.contains(url) == true
            files[(isTest ? tests : sources) + url.lastPathComponent] = Array(
                text.replacingOccurrences(of: "import \(GoldenCase.module)\n", with: "import \(module)\n").utf8
            )
        }
        addLogic(module, sources, tests)
    }

    private mutating func addLogic(_ module: String, _ sources: String, _ tests: String) {
        files[sources + "LogicSample.swift"] = Array(WrittenLogic.source(backend).utf8)
        let test = "@testable import \(module)\n\n\(WrittenLogic.testSource(backend))"
        files[tests + "LogicIsWritten.swift"] = Array(test.utf8)
    }

    private static func bytes(_ url: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

    private var manifest: String {
        if backend != .rxSwift { return plainManifest }
        let checkout = Self.checkout ?? ""
        let package = URL(filePath: checkout).lastPathComponent
        func products(_ names: String...) -> String {
            names.map { ".product(name: \"\($0)\", package: \"\(package)\")" }.joined(separator: ", ")
        }
        let targets = cases.map(Self.module).map { module in
            """
                    .target(name: "\(module)", dependencies: [\(products("RxSwift", "RxRelay", "RxCocoa"))]),
                    .testTarget(name: "\(module)Tests", dependencies: ["\(module)", \(products("RxTest"))]),
                    .testTarget(name: "\(module)Suites", dependencies: ["\(module)", \(products("RxTest"))]),

            """
        }
        return """
            // swift-tools-version:5.9
            import PackageDescription

            let package = Package(
                name: "Wiring",
                platforms: [.macOS(.v10_15)],
                dependencies: [.package(path: "\(checkout)")],
                targets: [
            \(targets.joined())    ],
                swiftLanguageVersions: [.version("\(languageMode)")]
            )

            """
    }

    private var plainManifest: String {
        let targets = cases.map(Self.module).map { module in
            """
                    .target(name: "\(module)"),
                    .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),

            """
        }
        return """
            // swift-tools-version:6.0
            import PackageDescription

            let package = Package(
                name: "Wiring",
                platforms: [.macOS(.v14), .iOS(.v17)],
                targets: [
            \(targets.joined())    ],
                swiftLanguageModes: [.version("\(languageMode)")]
            )

            """
    }

    /// Makes the folder hold these files and no others; what is the same keeps its date.
    private func write() throws {
        let manager = FileManager.default
        for top in ["Sources", "Tests"] {
            for path in manager.enumerator(atPath: folder.appending(path: top).path)?.compactMap({ $0 as? String })
                ?? []
            where path.hasSuffix(".swift") && files["\(top)/\(path)"] == nil {
                try manager.removeItem(at: folder.appending(path: "\(top)/\(path)"))
            }
        }
        for (path, contents) in files {
            let url = folder.appending(path: path)
            if (try? Data(contentsOf: url)) == Data(contents) { continue }
            try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contents).write(to: url)
        }
    }

    // MARK: The run

    /// Builds the package, and runs all tests of a framework after the other.
    ///
    /// - Returns: what each came to, and what was said of what failed.
    func run() async throws -> (counts: [Profile.TestFramework: Count], failures: [String]) {
        try write()
        let log = folder.appending(path: "output-\(languageMode).txt")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "test", "-Xswiftc", "-index-ignore-system-modules", "-debug-info-format", "none", "--scratch-path",
            folder.appending(path: "build").path,
        ]
        process.currentDirectoryURL = folder
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        process.standardInput = FileHandle.nullDevice
        try await process.runToItsEnd()
        let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
        var failures = lines.filter { $0.contains("error: ") || $0.contains(" recorded an issue") }
        if process.terminationStatus != 0, failures.isEmpty { failures = Array(lines.suffix(20)) }
        return ([.xctest: Self.xctestCount(lines), .swiftTesting: Self.swiftTestingCount(lines)], failures)
    }

    /// `Executed 12 tests, with 3 tests skipped and 0 failures (0 unexpected) in …`: the last is of all.
    private static func xctestCount(_ lines: [String]) -> Count {
        let executed = lines.last { $0.contains("Executed ") } ?? ""
        let numbers = executed.prefix { $0 != "(" }.split { !$0.isNumber }.compactMap { Int($0) }
        guard let all = numbers.first, let failed = numbers.last else { return Count() }
        let skipped = numbers.count > 2 ? numbers[1] : 0
        return Count(passed: all - skipped - failed, skipped: skipped, failed: failed)
    }

    private static func swiftTestingCount(_ lines: [String]) -> Count {
        var count = Count()
        for line in lines where line.contains(" Test ") && !line.contains(" Test run ") {
            if line.contains(" passed after ") { count.passed += 1 }
            if line.contains(") skipped: ") { count.skipped += 1 }
            if line.contains(" failed after ") { count.failed += 1 }
        }
        return count
    }
}
