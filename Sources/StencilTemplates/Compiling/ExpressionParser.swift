/// Reads expressions: `in` binds least, then `or`, `and`, `not`, and the comparisons most.
extension TemplateParser {
    /// How many parts an expression may have: rendering walks them on the stack.
    private static let longest = 1000

    /// `value`, or `value if condition`, or `value if condition else value`.
    mutating func choice(_ reader: inout TagReader) throws(TemplateError) -> Int32 {
        let value = try expression(&reader)
        let offset = reader.current.range.lowerBound
        guard reader.skip("if") else { return value }
        let condition = try expression(&reader)
        let otherwise = try reader.skip("else") ? expression(&reader) : constant(.none, at: offset)
        return add(.choice(condition: condition, value: value, otherwise: otherwise), at: offset)
    }

    mutating func expression(_ reader: inout TagReader, power: Int = 0) throws(TemplateError) -> Int32 {
        let start = reader.current.range.lowerBound
        return try nested(at: start) { parser throws(TemplateError) in
            let first = parser.program.nodes.count
            var left = try parser.prefixed(&reader)
            while let infix = Infix(reader), infix.power > power {
                let offset = reader.current.range.lowerBound
                reader.next()
                let right = try parser.expression(&reader, power: infix.power)
                left = parser.add(infix.node(left, right), at: offset)
                guard parser.program.nodes.count - first < Self.longest else {
                    throw parser.source.error(at: start, "the expression is too long")
                }
            }
            return left
        }
    }

    private mutating func prefixed(_ reader: inout TagReader) throws(TemplateError) -> Int32 {
        let offset = reader.current.range.lowerBound
        if reader.skip("not") {
            let operand = try expression(&reader, power: Infix.powerOfNot)
            return add(.not(operand), at: offset)
        }
        return try operand(&reader)
    }

    /// A value with its filters, or a range of two such values.
    mutating func operand(_ reader: inout TagReader) throws(TemplateError) -> Int32 {
        let lower = try filtered(&reader)
        let offset = reader.current.range.lowerBound
        guard reader.skip(.ellipsis) else { return lower }
        let upper = try filtered(&reader)
        return add(.range(lower, upper), at: offset)
    }

    private mutating func filtered(_ reader: inout TagReader) throws(TemplateError) -> Int32 {
        var node: Int32
        if reader.skip(.openParenthesis) {
            node = try expression(&reader)
            guard reader.skip(.closeParenthesis) else { throw reader.expected("')'") }
        } else {
            node = try primary(&reader)
        }
        let first = program.nodes.count
        while reader.skip(.pipe) {
            node = try filter(node, &reader)
            guard program.nodes.count - first < Self.longest else { throw reader.error("the expression is too long") }
        }
        return node
    }

    @discardableResult
    mutating func add(_ node: ExpressionNode, at offset: Int) -> Int32 {
        program.nodes.append(node)
        program.offsets.append(offset)
        return Int32(program.nodes.count - 1)
    }

    mutating func constant(_ value: TemplateValue, at offset: Int) -> Int32 {
        program.constants.append(value)
        return add(.constant(Int32(program.constants.count - 1)), at: offset)
    }

    /// The value of a node that is known now.
    func constantValue(of node: Int32) -> TemplateValue? {
        guard case .constant(let index) = program.nodes[Int(node)] else { return nil }
        return program.constants[Int(index)]
    }
}

/// An operator between two values.
private enum Infix {
    case isIn, or, and
    case compare(Comparison)

    static let powerOfNot = 4

    init?(_ reader: TagReader) {
        switch reader.current.kind {
        case .comparison(let comparison): self = .compare(comparison)
        case .word where reader.isAt("in"): self = .isIn
        case .word where reader.isAt("or"): self = .or
        case .word where reader.isAt("and"): self = .and
        default: return nil
        }
    }

    var power: Int {
        switch self {
        case .isIn: 1
        case .or: 2
        case .and: 3
        case .compare: 5
        }
    }

    func node(_ left: Int32, _ right: Int32) -> ExpressionNode {
        switch self {
        case .isIn: .isIn(left, right)
        case .or: .or(left, right)
        case .and: .and(left, right)
        case .compare(let comparison): .compare(comparison, left, right)
        }
    }
}
