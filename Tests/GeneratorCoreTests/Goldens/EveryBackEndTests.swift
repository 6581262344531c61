import Foundation
import GeneratorCore
import Testing

private let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

/// Each spec of the goldens in each back end without RxSwift: it becomes files that compile, or its author is told what
/// to write instead.
@Suite struct EveryBackEndTests {
    static let plain = Backend.allCases.filter { $0 != .rxSwift }
    /// What a back end makes of a case is recorded for some: those are goldens themselves.
    static let cases = GoldenCase.generating.filter { $0.backend == nil }

    @Test(arguments: plain)
    func whatIsMissingIsAsRecorded(backend: Backend) throws {
        var text = ""
        for golden in Self.cases {
            let (files, errors) = try golden.results(in: backend)
            #expect(files.isEmpty == !errors.isEmpty, "\(golden.name)")
            for (source, error) in errors {
                let place = golden.configuration?.lastPathComponent == source.path ? "" : place(of: error, in: source)
                text += "\(golden.name)/\(source.path)\(place): \(error.message.text) [\(error.message.rule)]\n"
                text += "    \(error.suggestion ?? "")\n"
                #expect(error.suggestion != nil, "\(golden.name): \(error.message.text)")
                let rules = ["unsupported-operator", "invalid-modifier", "invalid-value", "late-output"]
                #expect(rules.contains(error.message.rule), "\(golden.name): \(error.message.text)")
            }
        }
        let recording = GoldenCase.root.appending(path: "Missing.\(backend.rawValue).txt")
        let recorded = try? String(contentsOf: recording, encoding: .utf8)
        if isRecording { try Data(text.utf8).write(to: recording) }
        #expect(text == recorded, "if that is right: \(GoldenCase.recordingCommand)")
    }

    /// In Swift 6 mode, every warning an error. The recorded goldens are compiled in both.
    @Test(.enabled(if: !isRecording))
    func whatIsGeneratedCompiles() async throws {
        var kits: Set<String> = []
        var calls: [String] = []
        for backend in Self.plain {
            let recorded = Set(GoldenCase.generating.filter { $0.backend == backend }.map(\.name))
            for golden in Self.cases where !recorded.contains("\(golden.name)/\(backend.rawValue)") {
                let (files, errors) = try golden.results(in: backend)
                guard errors.isEmpty else { continue }
                // What the support file names of the app is not in a module before it.
                guard try !golden.namesBagType else {
                    calls.append(try call(golden, files, backend, []))
                    continue
                }
                let (supports, others) = (files.filter(isSupport), files.filter { !isSupport($0) })
                let kit = try self.kit(of: supports, backend)
                kits.formUnion(kit.calls)
                calls.append(try call(golden, others, backend, kit.modules))
            }
        }
        try await expectAnswers(to: kits.filter { !$0.contains("--testable") })
        try await expectAnswers(to: kits.filter { $0.contains("--testable") })
        try await expectAnswers(to: calls)
        #expect(calls.count > 100)
    }

    /// As new projects of Xcode are: everything is on the main actor that says nothing else, but for tests. Those of RxSwift
    /// are not.
    @Test(.enabled(if: !isRecording))
    func whatIsGeneratedCompilesOnTheMainActor() async throws {
        var calls: [String] = []
        for backend in Backend.allCases {
            for golden in Self.cases where ["Counter", "Drafts", "SignUp", "StateWrites"].contains(golden.name) {
                let files = try golden.results(in: backend, module: GoldenCase.module).files
                let call = try call(golden, files.filter { !$0.name.contains("Test") }, backend, [])
                let tests = try files.filter { backend != .rxSwift && $0.name.contains("Test") }.map { file in
                    "\t" + (try write(file.contents, "main-actor/\(golden.name)/\(backend.rawValue)/\(file.name)").path)
                }
                let options = "--default-isolation\tMainActor" + (backend == .rxSwift ? "" : "\t--approachable")
                calls += ["5", "6"].map { version in
                    "\(options)\t\(call)\t--swift-version\t\(version)" + (tests.isEmpty ? "" : "\t--tests")
                        + tests.joined()
                }
            }
        }
        try await expectAnswers(to: calls)
        #expect(calls.count == 4 * 4 * 2)
    }

    private func expectAnswers(to calls: some Collection<String>) async throws {
        for (call, answer) in try await StubCompiler.answers(to: Array(calls)) where !answer.isOK {
            Issue.record("\(call)\n\(answer.output)")
        }
    }

    // MARK: Files

    /// Where files stay, so that what has passed need not be checked again.
    private static let folder = GoldenCase.root.appending(path: "../../.build/back-ends").standardized

    private func isSupport(_ file: GeneratedFile) -> Bool { file.name.hasSuffix("Support.generated.swift") }

    /// The support files as modules, which all ViewModels of the same configuration see.
    private func kit(of supports: [GeneratedFile], _ backend: Backend) throws -> (modules: [String], calls: [String]) {
        var modules: [String] = []
        var calls: [String] = []
        let contents = supports.sorted { $0.name < $1.name }.map(\.contents)
        for (name, contents) in zip(["Kit", "TestKit"], contents) {
            let folder = "kits/\(backend.rawValue)-\(checksum(contents))-\(checksum(supports.flatMap(\.contents)))"
            let source = try write(contents, "\(folder)/\(name).swift")
            let module = source.deletingPathExtension().appendingPathExtension("swiftmodule").path
            let arguments = options(modules) + ["--module-name", name, "--emit-module", module, source.path]
            calls.append(arguments.joined(separator: "\t"))
            modules.append(module)
        }
        return (modules, calls)
    }

    private func call(
        _ golden: GoldenCase,
        _ files: [GeneratedFile],
        _ backend: Backend,
        _ modules: [String]
    ) throws -> String {
        let folder = "\(golden.name)/\(backend.rawValue)"
        let generated = try files.map { try write($0.contents, "\(folder)/\($0.name)") }
        let doubles = try golden.doubles.map { url in
            let text = try String(contentsOf: url, encoding: .utf8)
            return try write(Array(PlainDoubles.text(text, in: backend).utf8), "\(folder)/\(url.lastPathComponent)")
        }
        let arguments = options(modules) + ["--module-name", GoldenCase.module] + (generated + doubles).map(\.path)
        return arguments.joined(separator: "\t")
    }

    private func options(_ modules: [String]) -> [String] {
        ["--swift-version", "6"] + modules.flatMap { ["--testable", $0] }
    }

    private func write(_ contents: [UInt8], _ path: String) throws -> URL {
        let url = Self.folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        if (try? Data(contentsOf: url)) != Data(contents) { try Data(contents).write(to: url) }
        return url
    }

    private func checksum(_ bytes: [UInt8]) -> String {
        let sum = bytes.reduce(into: UInt64(14_695_981_039_346_656_037)) { $0 = ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return String(sum, radix: 36)
    }

    private func place(of error: Diagnostic, in source: SourceFile) -> String {
        ":\(LineIndex(source).line(of: error.range.lowerBound))"
    }
}
