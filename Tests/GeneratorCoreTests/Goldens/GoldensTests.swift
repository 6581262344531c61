import Foundation
import GeneratorCore
import Testing

private let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

/// Specs and the files that they become, byte for byte. A new case is a new folder: see `Tests/Goldens/README.md`.
@Suite struct Goldens {
    @Test(arguments: GoldenCase.generating)
    func outputIsAsRecorded(golden: GoldenCase) throws {
        #expect(!golden.specs.isEmpty, "a case needs a spec")
        try expect(golden, produces: golden.produce())
    }

    @Test(arguments: GoldenCase.diagnosing)
    func diagnosticsAreAsRecorded(golden: GoldenCase) throws {
        let (files, rules) = try golden.produceDiagnostics()
        #expect(
            rules.contains(golden.folder.lastPathComponent),
            "the case does not show the rule that it is named after"
        )
        try expect(golden, produces: files)
    }

    @Test(arguments: GoldenCase.importing)
    func importIsAsRecorded(golden: GoldenCase) throws {
        #expect(!golden.handWritten.isEmpty, "a case needs a ViewModel")
        try expect(golden, produces: golden.produceImport())
    }

    @Test func everyRuleIsShown() {
        let shown = Set(GoldenCase.diagnosing.map(\.folder.lastPathComponent))
        #expect(Set(Rule.all.map(\.id)).subtracting(shown).isEmpty, "rules without a folder in Diagnostics/")
    }

    @Test(arguments: Backend.allCases)
    func supportFileIsAsRecorded(backend: Backend) throws {
        var profile = Profile()
        profile.backend = backend
        let generator = Generator(profile: profile)
        let supports = generator.generateSupport(module: GoldenCase.module, withTests: true).files
        #expect(supports.count == 2)
        let recordings = [GoldenCase.commonSupport(backend), GoldenCase.commonTestSupport(backend)]
        for (support, url) in zip(supports, recordings) {
            let recorded = (try? Data(contentsOf: url)).map { [UInt8]($0) }
            if isRecording { try Data(support.contents).write(to: url) }
            expectSame(url.lastPathComponent, recorded, support.contents)
        }
    }

    @Test(arguments: GoldenCase.all)
    func everyFileHasAMeaning(golden: GoldenCase) {
        #expect(golden.strays.isEmpty)
    }

    /// In Swift 5 and Swift 6 mode, every warning an error.
    @Test(.enabled(if: !isRecording), arguments: GoldenCase.generating + GoldenCase.importing)
    func recordedOutputCompiles(golden: GoldenCase) async throws {
        for failure in try await StubCompiler.failures(of: golden) {
            Issue.record(Comment(rawValue: failure))
        }
    }

    private func expect(_ golden: GoldenCase, produces produced: [String: [UInt8]]) throws {
        let recorded = try golden.recorded()
        for path in Set(recorded.keys).union(produced.keys).sorted() {
            expectSame("\(golden.name)/\(path)", recorded[path], produced[path])
        }
        if isRecording { try golden.record(produced) }
    }

    private func expectSame(_ path: String, _ recorded: [UInt8]?, _ produced: [UInt8]?) {
        guard recorded != produced else { return }
        let difference = UnifiedDiff.text(path: "Tests/Goldens/\(path)", old: recorded, new: produced)
        let advice = isRecording ? "recorded; read the difference" : "if that is right: \(GoldenCase.recordingCommand)"
        Issue.record(Comment(rawValue: String(decoding: difference, as: UTF8.self) + advice))
    }
}
