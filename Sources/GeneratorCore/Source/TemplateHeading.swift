/// What a template that adds a file says of it, between two lines of `---` at its beginning:
///
///     ---
///     file: Documentation/{{ viewModel.name }}.md
///     in: project
///     ---
///
/// The build-tool plugin, which cannot import a module of its package, compiles this very file through a symbolic link.
struct TemplateHeading: Sendable {
    /// A line of the heading.
    struct Entry: Sendable {
        var key: String
        /// The offset of the key.
        var start: Int
        var value: String
        /// The offset of the value.
        var valueStart: Int
    }

    /// How often the file is there.
    enum Frequency: String, CaseIterable, Sendable { case viewModel, spec, target }
    /// The folder that the file's path starts from: that of a key of the configuration, or the configuration's own.
    enum Folder: String, CaseIterable, Sendable { case output, logic, tests, project }
    /// Whose the file is: the user's is written once and never again.
    enum Owner: String, CaseIterable, Sendable { case generator, user }

    static let keys = ["file", "in", "per", "owner"]

    private(set) var entries: [Entry] = []
    /// What is no entry, by its offset.
    private(set) var mistakes: [(offset: Int, text: String)] = []
    /// Where the template itself begins.
    private(set) var end = 0

    /// - Returns: `nil` for a template that does not begin with a line of `---`.
    init?(_ bytes: [UInt8]) {
        var start = 0
        var isFirst = true
        while start < bytes.count || isFirst {
            var stop = start
            while stop < bytes.count, bytes[stop] != UInt8(ascii: "\n") { stop += 1 }
            let line = Line(bytes, start, stop)
            let next = min(stop + 1, bytes.count)
            if line.isRule {
                if !isFirst {
                    end = next
                    return
                }
            } else {
                if isFirst { return nil }
                read(line)
            }
            isFirst = false
            start = next
        }
        mistakes.append((0, "the heading is never closed; a line of '---' is missing"))
        end = bytes.count
    }

    /// The offset of a heading that would be one if it stood in the first line.
    static func misplaced(in bytes: [UInt8]) -> Int? {
        var start = 0
        while start < bytes.count {
            let stop = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if Line(bytes, start, stop).isRule {
                return TemplateHeading(Array(bytes[start...]))?["file"] == nil ? nil : start
            }
            start = stop + 1
        }
        return nil
    }

    subscript(key: String) -> Entry? { entries.first { $0.key == key } }

    /// The value of a key that has a few; the standard one where it is missing or wrong.
    func choice<Choice: RawRepresentable>(_ key: String, standard: Choice) -> Choice where Choice.RawValue == String {
        self[key].flatMap { Choice(rawValue: $0.value) } ?? standard
    }

    var frequency: Frequency { choice("per", standard: .viewModel) }
    var folder: Folder { choice("in", standard: .output) }
    var owner: Owner { choice("owner", standard: .generator) }

    /// The name of the Swift file that a spec, or a target, gets in a build, where it is known before anybody reads the
    /// spec.
    ///
    /// - Parameter stem: the file name of the spec without its extension; any for a file per target.
    func buildName(stem: String) -> String? {
        guard frequency != .viewModel, folder == .output, owner == .generator, let pattern = self["file"]?.value
        else { return nil }
        let parts = Self.split(pattern)
        guard !parts.contains(where: { $0.isValue && ($0.text != "stem" || frequency == .target) }) else { return nil }
        let name = parts.map { $0.isValue ? stem : $0.text }.joined()
        let isPlain = !name.contains("/") && !name.contains("{") && !name.contains("}") && name.hasSuffix(".swift")
        return isPlain ? name : nil
    }

    /// A text as what stands in `{{ … }}`, without white space, and what stands around it.
    private static func split(_ pattern: String) -> [(text: String, isValue: Bool)] {
        var parts: [(text: String, isValue: Bool)] = []
        var text = ""
        var isValue = false
        for character in pattern {
            text.append(character)
            guard text.hasSuffix(isValue ? "}}" : "{{") else { continue }
            let inner = text.dropLast(2)
            parts.append((isValue ? inner.filter { $0 != " " } : String(inner), isValue))
            (text, isValue) = ("", !isValue)
        }
        parts.append((isValue ? "{" + text : text, false))
        return parts
    }

    private mutating func read(_ line: Line) {
        guard let start = line.start, line.byte(at: start) != UInt8(ascii: "#") else { return }
        guard let colon = line.colon, colon > start else {
            mistakes.append((start, "this is no entry of a heading, which is a key, ':' and a value"))
            return
        }
        let key = line.text(start, colon)
        if self[key.text] != nil {
            mistakes.append((start, "'\(key.text)' is given twice"))
            return
        }
        var value = line.text(colon + 1, line.end)
        if let quote = value.text.first, quote == "\"" || quote == "'" {
            guard value.text.count > 1, value.text.last == quote else {
                mistakes.append((value.start, "the value begins with \(quote) and does not end with it"))
                return
            }
            value = line.text(value.start + 1, value.start + value.text.utf8.count - 1)
        }
        entries.append(Entry(key: key.text, start: start, value: value.text, valueStart: value.start))
    }
}

/// A line of a heading.
private struct Line {
    private let bytes: [UInt8]
    private let lower: Int
    let end: Int

    init(_ bytes: [UInt8], _ lower: Int, _ end: Int) {
        self.bytes = bytes
        self.lower = lower
        self.end = end
    }

    func byte(at offset: Int) -> UInt8 { bytes[offset] }

    /// The offset of what is not blank.
    var start: Int? { bytes[lower..<end].firstIndex { !Self.isBlank($0) } }

    var colon: Int? { bytes[lower..<end].firstIndex(of: UInt8(ascii: ":")) }

    /// Whether it is `---`.
    var isRule: Bool { text(lower, end).text == "---" && start == lower }

    /// What stands between two offsets, without blanks around it.
    func text(_ from: Int, _ to: Int) -> (text: String, start: Int) {
        var (from, to) = (from, to)
        while from < to, Self.isBlank(bytes[from]) { from += 1 }
        while to > from, Self.isBlank(bytes[to - 1]) { to -= 1 }
        return (String(decoding: bytes[from..<to], as: UTF8.self), from)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
