/// `{"path":…,"line":…,…}`: lines and columns from 1, the end behind the last character.
struct JSONStyle {
    let file: SourceFile
    let lines: LineIndex

    func append(_ diagnostic: Diagnostic, to output: inout String) {
        let message = diagnostic.message
        output += "{\"path\":\(Self.quoted(file.path)),\(place(diagnostic.range))"
        output += ",\"severity\":\"\(message.severity.rawValue)\",\"rule\":\(Self.quoted(message.rule))"
        output += ",\"message\":\(Self.quoted(message.text))"
        output += ",\"notes\":[" + diagnostic.notes.map(object).joined(separator: ",") + "]"
        output += ",\"suggestion\":\(diagnostic.suggestion.map(Self.quoted) ?? "null")}\n"
    }

    private func object(_ note: Diagnostic.Note) -> String {
        let location = note.range.map { ",\(place($0))" } ?? ""
        return "{\"message\":\(Self.quoted(note.text))\(location)}"
    }

    private func place(_ range: SourceRange) -> String {
        let start = lines.location(of: range.lowerBound)
        let end = lines.location(of: range.upperBound)
        return "\"line\":\(start.line),\"column\":\(start.column),\"endLine\":\(end.line),\"endColumn\":\(end.column)"
    }

    /// `text` as a JSON string.
    static func quoted(_ text: String) -> String {
        var result: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
            case .lineFeed: result += Array(#"\n"#.utf8)
            case .carriageReturn: result += Array(#"\r"#.utf8)
            case .tab: result += Array(#"\t"#.utf8)
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                result += Array((#"\u00"# + (digits.utf8.count < 2 ? "0" : "") + digits).utf8)
            default: result.append(byte)
            }
        }
        result.append(UInt8(ascii: "\""))
        return String(decoding: result, as: UTF8.self)
    }
}

/// `::error file=…,line=…::message`: shown by GitHub at the line in a pull request; the end is the last character.
struct GitHubStyle {
    let file: SourceFile
    let lines: LineIndex

    func append(_ diagnostic: Diagnostic, to output: inout String) {
        let message = diagnostic.message
        let command = message.severity == .note ? "notice" : message.severity.rawValue
        let start = lines.location(of: diagnostic.range.lowerBound)
        let end = lines.location(of: max(diagnostic.range.lowerBound, diagnostic.range.upperBound - 1))
        var text = message.text
        for note in diagnostic.notes {
            let place = note.range.map { range in
                let location = lines.location(of: range.lowerBound)
                return " (\(location.line):\(location.column))"
            }
            text += "\nnote: \(note.text)\(place ?? "")"
        }
        if let suggestion = diagnostic.suggestion { text += "\n\(suggestion)" }
        output += "::\(command) "
        if file.isPlace {
            output += "file=\(Self.escaped(file.path, isProperty: true))"
            output += ",line=\(start.line),col=\(start.column),endLine=\(end.line),endColumn=\(end.column),"
        }
        output += "title=\(Self.escaped(message.rule, isProperty: true))"
        output += "::\(Self.escaped(text, isProperty: false))\n"
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "%"): result += Array("%25".utf8)
            case .carriageReturn: result += Array("%0D".utf8)
            case .lineFeed: result += Array("%0A".utf8)
            case UInt8(ascii: ":") where isProperty: result += Array("%3A".utf8)
            case UInt8(ascii: ",") where isProperty: result += Array("%2C".utf8)
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
