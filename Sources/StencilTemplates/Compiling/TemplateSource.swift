/// The text of a template and what messages need to know about it.
struct TemplateSource: Sendable {
    let name: String
    let bytes: [UInt8]

    init(name: String, text: String) {
        self.name = name
        self.bytes = Array(text.utf8)
    }

    /// The line and column of a byte; computed only when a message is made.
    func place(at offset: Int) -> TemplateError.Place {
        var line = 1
        var column = 1
        for byte in bytes.prefix(offset) {
            if byte == Byte.newline {
                line += 1
                column = 1
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                column += 1
            }
        }
        let start = bytes.prefix(offset).lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0
        let end = bytes[min(offset, bytes.count)...].firstIndex(of: Byte.newline) ?? bytes.count
        var text = String(decoding: bytes[start..<end], as: UTF8.self)
        if text.utf8.last == Byte.carriageReturn { text.unicodeScalars.removeLast() }
        return TemplateError.Place(template: name, line: line, column: column, text: text)
    }

    func error(at offset: Int, _ message: String, suggestion: String? = nil) -> TemplateError {
        TemplateError(place: place(at: offset), message: message, suggestion: suggestion)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

/// The bytes that the template language is made of.
enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let percent = UInt8(ascii: "%")
    static let hash = UInt8(ascii: "#")
    static let minus = UInt8(ascii: "-")
    static let plus = UInt8(ascii: "+")
    static let quote = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")

    /// A space or a tab.
    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    /// A blank or the end of a line.
    static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == space || (byte >= tab && byte <= carriageReturn) }
}
