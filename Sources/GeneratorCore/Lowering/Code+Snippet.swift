extension Code {
    /// A line or less of Swift as the lowering spells it out: a literal, or one with names and other code in it.
    ///
    /// It keeps its parts in place, so that nothing is allocated for it.
    struct Snippet: ExpressibleByStringInterpolation, StringInterpolationProtocol {
        /// What is interpolated.
        private enum Value {
            case none
            case text(String)
            case code(Code)
        }

        /// A value and the literal behind it.
        private typealias Part = (value: Value, literal: StaticString)

        private var head: StaticString = ""
        private var first: Part = (.none, "")
        private var second: Part = (.none, "")
        private var third: Part = (.none, "")
        private var valueCount = 0

        init(stringLiteral value: StaticString) {
            head = value
        }

        init(stringInterpolation: Snippet) {
            self = stringInterpolation
        }

        init(_ code: Code) {
            append(.code(code))
        }

        init(literalCapacity: Int, interpolationCount: Int) {
            precondition(interpolationCount <= 3, "A snippet has three values at most")
        }

        mutating func appendLiteral(_ literal: StaticString) {
            switch valueCount {
            case 0: head = literal
            case 1: first.literal = literal
            case 2: second.literal = literal
            default: third.literal = literal
            }
        }

        /// Text as it stands.
        mutating func appendInterpolation(_ text: String) {
            append(.text(text))
        }

        mutating func appendInterpolation(_ code: Code) {
            append(.code(code))
        }

        mutating func appendInterpolation(_ number: Int) {
            append(.text(String(number)))
        }

        private mutating func append(_ value: Value) {
            switch valueCount {
            case 0: first.value = value
            case 1: second.value = value
            default: third.value = value
            }
            valueCount += 1
        }

        func write(to code: inout Code) {
            code.append(literal: head)
            if valueCount > 0 { Self.write(first, to: &code) }
            if valueCount > 1 { Self.write(second, to: &code) }
            if valueCount > 2 { Self.write(third, to: &code) }
        }

        private static func write(_ part: Part, to code: inout Code) {
            switch part.value {
            case .none: break
            case .text(let text): code.append(verbatim: text)
            case .code(let other): code.append(other)
            }
            code.append(literal: part.literal)
        }
    }
}
