/// A Swift file of the user, and what can be added to it.
///
/// A function is added at the end of a declaration of its type: the one that declares the conformance to the type's
/// logic, each of them where `#if` chooses between several, else the type itself, else its last extension. A type that
/// the file does not have gets a declaration at the end of the file. No other byte changes; what is added has the file's
/// own indentation and line ends.
struct UserFile {
    let bytes: [UInt8]
    let source: SwiftSource

    init(_ bytes: [UInt8], module: String = "") {
        self.bytes = bytes
        source = SwiftSource(bytes, module: module)
    }

    /// Whether there is not a word in it.
    var isBlank: Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0).allSatisfy(\.isWhiteSpace)
    }

    /// Whether anything of `type` stands in the file.
    func declares(_ type: String) -> Bool {
        source.declarations.contains { $0.name == type }
    }

    /// The bytes with `requirements` added.
    ///
    /// - Parameters:
    ///   - others: what the template has besides, which stands elsewhere or was given up.
    ///   - conforming: types of which nothing stands anywhere, and nothing is missing: extensions of protocols have it all.
    ///   - template: the file as the generator would create it, from which the declarations of types come that this file
    ///     does not have.
    func adding(
        _ requirements: [GeneratedFile.Requirement],
        besides others: [GeneratedFile.Requirement],
        conforming: [String] = [],
        template: UserFile
    ) -> [UInt8] {
        var addition = Addition(to: self, template: template)
        var types: [String] = []
        for requirement in requirements where !types.contains(requirement.type) { types.append(requirement.type) }
        for type in types + conforming {
            let missing = requirements.filter { $0.type == type }
            let destinations = destinations(for: type)
            for declaration in destinations { addition.insert(missing, into: declaration) }
            if destinations.isEmpty { addition.append(missing, besides: others, of: type) }
        }
        return addition.result
    }

    private func destinations(for type: String) -> [SwiftSource.Declaration] {
        let own = source.declarations.filter { $0.name == type }
        let conforming = own.filter { $0.inheritance.contains(SwiftSource.Declaration.logicProtocol(of: type)) }
        if !conforming.isEmpty { return conforming }
        return [own.first { !$0.isExtension } ?? own.last].compactMap(\.self)
    }

    /// What stands before the first declaration: comments and imports.
    var preamble: ArraySlice<UInt8> {
        guard let first = source.declarations.first else { return bytes[...] }
        let end = lead(of: first)
        let last = bytes[..<end].lastIndex { !$0.isWhiteSpace }
        return bytes[..<(last.map { $0 + 1 } ?? 0)]
    }

    /// The lines of a declaration with the comments and attributes above it.
    func lines(of declaration: SwiftSource.Declaration) -> [String] {
        let end = min(declaration.bodyEnd + 1, bytes.count)
        return bytes[lead(of: declaration)..<end].split(separator: .lineFeed, omittingEmptySubsequences: false)
            .map { String(decoding: $0.last == .carriageReturn ? $0.dropLast() : $0, as: UTF8.self) }
    }

    /// Where the lines begin that belong to a declaration: behind the last empty line before it.
    func lead(of declaration: SwiftSource.Declaration) -> Int {
        var start = startOfLine(at: declaration.start)
        while start > 0 {
            let previous = startOfLine(at: start - 1)
            if bytes[previous..<start].allSatisfy(\.isWhiteSpace) { break }
            start = previous
        }
        return start
    }

    func startOfLine(at offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    }
}

/// The text that is put into a file, and where.
private struct Addition {
    private let file: UserFile
    private let template: UserFile
    private let style: LineStyle
    private let templateStyle: LineStyle
    private var insertions: [(offset: Int, text: String)] = []
    /// The declarations that the file gets at its end.
    private var appended: [String] = []

    init(to file: UserFile, template: UserFile) {
        self.file = file
        self.template = template
        style = LineStyle(of: file.bytes, else: template.bytes)
        templateStyle = LineStyle(of: template.bytes)
    }

    var result: [UInt8] {
        var output: [UInt8] = []
        var position = 0
        for insertion in insertions.sorted(by: { $0.offset < $1.offset }) {
            output += file.bytes[position..<insertion.offset]
            output += insertion.text.utf8
            position = insertion.offset
        }
        output += file.bytes[position...]
        for text in appended {
            let end = style.lineEnd
            if output.contains(where: { !$0.isWhiteSpace }) {
                if output.last != .lineFeed { output += end.utf8 }
                if !endsWithEmptyLine(output[...]) { output += end.utf8 }
            }
            output += text.utf8
        }
        return output
    }

    mutating func insert(_ requirements: [GeneratedFile.Requirement], into declaration: SwiftSource.Declaration) {
        let body = file.bytes[declaration.bodyStart..<declaration.bodyEnd]
        let end = style.lineEnd
        let line = file.startOfLine(at: declaration.start)
        let outer = String(decoding: file.bytes[line...].prefix(while: \.isBlank), as: UTF8.self)
        let text = text(of: requirements, indentedBy: memberIndentation(in: body) ?? outer + style.unit)
        let isEmpty = body.allSatisfy(\.isWhiteSpace)
        let lastLine = file.startOfLine(at: declaration.bodyEnd)
        if lastLine > declaration.bodyStart, file.bytes[lastLine..<declaration.bodyEnd].allSatisfy(\.isBlank) {
            // The brace has its line to itself.
            let isSeparated = isEmpty || endsWithEmptyLine(body[..<lastLine])
            insertions.append((lastLine, (isSeparated ? "" : end) + text))
        } else {
            insertions.append((declaration.bodyEnd, (isEmpty ? end : end + end) + text + outer))
        }
    }

    /// Appends what the template declares, without what stands elsewhere.
    mutating func append(
        _ requirements: [GeneratedFile.Requirement],
        besides others: [GeneratedFile.Requirement],
        of type: String
    ) {
        let end = style.lineEnd
        guard let model = template.source.declarations.first(where: { $0.name == type }) else {
            appended.append("extension \(type) {" + end + text(of: requirements, indentedBy: style.unit) + "}" + end)
            return
        }
        var lines = template.lines(of: model)
        for other in others where other.type == type { lines.remove(other.lines) }
        appended.append(style.converted(lines, from: templateStyle).map { $0 + end }.joined())
    }

    private func text(of requirements: [GeneratedFile.Requirement], indentedBy indentation: String) -> String {
        requirements.map { requirement in
            style.converted(requirement.lines, from: templateStyle)
                .map { ($0.isEmpty ? "" : indentation + $0) + style.lineEnd }.joined()
        }.joined(separator: style.lineEnd)
    }

    /// The white space before the first member that begins a line.
    private func memberIndentation(in body: ArraySlice<UInt8>) -> String? {
        for line in body.split(separator: .lineFeed, omittingEmptySubsequences: false).dropFirst() {
            let content = line.drop(while: \.isWhiteSpace)
            // `#if` may begin at the margin.
            guard let first = content.first, first != UInt8(ascii: "#") else { continue }
            return String(decoding: line[..<content.startIndex], as: UTF8.self)
        }
        return nil
    }

    private func endsWithEmptyLine(_ text: ArraySlice<UInt8>) -> Bool {
        text.reversed().prefix(while: \.isWhiteSpace).filter { $0 == .lineFeed }.count > 1
    }
}

extension [String] {
    /// Takes the lines of a function out, however they are indented, with the empty line that sets it off.
    fileprivate mutating func remove(_ function: [String]) {
        let trimmed = function.map { $0.drop(while: \.isWhitespace) }
        guard let first = trimmed.first,
            let start = indices.first(where: { index in
                self[index].drop(while: \.isWhitespace) == first
                    && self[index...].prefix(trimmed.count).map { $0.drop(while: \.isWhitespace) } == trimmed
            })
        else { return }
        var range = start..<start + trimmed.count
        if start > 0, self[start - 1].isEmpty {
            range = start - 1..<range.upperBound
        } else if range.upperBound < count, self[range.upperBound].isEmpty {
            range = start..<range.upperBound + 1
        }
        removeSubrange(range)
    }
}
