import Foundation
import GeneratorCore

/// Compiles the recorded output of all cases against the API stubs, once, in one batch.
enum StubCompiler {
    private struct Unusable: Error, CustomStringConvertible {
        let description: String
    }

    /// What the compiler says against `golden`; one text a language mode.
    static func failures(of golden: GoldenCase) async throws -> [String] {
        let answers = try await answersToGoldens.value
        return try calls(for: golden).compactMap { call in
            guard let answer = answers[call] else { throw Unusable(description: "no answer to \(call)") }
            return answer.isOK ? nil : answer.output
        }
    }

    typealias Answers = [String: (isOK: Bool, output: String)]

    private static let answersToGoldens = Task {
        try await answers(to: (GoldenCase.generating + GoldenCase.importing).flatMap(calls))
    }

    /// The arguments of a call a language mode, as the batch takes them; none when the case gives no files.
    private static func calls(for golden: GoldenCase) -> [String] {
        let expected = golden.expectedFiles().filter { $0.pathExtension == "swift" }
        guard !expected.isEmpty else { return [] }
        var tests = expected.filter { $0.lastPathComponent.contains("Test") }
        var files = expected.filter { !tests.contains($0) } + golden.doubles
        let backend = golden.backend ?? .rxSwift
        if !files.contains(where: { $0.lastPathComponent.hasPrefix("ViewModelSupport.") }) {
            files.append(GoldenCase.commonSupport(backend))
        }
        if !tests.isEmpty {
            tests += golden.testDoubles
            if !tests.contains(where: { $0.lastPathComponent.hasPrefix("ViewModelTestSupport.") }) {
                tests.append(GoldenCase.commonTestSupport(backend))
            }
        }
        return ["5", "6"].map { version in
            var arguments = ["--swift-version", version, "--module-name", GoldenCase.module] + files.map(\.path)
            if !tests.isEmpty { arguments += ["--tests"] + tests.map(\.path) }
            return arguments.joined(separator: "\t")
        }
    }

    /// What the compiler says to calls of the script, which are its arguments with tabs between them.
    static func answers(to calls: [String]) async throws -> Answers {
        let script = GoldenCase.root.appending(path: "../APIStubs/typecheck.sh").standardized
        let scratch = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let list = scratch.appending(path: "calls")
        let output = scratch.appending(path: "output")
        try Data((calls.joined(separator: "\n") + "\n").utf8).write(to: list)
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [script.path, "--batch", list.path]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        try await process.runToItsEnd()
        let text = try String(contentsOf: output, encoding: .utf8)
        guard process.terminationStatus <= 1 else { throw Unusable(description: text) }
        return answers(in: text)
    }

    private static func answers(in text: String) -> Answers {
        var answers: Answers = [:]
        var call: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let rest = line.dropping("ok ") ?? line.dropping("FAILED ") {
                call = String(rest)
                answers[String(rest)] = (isOK: line.hasPrefix("ok "), output: "")
            } else if let call {
                answers[call]?.output += line + "\n"
            }
        }
        return answers
    }
}

extension Substring {
    fileprivate func dropping(_ prefix: String) -> Substring? {
        hasPrefix(prefix) ? dropFirst(prefix.count) : nil
    }
}

extension Process {
    /// Runs to the end without a thread that waits: a process of minutes leaves the pool to the other tests, whose time
    /// limits count while they stand in line.
    func runToItsEnd() async throws {
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            terminationHandler = { _ in ended.resume() }
            do {
                try run()
            } catch {
                terminationHandler = nil
                ended.resume(throwing: error)
            }
        }
    }
}
