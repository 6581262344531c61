/// What a file of the user still has of another back end: functions that answered with a stream and are async now, or the
/// other way round, and tests that run a harness at once that has to be waited for.
///
/// Only what cannot compile is told; a file that merely imports another library may need it.
enum BackendChange {
    /// - Parameter contents: the file as the generator would create it.
    static func problems(in file: [UInt8], path: String, _ contents: GeneratedFile) -> [FileProblem] {
        let template = contents.contents
        let mayBeAsync = [file, template].contains { $0.withUnsafeBufferPointer { $0.holds("async") } }
        guard mayBeAsync else { return [] }
        let source = SourceFile(path: path, bytes: file)
        let problems: [Diagnostic]
        switch contents.role {
        case .logic: problems = functions(in: source, SourceFile(path: path, bytes: template), contents.requirements)
        case .testStubs where template.withUnsafeBufferPointer { $0.holds("await given.run(") }:
            problems = [run(in: source)].compactMap(\.self)
        default: problems = []
        }
        return problems.map { FileProblem(source: source, diagnostic: $0) }
    }

    private static func functions(
        in file: SourceFile,
        _ template: SourceFile,
        _ requirements: [GeneratedFile.Requirement]
    ) -> [Diagnostic] {
        let wanted = Head.all(in: template)
        let own = Head.all(in: file)
        return requirements.compactMap { requirement in
            guard let head = wanted.first(where: { $0.name == requirement.name }) else { return nil }
            let written = own.filter { $0.name == requirement.name }
            guard let first = written.first, written.allSatisfy({ !$0.mayBe(head) }) else { return nil }
            return Diagnostic(
                .function(requirement.name, isAsync: head.isAsync),
                at: first.range,
                suggestion: "write '\(template.text(in: head.whole))', and what the back end has in its body"
            )
        }
    }

    /// The first run of a harness that is not waited for.
    private static func run(in file: SourceFile) -> Diagnostic? {
        let tokens = Lexer.lex(file).tokens
        for index in tokens.indices.dropFirst(2).dropLast() {
            guard tokens[index].kind == .identifier, file.spells("run", in: tokens[index].range),
                tokens[index + 1].kind == .leftParen, tokens[index - 1].kind == .dot,
                file.spells("given", in: tokens[index - 2].range),
                index < 3 || !file.spells("await", in: tokens[index - 3].range)
            else { continue }
            return Diagnostic(
                .run,
                at: SourceRange(tokens[index - 2].range.lowerBound, tokens[index].range.upperBound),
                suggestion: "make the tests '@MainActor' and 'async', and write 'try await given.run()'; "
                    + "a file with nothing but stubs is created anew when you delete it"
            )
        }
        return nil
    }
}

/// What stands of a function before its body.
private struct Head {
    /// `load(query:)`
    var name: String
    var isAsync = false
    var result = ""
    /// The name alone, and all.
    var range: SourceRange
    var whole: SourceRange

    /// Whether one may stand for the other: what is not async may be given where that is asked for, not the other way round.
    func mayBe(_ wanted: Head) -> Bool {
        isAsync == wanted.isAsync || wanted.isAsync && result == wanted.result
    }

    static func all(in file: SourceFile) -> [Head] {
        let tokens = Lexer.lex(file).tokens
        var heads: [Head] = []
        for index in tokens.indices.dropLast(3) where tokens[index].kind == .identifier {
            guard file.spells("func", in: tokens[index].range), tokens[index + 1].kind == .identifier,
                tokens[index + 2].kind == .leftParen, let end = tokens[index + 2].partnerIndex, end > index
            else { continue }
            heads.append(Head(of: index, parameters: index + 2..<end, tokens, file))
        }
        return heads
    }

    private init(of function: Int, parameters: Range<Int>, _ tokens: [Token], _ file: SourceFile) {
        var labels = ""
        var isFirst = true
        var index = parameters.lowerBound + 1
        while index < parameters.upperBound {
            if isFirst { labels += file.name(tokens[index]) + ":" }
            isFirst = tokens[index].kind == .comma
            index = (tokens[index].partnerIndex.flatMap { $0 > index ? $0 : nil } ?? index) + 1
        }
        name = "\(file.name(tokens[function + 1]))(\(labels))"
        range = tokens[function + 1].range
        index = parameters.upperBound + 1
        var start: Int?
        while index < tokens.count, tokens[index].kind != .leftBrace, tokens[index].kind != .end {
            if start == nil, file.spells("async", in: tokens[index].range) { isAsync = true }
            if start == nil, tokens[index].kind == .rightArrow { start = index + 1 }
            index += 1
        }
        whole = SourceRange(tokens[function].range.lowerBound, tokens[index - 1].range.upperBound)
        if let start, start < index {
            result = file.text(in: SourceRange(tokens[start].range.lowerBound, whole.upperBound))
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func function(_ name: String, isAsync: Bool) -> Self {
        let text = isAsync ? "'\(name)' is async with this back end" : "'\(name)' is not async with this back end"
        return Self(.warning, rule: "file", text)
    }

    fileprivate static var run: Self {
        Self(.warning, rule: "file", "tests wait for their harness with this back end")
    }
}
