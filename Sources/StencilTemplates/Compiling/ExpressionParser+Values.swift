/// Reads the values of expressions: literals, dotted names and filters.
extension TemplateParser {
    private static let operators = ["and", "or", "not", "in", "if", "else"]

    /// A literal or a dotted name, without filters.
    mutating func primary(_ reader: inout TagReader) throws(TemplateError) -> Int32 {
        let token = reader.current
        let offset = token.range.lowerBound
        if token.kind == .string {
            reader.next()
            return constant(.string(stringLiteral(token)), at: offset)
        }
        guard token.kind == .word, !Self.operators.contains(reader.text(token)) else {
            throw reader.expected("a value")
        }
        reader.next()
        let text = reader.text(token)
        switch text {
        case "true": return constant(.bool(true), at: offset)
        case "false": return constant(.bool(false), at: offset)
        case "nil": return constant(.none, at: offset)
        default: break
        }
        if Self.startsNumber(text) { return try number(text, at: offset, &reader) }
        return text == "forloop" ? try loopState(at: offset, &reader) : try path(text, at: offset, &reader)
    }

    /// One filter, whose name comes next, applied to a value.
    mutating func filter(_ input: Int32, _ reader: inout TagReader) throws(TemplateError) -> Int32 {
        let offset = reader.current.range.lowerBound
        let isNegated = reader.skip(.bang)
        let name = reader.text(try reader.word("the name of a filter"))
        let filter = vocabulary.filters.first { $0.name == name && ($0.isTest || !isNegated) }
        guard let filter else {
            let known = vocabulary.filters.filter { $0.isTest || !isNegated }.map(\.name)
            let suggestion = Spelling.nearest(to: name, among: known).map { (isNegated ? "!" : "") + $0 }
            if let reason = TemplateFilter.refused[name] {
                throw source.error(at: offset, "the filter '\(name)' is \(reason)")
            }
            throw source.error(
                at: offset,
                "unknown filter '\(isNegated ? "!" : "")\(name)'",
                suggestion: suggestion
            )
        }
        let arguments = try arguments(&reader)
        if name == TemplateFilter.namedName { return try namedFilter(input, arguments, at: offset) }
        guard filter.arguments.contains(arguments.count) else {
            throw source.error(at: offset, "'\(name)' takes \(filter.argumentsDescription), not \(arguments.count)")
        }
        if name == TemplateFilter.defaultName { makeOptional([input] + arguments.dropLast()) }
        let constants = arguments.compactMap(constantValue)
        let call = FilterCall(
            filter: filter,
            isNegated: isNegated,
            input: input,
            arguments: constants.count == arguments.count ? .constant(constants) : .computed(arguments)
        )
        program.calls.append(call)
        return add(.filter(call: Int32(program.calls.count - 1)), at: offset)
    }

    /// A filter whose name is an argument: `{{ value|filter:name }}`.
    private mutating func namedFilter(
        _ input: Int32,
        _ arguments: [Int32],
        at offset: Int
    ) throws(TemplateError) -> Int32 {
        guard let name = arguments.first, arguments.count == 1 else {
            throw source.error(at: offset, "'filter' takes one argument, not \(arguments.count)")
        }
        if let text = constantValue(of: name) {
            do {
                _ = try FilterChain(text)
            } catch {
                throw source.error(at: offset, error.message, suggestion: error.suggestion)
            }
        }
        return add(.namedFilter(input: input, name: name), at: offset)
    }

    private mutating func arguments(_ reader: inout TagReader) throws(TemplateError) -> [Int32] {
        var arguments: [Int32] = []
        guard reader.skip(.colon) else { return arguments }
        repeat {
            arguments.append(try primary(&reader))
        } while reader.skip(.comma)
        return arguments
    }

    /// Lets paths lead nowhere, because there is another value for that case.
    private mutating func makeOptional(_ nodes: [Int32]) {
        for node in nodes {
            if case .path(let path) = program.nodes[Int(node)] { program.nodes[Int(node)] = .optionalPath(path) }
        }
    }

    private mutating func path(
        _ root: String,
        at offset: Int,
        _ reader: inout TagReader
    ) throws(TemplateError) -> Int32 {
        var steps: [Path.Step] = []
        while reader.isAdjacent {
            if reader.skip(.dot) {
                guard reader.isAdjacent || reader.isAtEnd else { throw reader.error("unexpected blank after '.'") }
                let token = try reader.word("a name after '.'")
                steps.append(member(reader.text(token), at: token.range.lowerBound))
            } else if reader.skip(.openBracket) {
                let start = reader.current.range.lowerBound
                let node = try nested(at: start) { parser throws(TemplateError) in try parser.primary(&reader) }
                guard reader.skip(.closeBracket) else { throw reader.expected("']'") }
                if let name = constantValue(of: node)?.text {
                    steps.append(member(name, at: start))
                } else {
                    steps.append(.computed(node: node, offset: start))
                }
            } else {
                break
            }
        }
        if root == "block" { noteBlock(steps.first) }
        let firstStep = Int32(program.steps.count)
        program.steps += steps
        program.paths.append(Path(root: name(root), steps: firstStep..<Int32(program.steps.count)))
        return add(.path(Int32(program.paths.count - 1)), at: offset)
    }

    /// Keeps in mind what of blocks is read, because no one else needs it.
    private mutating func noteBlock(_ step: Path.Step?) {
        guard case .member(let name, _, _)? = step, program.names[Int(name.text)] == "super" else {
            program.readsBlocks = true
            return
        }
        if let block = openBlocks.last { program.blocks[block].usesSuper = true }
    }

    private mutating func member(_ text: String, at offset: Int) -> Path.Step {
        .member(name(text), index: Int(text), offset: offset)
    }

    /// A name and its text, which the program keeps for messages.
    mutating func name(_ text: String) -> Name {
        program.names.append(text)
        return Name(hashed: TemplateKey(text).hashed, text: Int32(program.names.count - 1))
    }

    /// `forloop`, a member of it, or a member of a loop further out: `forloop.label.counter`.
    private mutating func loopState(at offset: Int, _ reader: inout TagReader) throws(TemplateError) -> Int32 {
        var up = 0
        while reader.isAdjacent, reader.skip(.dot) {
            let token = try reader.word("a name after '.'")
            let name = reader.text(token)
            if let state = LoopState.members.first(where: { $0.rawValue == name }) {
                return add(.loopState(state, up: Int32(up)), at: offset)
            }
            guard let loop = openLoops.lastIndex(where: { $0.label == name }) else {
                // Without a loop around it, this may be included or called from inside one.
                if openLoops.isEmpty { return try labelledLoopState(name, at: offset, &reader) }
                let known = LoopState.members.map(\.rawValue) + openLoops.compactMap(\.label)
                throw source.error(
                    at: token.range.lowerBound,
                    "'forloop' has no member '\(name)'",
                    suggestion: Spelling.nearest(to: name, among: known)
                )
            }
            up = openLoops.count - 1 - loop
        }
        return add(.loopState(.all, up: Int32(up)), at: offset)
    }

    private mutating func labelledLoopState(
        _ label: String,
        at offset: Int,
        _ reader: inout TagReader
    ) throws(TemplateError) -> Int32 {
        var state = LoopState.all
        if reader.isAdjacent, reader.skip(.dot) {
            let token = try reader.word("a name after '.'")
            let name = reader.text(token)
            guard let member = LoopState.members.first(where: { $0.rawValue == name }) else {
                throw source.error(
                    at: token.range.lowerBound,
                    "'forloop.\(label)' has no member '\(name)'",
                    suggestion: Spelling.nearest(to: name, among: LoopState.members.map(\.rawValue))
                )
            }
            state = member
        }
        program.variables.append(name(label))
        return add(.labelledLoopState(state, label: Int32(program.variables.count - 1)), at: offset)
    }
}

extension TemplateParser {
    /// The text between the quotes; `\n` and `\t` in it are a new line and a tab, any other backslash is itself.
    private func stringLiteral(_ token: TagReader.Token) -> String {
        var bytes: [UInt8] = []
        var index = token.range.lowerBound + 1
        let end = token.range.upperBound - 1
        while index < end {
            let byte = source.bytes[index]
            let next = index + 1 < end ? source.bytes[index + 1] : 0
            if byte == UInt8(ascii: "\\"), next == UInt8(ascii: "n") || next == UInt8(ascii: "t") {
                bytes.append(next == UInt8(ascii: "n") ? Byte.newline : Byte.tab)
                index += 2
            } else {
                bytes.append(byte)
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func startsNumber(_ text: String) -> Bool {
        let digits = text.utf8.drop { $0 == Byte.minus }
        guard text.utf8.count - digits.count <= 1, let first = digits.first else { return false }
        return first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")
    }

    private mutating func number(
        _ text: String,
        at offset: Int,
        _ reader: inout TagReader
    ) throws(TemplateError) -> Int32 {
        if reader.isAdjacent, reader.skip(.dot) {
            let literal = text + "." + reader.text(try reader.word("digits after '.'"))
            guard Int(text) != nil, let value = Double(literal), value.isFinite else {
                throw source.error(at: offset, "'\(literal)' is not a number")
            }
            return constant(.real(value), at: offset)
        }
        guard let value = Int(text) else { throw source.error(at: offset, "'\(text)' is not a number") }
        return constant(.integer(value), at: offset)
    }
}
