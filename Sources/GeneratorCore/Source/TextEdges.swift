// The ends of texts and of their lines.

extension String {
    /// The text without white space at its ends.
    var trimmingBlanks: String {
        var text = utf8[...]
        while text.first?.isWhiteSpace == true { text.removeFirst() }
        while text.last?.isWhiteSpace == true { text.removeLast() }
        return String(Substring(text))
    }

    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Substring {
    /// How many blanks and tabs a line begins with, in bytes.
    var indentation: Int { utf8.prefix { $0 == .space || $0 == .tab }.count }

    /// The line without as many bytes at its beginning; lines of white space become empty.
    func droppingIndentation(_ count: Int) -> String {
        allSatisfy(\.isWhitespace) ? "" : String(Substring(utf8.dropFirst(count)))
    }
}

extension Sequence<Substring> {
    /// The indentation that all lines share which hold more than white space.
    var sharedIndentation: Int {
        lazy.filter { !$0.allSatisfy(\.isWhitespace) }.map(\.indentation).min() ?? 0
    }
}
