/// Reads JSON and keeps the place of every key and value.
///
/// What people commonly write by mistake (comments, a comma too many or too few) is reported and read over, so that one
/// run shows every problem of a file; after anything else there is no value. Input of any kind ends in a value or in
/// diagnostics, never in a trap.
package struct JSONReader {
    /// How deep arrays and objects may nest.
    static let depthLimit = 64

    /// "There is no value", once the reason is among the diagnostics.
    struct Failure: Error {}

    let bytes: [UInt8]
    var offset = 0
    var depth = 0
    var diagnostics: [Diagnostic] = []

    /// The value that `source` holds, or `nil` when the diagnostics say why there is none.
    package static func read(_ source: SourceFile) -> (value: JSONValue?, diagnostics: [Diagnostic]) {
        var reader = JSONReader(bytes: source.bytes)
        let value = try? reader.readDocument()
        return (value, reader.diagnostics)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func readDocument() throws -> JSONValue {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        let value = try readValue()
        skipTrivia()
        if offset < bytes.count {
            report(.textAfterEnd, at: SourceRange(offset, tokenEnd(from: offset)))
        }
        return value
    }

    private mutating func readValue() throws -> JSONValue {
        skipTrivia()
        let start = offset
        switch peek {
        case UInt8(ascii: "{"): return try nested { try $0.readObject() }
        case UInt8(ascii: "["): return try nested { try $0.readArray() }
        case UInt8(ascii: "\""): return JSONValue(content: .string(try readString()), range: SourceRange(start, offset))
        case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return try readNumber()
        default: return try readWord()
        }
    }

    private mutating func nested(_ read: (inout JSONReader) throws -> JSONValue.Content) throws -> JSONValue {
        let start = offset
        guard depth < Self.depthLimit else { throw fail(.tooDeep, at: SourceRange(start, start + 1)) }
        depth += 1
        offset += 1
        let content = try read(&self)
        depth -= 1
        return JSONValue(content: content, range: SourceRange(start, offset))
    }

    private mutating func readArray() throws -> JSONValue.Content {
        let opening = offset - 1
        var elements: [JSONValue] = []
        while try hasNext(before: UInt8(ascii: "]"), isFirst: elements.isEmpty, opening: opening) {
            elements.append(try readValue())
        }
        return .array(elements)
    }

    private mutating func readObject() throws -> JSONValue.Content {
        let opening = offset - 1
        var members: [JSONValue.Member] = []
        var places: [String: SourceRange] = [:]
        while try hasNext(before: UInt8(ascii: "}"), isFirst: members.isEmpty, opening: opening) {
            let start = offset
            guard peek == UInt8(ascii: "\"") else {
                throw fail(.missingKey, at: SourceRange(start, tokenEnd(from: start)))
            }
            let key = try readString()
            let range = SourceRange(start, offset)
            if let first = places[key] {
                diagnostics.append(
                    Diagnostic(
                        .duplicateKey(key),
                        at: range,
                        notes: [Diagnostic.Note("it is first given here", at: first)]
                    )
                )
            } else {
                places[key] = range
            }
            skipTrivia()
            guard peek == UInt8(ascii: ":") else {
                throw fail(.missingColon(key), at: SourceRange(at: range.upperBound))
            }
            offset += 1
            members.append(JSONValue.Member(key: key, keyRange: range, value: try readValue()))
        }
        return .object(members)
    }

    /// Whether another element or member follows; otherwise the reader stands behind the closing bracket.
    private mutating func hasNext(before closing: UInt8, isFirst: Bool, opening: Int) throws -> Bool {
        let end = offset
        skipTrivia()
        var comma: Int?
        while peek == UInt8(ascii: ",") {
            if comma != nil || isFirst { report(.needlessComma, at: SourceRange(offset, offset + 1)) }
            comma = offset
            offset += 1
            skipTrivia()
        }
        guard let next = peek else {
            throw fail(.unclosed(bytes[opening], by: closing), at: SourceRange(opening, opening + 1))
        }
        if next == closing {
            if let comma, !isFirst { report(.needlessComma, at: SourceRange(comma, comma + 1)) }
            offset += 1
            return false
        }
        if comma == nil && !isFirst {
            guard next == UInt8(ascii: "\"") || next == UInt8(ascii: "{") || next == UInt8(ascii: "[") else {
                throw fail(.unexpected(text(at: offset), in: closing), at: SourceRange(offset, tokenEnd(from: offset)))
            }
            report(.missingComma, at: SourceRange(at: end))
        }
        return true
    }
}

// MARK: - Words, numbers and white space

extension JSONReader {
    var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func readWord() throws -> JSONValue {
        let range = SourceRange(offset, tokenEnd(from: offset))
        guard offset < bytes.count else { throw fail(.noValue, at: range) }
        let content: JSONValue.Content
        switch text(at: offset) {
        case "true": content = .boolean(true)
        case "false": content = .boolean(false)
        case "null": content = .null
        case let word: throw fail(.unknownWord(word), at: range)
        }
        offset = range.upperBound
        return JSONValue(content: content, range: range)
    }

    private mutating func readNumber() throws -> JSONValue {
        let range = SourceRange(offset, tokenEnd(from: offset))
        let word = text(at: offset)
        guard isNumber(bytes[range.lowerBound..<range.upperBound]) else { throw fail(.notANumber(word), at: range) }
        offset = range.upperBound
        return JSONValue(content: .number(word), range: range)
    }

    /// Whether `word` is a number by JSON's grammar: `-? (0 | [1-9][0-9]*) (\.[0-9]+)? ([eE][+-]?[0-9]+)?`.
    private func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word
        func skipDigits() -> Int {
            let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
            rest = rest.dropFirst(digits.count)
            return digits.count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        if rest.first == UInt8(ascii: "0") {
            rest = rest.dropFirst()
        } else if skipDigits() == 0 {
            return false
        }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            if skipDigits() == 0 { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            if skipDigits() == 0 { return false }
        }
        return rest.isEmpty
    }

    /// Skips white space, and comments with an error each.
    mutating func skipTrivia() {
        while let byte = peek {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
            case UInt8(ascii: "/"), UInt8(ascii: "#"):
                guard let end = commentEnd() else { return }
                report(.comment, at: SourceRange(offset, end))
                offset = end
            default: return
            }
        }
    }

    private func commentEnd() -> Int? {
        let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        if bytes[offset] == UInt8(ascii: "#") || second == UInt8(ascii: "/") {
            return bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
        }
        guard second == UInt8(ascii: "*") else { return nil }
        var index = offset + 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
            index += 1
        }
        return bytes.count
    }

    /// The end of what a reader of the text takes for one word, for messages; one character where there is no word.
    func tokenEnd(from start: Int) -> Int {
        func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "+"), 0x80...:
                true
            default: false
            }
        }
        let end = bytes[start...].firstIndex { !isWord($0) } ?? bytes.count
        return end == start ? min(start + 1, bytes.count) : end
    }

    func text(at start: Int) -> String {
        String(decoding: bytes[start..<tokenEnd(from: start)], as: UTF8.self)
    }

    mutating func report(_ message: Diagnostic.Message, at range: SourceRange) {
        diagnostics.append(Diagnostic(message, at: range))
    }

    /// Reports and gives the error to throw.
    mutating func fail(_ message: Diagnostic.Message, at range: SourceRange) -> Failure {
        report(message, at: range)
        return Failure()
    }
}

extension Diagnostic.Message {
    fileprivate static func syntax(_ text: String) -> Self { Self(.error, rule: "syntax", text) }

    fileprivate static var textAfterEnd: Self { syntax("nothing may follow the value that the file holds") }
    fileprivate static var tooDeep: Self { syntax("nested more than \(JSONReader.depthLimit) deep") }
    fileprivate static var missingKey: Self { syntax("expected a key in double quotes") }
    fileprivate static var needlessComma: Self { syntax("JSON allows no comma without a value after it; remove it") }
    fileprivate static var missingComma: Self { syntax("expected ',' here") }
    fileprivate static var noValue: Self { syntax("expected a value, but the file ends here") }
    fileprivate static var comment: Self { syntax("JSON has no comments; remove it") }

    fileprivate static func duplicateKey(_ key: String) -> Self {
        Self(.error, rule: "duplicate-key", "'\(key)' is given twice")
    }

    fileprivate static func missingColon(_ key: String) -> Self { syntax("expected ':' after the key '\(key)'") }

    fileprivate static func unclosed(_ opening: UInt8, by closing: UInt8) -> Self {
        syntax("'\(Character(UnicodeScalar(opening)))' is not closed by '\(Character(UnicodeScalar(closing)))'")
    }

    fileprivate static func unexpected(_ word: String, in closing: UInt8) -> Self {
        syntax("expected ',' or '\(Character(UnicodeScalar(closing)))', found '\(word)'")
    }

    fileprivate static func unknownWord(_ word: String) -> Self {
        syntax("expected a value, found '\(word)'; text needs double quotes")
    }

    fileprivate static func notANumber(_ word: String) -> Self { syntax("'\(word)' is no number that JSON knows") }
}
