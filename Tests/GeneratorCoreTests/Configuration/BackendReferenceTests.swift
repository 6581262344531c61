import Foundation
import Testing

@testable import GeneratorCore

/// `Documentation/Backends.md` says of every operator what each back end makes of it.
@Suite struct BackendReferenceTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Documentation/Backends.md").standardized

    @Test func tablesAreCurrentAsRecorded() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        var new = try Self.replacing("operators", in: text, with: Self.operators)
        new = try Self.replacing("traits", in: new, with: Self.traits)
        guard new != text else { return }
        Issue.record("not current: RECORD_GOLDENS=1 swift test --filter BackendReference")
        guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" else { return }
        try new.write(to: Self.file, atomically: true, encoding: .utf8)
    }

    private static func replacing(_ section: String, in text: String, with table: String) throws -> String {
        let start = try #require(text.range(of: "<!-- \(section): recorded by the tests -->\n\n"))
        let end = try #require(text.range(of: "\n<!-- end of \(section) -->"))
        return text[..<start.upperBound] + table + text[end.lowerBound...]
    }

    private static func head(_ columns: [[Backend]]) -> String {
        let names = columns.map { " | " + $0.map { "`\($0.rawValue)`" }.joined(separator: ", ") }
        return names.joined() + " |\n|---|" + names.map { _ in "---|" }.joined() + "\n"
    }

    private static var operators: String {
        let columns = [[.rxSwift], [.observable, .concurrency], [Backend.combine]]
        #expect(Set(columns.joined()) == Set(Backend.allCases))
        let rows = RxOperator.names.map { name in
            "| `\(name)`"
                + columns.map(\.[0]).map { backend in
                    guard backend == .rxSwift || PlainOperators.names.contains(name) else {
                        return " | \(PlainOperators.replacement(of: name).replacing("|", with: "\\|"))"
                    }
                    let counts = name == "take" || name == "skip"
                    let called = backend == .combine ? CombineOperator(name, counts ? ["1"] : []).name : name
                    if backend == .rxSwift, ofRxSwiftExt.contains(name) { return " | of RxSwiftExt" }
                    return called == name ? " | yes" : " | `\(called)`"
                }.joined() + " |\n"
        }
        return "| Operator" + head(columns) + rows.joined()
    }

    /// Neither RxSwift nor the support file has them.
    private static let ofRxSwiftExt: Set<String> = [
        "and", "apply", "bufferWithTrigger", "cascade", "catchErrorJustComplete", "count", "curry", "distinct",
        "filterMap", "flatMapSync", "fromAsync", "ignore", "ignoreErrors", "ignoreWhen", "mapAt", "mapMany", "mapTo",
        "not", "nwise", "ofType", "pairwise", "partition", "pausable", "pausableBuffered", "repeatWithBehavior",
        "toSortedArray", "unwrap", "zipWith",
    ]

    private static var traits: String {
        let rows = Trait.allCases.filter { $0 != .plain }.map { trait in
            let type = StreamType(trait: trait, element: trait == .completable ? "Never" : "T")
            let types = Backend.allCases.map { backend in
                let (given, made) = (type.text(in: backend, isGiven: true), type.text(in: backend))
                return given == made ? " | `\(made)`" : " | `\(given)`, `\(made)`"
            }
            return "| `\(trait.rawValue)`" + types.joined() + " |\n"
        }
        return "| Trait" + head(Backend.allCases.map { [$0] }) + rows.joined()
    }
}
