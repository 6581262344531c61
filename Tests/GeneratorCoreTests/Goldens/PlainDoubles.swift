import Foundation

@testable import GeneratorCore

/// The app's own types of a golden case, as they are where there is no RxSwift: what answers with a stream is async, and
/// what is a stream is one of the back end.
enum PlainDoubles {
    static func text(_ text: String, in backend: Backend) -> String {
        if backend == .rxSwift { return text }
        var text = text
        // Operators of RxSwift have nothing to stand on.
        text.replace(/(?ms)^extension (?:ObservableConvertibleType|PrimitiveSequence)\b.*?^}\n/, with: "")
        text.replace(/import Rx\w+\n/, with: "")
        replaceBags(&text, backend)
        var isBody = false
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = translated(String(line), backend)
            let isAsync = line.contains(") async throws") && !text.contains(line)
            if isAsync || isBody { line = answering(line) }
            isBody = isAsync && line.hasSuffix("{")
            return backend.isOnMainActor ? isolated(line) : line
        }
        text = lines.joined(separator: "\n")
        text.replace("@MainActor\n@MainActor", with: "@MainActor")
        return (backend == .combine ? "import Combine\n" : "") + text
    }

    private static func replaceBags(_ text: inout String, _ backend: Backend) {
        let type = backend.spelling.bagType.split(separator: " ").last.map(String.init) ?? ""
        if backend == .combine {
            text.replace(/let (\w+) = DisposeBag\(\)/) { "var \($0.output.1): \(type) = []" }
        }
        text.replace("DisposeBag", with: type)
    }

    private static func translated(_ line: String, _ backend: Backend) -> String {
        if let match = line.firstMatch(of: /\)( throws)? -> (?:Single|Maybe|Infallible|Driver|Signal|Observable)</) {
            let (element, end) = argument(line, from: match.range.upperBound)
            let result = element == "Void" ? "" : " -> \(element)"
            return line[..<match.range.lowerBound] + ") async throws" + result + line[end...]
        }
        var line = line.replacing(") -> Completable", with: ") async throws")
        var start = line.startIndex
        while let match = line[start...].firstMatch(of: /\b([A-Z]\w+)(?:<|\(value: (?=(true|"")?))/) {
            guard let trait = Trait.named(String(match.output.1)) else {
                start = match.range.upperBound
                continue
            }
            let isValue = line[match.range].hasSuffix(" ")
            let written =
                isValue
                ? (element(ofValue: line[match.range.upperBound...]), match.range.upperBound)
                : argument(line, from: match.range.upperBound)
            var type = StreamType(trait: trait, element: written.0).text(in: backend)
            if isValue { type += "(" }
            let rest = line[written.1...].replacing("(value: ", with: "(", maxReplacements: isValue ? 0 : 1)
            let offset = line.utf8.distance(from: line.startIndex, to: match.range.lowerBound) + type.utf8.count
            line = line[..<match.range.lowerBound] + type + rest
            start = line.utf8.index(line.startIndex, offsetBy: offset)
        }
        return line
    }

    /// The body of a double's function that has become async.
    private static func answering(_ line: String) -> String {
        line.replacing(/\bcalls\.(\w+)\(/) { "try await calls.\($0.output.1).value(" }
            .replacing("{ .never() }", with: "{ throw CancellationError() }")
    }

    /// The type of a value in a relay that is made of it alone.
    private static func element(ofValue text: Substring) -> String {
        if text.hasPrefix("true") || text.hasPrefix("false") { return "Bool" }
        if text.hasPrefix("\"") { return "String" }
        return String(text.prefix { $0.isLetter })
    }

    /// What stands before the `>` that closes what is open at `start`, and where the rest begins.
    private static func argument(_ line: String, from start: String.Index) -> (String, String.Index) {
        var depth = 1
        var index = start
        while index < line.endIndex {
            if line[index] == "<" { depth += 1 }
            if line[index] == ">" { depth -= 1 }
            if depth == 0 { return (String(line[start..<index]), line.index(after: index)) }
            index = line.index(after: index)
        }
        return (String(line[start...]), line.endIndex)
    }

    /// What is no value is on the main actor, as ViewModels are.
    private static func isolated(_ line: String) -> String {
        if line.firstMatch(of: /^(?:public )?(?:protocol|final class|class)\b/) != nil { return "@MainActor\n" + line }
        return line.replacing(/^public struct (\w+)/) { "public struct \($0.output.1): Sendable" }
    }
}
