import StencilTemplates

/// Reads the templates of a folder: takes headings off, and finds what is wrong before anything is compiled.
struct TemplateReader {
    private(set) var sources: [(name: String, text: String)] = []
    private(set) var files: [String: SourceFile] = [:]
    private(set) var additions: [AdditionTemplate] = []
    private(set) var problems: [FileProblem] = []

    mutating func read(_ name: String, _ file: SourceFile) {
        if let offset = file.firstInvalidByte {
            problems.append(FileProblem(source: file, diagnostic: Diagnostic(.notText, at: SourceRange(at: offset))))
            return
        }
        if let offset = file.bytes.firstIndex(of: 0) {
            problems.append(FileProblem(source: file, diagnostic: Diagnostic(.hasNull, at: SourceRange(at: offset))))
            return
        }
        let source = SourceFile(path: file.path, bytes: Self.withPlainLines(file))
        files[name] = source
        guard let heading = TemplateHeading(source.bytes) else {
            sources.append((name, String(decoding: source.bytes, as: UTF8.self)))
            return
        }
        let diagnostics = check(heading, of: name)
        problems += diagnostics.map { FileProblem(source: source, diagnostic: $0) }
        guard diagnostics.isEmpty, let pattern = heading["file"] else { return }
        let addition = AdditionTemplate(name, source, heading)
        additions.append(addition)
        sources.append((name, Self.body(source.bytes, behind: heading.end)))
        sources.append((addition.pattern, Self.text(pattern.value, at: pattern.valueStart, of: source)))
    }

    /// The bytes without a byte order mark and with line feeds alone.
    private static func withPlainLines(_ file: SourceFile) -> [UInt8] {
        let bytes = file.bytes.dropFirst(file.contentStart)
        guard bytes.contains(.carriageReturn) else { return Array(bytes) }
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        for index in bytes.indices {
            let isBeforeLineFeed = index + 1 < bytes.endIndex && bytes[index + 1] == .lineFeed
            if bytes[index] != .carriageReturn || !isBeforeLineFeed { plain.append(bytes[index]) }
        }
        return plain
    }

    /// The template with its heading in a comment, so that places stay what they are.
    private static func body(_ bytes: [UInt8], behind end: Int) -> String {
        let lines = bytes[..<end].reduce(0) { $1 == .lineFeed ? $0 + 1 : $0 }
        let comment = "{#" + String(repeating: "\n", count: max(lines - 1, 0)) + "#}\n"
        return comment + String(decoding: bytes[end...], as: UTF8.self)
    }

    /// A text of the heading as a template in which it stands at its place.
    private static func text(_ text: String, at offset: Int, of source: SourceFile) -> String {
        let place = LineIndex(source).location(of: offset)
        let before = String(repeating: "\n", count: place.line - 1) + String(repeating: " ", count: place.column - 1)
        return before + text
    }

    // MARK: Headings

    private func check(_ heading: TemplateHeading, of name: String) -> [Diagnostic] {
        var diagnostics = heading.mistakes.map { Diagnostic(.heading($0.text), at: SourceRange(at: $0.offset)) }
        if BuiltInTemplates.sources.contains(where: { $0.name == name }) {
            diagnostics.append(Diagnostic(.headingOfBuiltIn(name), at: SourceRange(0, 3)))
        }
        for entry in heading.entries {
            let key = SourceRange(entry.start, entry.start + entry.key.utf8.count)
            let value = SourceRange(entry.valueStart, entry.valueStart + entry.value.utf8.count)
            switch entry.key {
            case "file":
                if entry.value.isEmpty {
                    diagnostics.append(Diagnostic(.heading("'file' needs the path of the file"), at: key))
                } else if heading.frequency != .target, !entry.value.contains("{") {
                    diagnostics.append(Diagnostic(.sameForAll(entry.value, heading.frequency), at: value))
                }
            case "in": check(entry, TemplateHeading.Folder.self, at: value, &diagnostics)
            case "per": check(entry, TemplateHeading.Frequency.self, at: value, &diagnostics)
            case "owner": check(entry, TemplateHeading.Owner.self, at: value, &diagnostics)
            default:
                let suggestion = EditDistance.suggestion(for: entry.key, among: TemplateHeading.keys)
                diagnostics.append(Diagnostic(.unknownHeadingKey(entry.key), at: key, suggestion: suggestion))
            }
        }
        if heading["file"] == nil, diagnostics.isEmpty {
            diagnostics.append(Diagnostic(.heading("the heading does not say 'file: <path>'"), at: SourceRange(0, 3)))
        }
        return diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func check<Value: RawRepresentable & CaseIterable>(
        _ entry: TemplateHeading.Entry,
        _ type: Value.Type,
        at range: SourceRange,
        _ diagnostics: inout [Diagnostic]
    ) where Value.RawValue == String {
        guard Value(rawValue: entry.value) == nil else { return }
        let values = Value.allCases.map(\.rawValue)
        let suggestion = EditDistance.suggestion(for: entry.value, among: values)
        diagnostics.append(
            Diagnostic(.wrongHeadingValue(entry.key, entry.value, values), at: range, suggestion: suggestion)
        )
    }
}

extension Diagnostic.Message {
    fileprivate static var notText: Self {
        .init(.error, rule: "template", "a template is text in UTF-8, and this byte is not")
    }

    fileprivate static var hasNull: Self {
        .init(.error, rule: "template", "a template is text in UTF-8, and this is a NUL byte, which no text has")
    }

    fileprivate static func heading(_ text: String) -> Self { .init(.error, rule: "template", text) }

    fileprivate static func headingOfBuiltIn(_ name: String) -> Self {
        .init(
            .error,
            rule: "template",
            "'\(name)' stands in for a built-in template and cannot add a file of its own; give it another name"
        )
    }

    fileprivate static func sameForAll(_ path: String, _ frequency: TemplateHeading.Frequency) -> Self {
        let (each, value) = frequency == .spec ? ("spec", "{{ stem }}") : ("ViewModel", "{{ viewModel.name }}")
        return .init(.error, rule: "template", "every \(each) would write '\(path)'; put \(value) into it")
    }

    fileprivate static func unknownHeadingKey(_ key: String) -> Self {
        let known = TemplateHeading.keys.map { "'\($0)'" }.joined(separator: ", ")
        return .init(.error, rule: "template", "unknown key '\(key)'; a heading has \(known)")
    }

    fileprivate static func wrongHeadingValue(_ key: String, _ value: String, _ values: [String]) -> Self {
        let known = values.map { "'\($0)'" }.joined(separator: ", ")
        return .init(.error, rule: "template", "'\(key)' is one of \(known), not '\(value)'")
    }
}
