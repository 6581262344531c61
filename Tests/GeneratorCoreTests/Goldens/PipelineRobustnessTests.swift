import Foundation
import Testing

@testable import GeneratorCore

/// Whatever a spec says, generating ends in files or in errors.
///
/// The environment variable `MUTATIONS` says how many mutated specs are tried, and when it is set, every spec is cut
/// at every byte; otherwise there are few enough for a debug build.
@Suite struct PipelineRobustnessTests {
    private static let goldens = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Goldens").standardized

    private static let specs: [SourceFile] = {
        let paths = FileManager.default.enumerator(atPath: goldens.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".viewmodel") }.sorted().compactMap { path in
            guard let data = FileManager.default.contents(atPath: goldens.appending(path: path).path) else {
                return nil
            }
            return SourceFile(path: path, bytes: Array(data))
        }
    }()

    private static let mutations = ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) }

    private let generator = Generator(profile: Profile())

    private func check(_ spec: SourceFile, _ bytes: [UInt8]) {
        let result = generator.generate(SourceFile(path: spec.path, bytes: bytes), module: "App")
        let hasErrors = result.diagnostics.contains(where: \.isError)
        if hasErrors != result.files.isEmpty {
            Issue.record("\(spec.path): \(result.files.count) files, errors: \(hasErrors)")
        }
    }

    @Test func thereAreSpecs() {
        #expect(Self.specs.count > 30)
    }

    @Test func everyPrefixIsAnswered() {
        for spec in Self.specs {
            let step = Self.mutations == nil ? 41 : 1
            for count in stride(from: 0, through: spec.bytes.count, by: step) {
                check(spec, Array(spec.bytes[..<count]))
            }
        }
    }

    @Test func everyMutationIsAnswered() {
        var random = SeededGenerator(seed: 7)
        for index in 0..<(Self.mutations ?? 1_000) {
            let spec = Self.specs[index % Self.specs.count]
            check(spec, spec.bytes.mutated(using: &random))
        }
    }
}
