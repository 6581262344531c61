import Foundation
import Testing

@testable import GeneratorCore

/// Whatever a Swift file holds, its import ends in a spec or in a reason.
///
/// The environment variable `MUTATIONS` says how many mutated files are tried, and when it is set, every file is cut at
/// every byte.
@Suite struct ImportRobustnessTests {
    private static let files: [SourceFile] = GoldenCase.importing.flatMap(\.handWritten).compactMap { url in
        (try? Data(contentsOf: url)).map { SourceFile(path: url.lastPathComponent, bytes: Array($0)) }
    }
    private static let mutations = ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) }

    private func check(_ path: String, _ bytes: [UInt8]) {
        guard let source = Importer.Source(SourceFile(path: path, bytes: bytes)) else { return }
        let result = Importer(profile: Importer.vote([source]).profile).run(source)
        switch result.outcome {
        case .none: #expect(!result.remarks.isEmpty, "\(path): nothing was imported, and nothing is said")
        case .interface, .whole, .expressions: #expect(!result.spec.isEmpty)
        }
    }

    @Test func everyPrefixIsAnswered() {
        #expect(!Self.files.isEmpty)
        for file in Self.files {
            let step = Self.mutations == nil ? 29 : 1
            for count in stride(from: 0, through: file.bytes.count, by: step) {
                check(file.path, Array(file.bytes[..<count]))
            }
        }
    }

    @Test func everyMutationIsAnswered() {
        var random = SeededGenerator(seed: 5)
        for index in 0..<(Self.mutations ?? 300) {
            let file = Self.files[index % Self.files.count]
            check(file.path, file.bytes.mutated(using: &random))
        }
    }
}
