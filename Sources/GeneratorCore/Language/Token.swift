/// One token of Swift or of the spec language; the two share their lexical rules.
///
/// 24 bytes, no references: a file becomes one flat array. White space is a flag, comments stand in an array of
/// their own.
package struct Token: Sendable {
    package enum Kind: UInt8, Sendable {
        /// Also every keyword: keywords are contextual.
        case identifier
        /// `$0`, `$name`.
        case dollarIdentifier
        case number
        /// A string literal, or its part behind the last interpolation.
        case string
        /// A part of a string literal that ends with `\(`; its partner is the `rightParen` behind the interpolation.
        case stringOpen
        case regex
        /// `#if`, `#selector`, `#`.
        case pound
        /// An operator that has no kind of its own.
        case `operator`
        case leftParen, rightParen
        case leftBracket, rightBracket
        case leftBrace, rightBrace
        case leftAngle, rightAngle
        case comma, semicolon, colon, dot, at
        /// `?` behind an operand.
        case question
        /// `!` behind an operand.
        case exclamation
        /// `=`
        case equal
        /// `<-`
        case leftArrow
        /// `->`
        case rightArrow
        /// `|`
        case pipe
        /// A byte that begins no token; reported.
        case unknown
        /// Behind the last token, always there.
        case end
    }

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The token is the first of its line, comments apart.
        package static var startsLine: Flags { Flags(rawValue: 1) }
        /// An empty line stands before it, behind any comment.
        package static var followsBlankLine: Flags { Flags(rawValue: 2) }
        /// White space or a comment stands before it.
        package static var followsSpace: Flags { Flags(rawValue: 4) }
        /// An identifier in back-ticks: never a keyword.
        package static var isEscaped: Flags { Flags(rawValue: 8) }
        /// A bracket whose partner is missing; `partner` is the token before which it is taken to end.
        package static var isUnclosed: Flags { Flags(rawValue: 16) }
        /// A string literal that spans lines, `"""`.
        package static var isMultiline: Flags { Flags(rawValue: 32) }
    }

    package var kind: Kind
    package var flags: Flags
    var start: Int32
    var end: Int32
    /// The index of the other bracket; -1 where there is none.
    var partner: Int32
    /// How many comments of the file stand before the token.
    var commentCount: Int32

    package var lowerBound: Int { Int(start) }
    package var upperBound: Int { Int(end) }
    package var range: SourceRange { SourceRange(Int(start), Int(end)) }
    package var startsLine: Bool { flags.contains(.startsLine) }
    package var followsBlankLine: Bool { flags.contains(.followsBlankLine) }
    package var followsSpace: Bool { flags.contains(.followsSpace) }
    package var isEscaped: Bool { flags.contains(.isEscaped) }
    package var isUnclosed: Bool { flags.contains(.isUnclosed) }

    /// The index of the other bracket, or of the token before which an unclosed one is taken to end.
    package var partnerIndex: Int? { partner < 0 ? nil : Int(partner) }
}

/// A comment between tokens.
package struct CommentToken: Sendable {
    package enum Kind: Sendable {
        /// `// …`
        case line
        /// `/* … */`
        case block
        /// `/// …`
        case documentation
    }

    package var kind: Kind
    package var range: SourceRange
    package var startsLine: Bool
    package var followsBlankLine: Bool
}

/// The tokens of a text; the last one is of kind `end`.
package struct TokenList: Sendable {
    package var tokens: [Token] = []
    package var comments: [CommentToken] = []
    /// What is wrong with the text, in the order of discovery.
    package var diagnostics: [Diagnostic] = []
    /// Whether a comment or a literal without its end takes up the rest of the text.
    package var isCutShort = false

    /// The indices of the tokens that begin in the range.
    package func indices(in range: SourceRange) -> Range<Int> {
        func first(from offset: Int) -> Int {
            var (low, high) = (0, tokens.count)
            while low < high {
                let middle = (low + high) / 2
                if tokens[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return first(from: range.lowerBound)..<first(from: range.upperBound)
    }

    /// The comments between the token at `index` and the one before it.
    package func comments(before index: Int) -> ArraySlice<CommentToken> { comments[commentIndices(before: index)] }

    /// Their indices.
    package func commentIndices(before index: Int) -> Range<Int> {
        (index == 0 ? 0 : Int(tokens[index - 1].commentCount))..<Int(tokens[index].commentCount)
    }
}
