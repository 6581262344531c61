// The syntax tree: what was written, in order, with its place. Nothing here is checked beyond the grammar.

/// A spec file.
package struct SpecSyntax: Sendable {
    package var imports: [ImportSyntax] = []
    package var viewModels: [ViewModelSyntax] = []
    /// Comments after the last declaration.
    package var trailingComments: [CommentSyntax] = []

    package init() {}
}

/// A comment that is kept: the formatter writes it back, a doc comment is carried into the generated Swift.
package struct CommentSyntax: Sendable {
    package enum Kind: Sendable {
        /// `// …`
        case line
        /// `/* … */`
        case block
        /// `/// …`
        case documentation
    }

    package var kind: Kind
    /// The comment as written, delimiters included, without the line end.
    package var text: String
    package var range: SourceRange
    /// Whether an empty line stands before it.
    package var followsBlankLine: Bool

    package init(kind: Kind, text: String, range: SourceRange, followsBlankLine: Bool) {
        self.kind = kind
        self.text = text
        self.range = range
        self.followsBlankLine = followsBlankLine
    }
}

/// What stands around a declaration without being part of it.
package struct TriviaSyntax: Sendable {
    /// The comments on the lines before the declaration.
    package var leading: [CommentSyntax] = []
    /// Whether an empty line stands between the comments, or the previous declaration, and this one.
    package var followsBlankLine = false
    /// Comments inside the declaration or at the end of its last line.
    package var trailing: [CommentSyntax] = []

    package init() {}

    /// The lines of the doc comment, without their `///` and one space.
    package var documentation: [String] {
        leading.compactMap { comment in
            guard comment.kind == .documentation else { return nil }
            let text = comment.text.utf8.dropFirst(3)
            return String(Substring(text.first == UInt8(ascii: " ") ? text.dropFirst() : text))
        }
    }
}

/// An identifier.
package struct NameSyntax: Hashable, Sendable {
    /// The identifier without back-ticks.
    package var text: String
    /// Its place, back-ticks included.
    package var range: SourceRange

    package init(text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}

/// Balanced Swift tokens, verbatim: a type, an expression, the arguments of a call or the body of a closure.
package struct SwiftFragment: Sendable {
    /// The text without surrounding white space and without the brackets around it, line ends as LF.
    package var text: String
    package var range: SourceRange

    package init(text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}

/// `@testable public import Domain`.
package struct ImportSyntax: Sendable {
    package var trivia = TriviaSyntax()
    /// The whole line, verbatim, white space folded.
    package var text: String
    package var range: SourceRange

    package init(text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}

/// `viewmodel NAME { … }`.
package struct ViewModelSyntax: Sendable {
    package var trivia = TriviaSyntax()
    /// `@MainActor`, `@available(iOS 15, *)`, each verbatim.
    package var attributes: [SwiftFragment] = []
    /// `public`, `internal`, `package`, … as written.
    package var access: NameSyntax?
    package var name: NameSyntax
    /// The text between `<` and `>` after the name.
    package var generics: SwiftFragment?
    /// The types after `:`.
    package var inheritance: [SwiftFragment] = []
    /// What follows `where`.
    package var whereClause: SwiftFragment?
    package var sections: [SectionSyntax] = []
    /// Comments between the last section and the closing brace.
    package var trailingComments: [CommentSyntax] = []
    package var range: SourceRange

    package init(name: NameSyntax, range: SourceRange) {
        self.name = name
        self.range = range
    }
}

/// `input { … }`.
package struct SectionSyntax: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case dependencies, input, state, flow, output
    }

    package var trivia = TriviaSyntax()
    package var kind: Kind
    package var keywordRange: SourceRange
    package var declarations: [DeclarationSyntax] = []
    /// Comments between the last declaration and the closing brace.
    package var trailingComments: [CommentSyntax] = []
    package var range: SourceRange

    package init(kind: Kind, keywordRange: SourceRange, range: SourceRange) {
        self.kind = kind
        self.keywordRange = keywordRange
        self.range = range
    }
}

/// One declaration of a section.
///
/// One node serves all sections, so that the parser recovers and the formatter prints in one place; which parts a
/// section allows is the parser's business: only `dependencies` has `ownership` and `isVariable`, only `flow` has a
/// `sink` (an action, which has no names).
package struct DeclarationSyntax: Sendable {
    package enum Ownership: String, Sendable {
        case strong, weak, unowned
    }

    package var trivia = TriviaSyntax()
    package var attributes: [SwiftFragment] = []
    package var ownership: Ownership = .strong
    /// Whether a dependency is written with `var`.
    package var isVariable = false
    /// What is declared: one name, or several of one type; empty for an action.
    package var names: [NameSyntax] = []
    package var type: SwiftFragment?
    /// The expression after `=`.
    package var initialValue: SwiftFragment?
    /// What follows `<-`, or what stands before `->`.
    package var definition: DefinitionSyntax?
    /// What follows `->`.
    package var sink: SinkSyntax?
    package var range: SourceRange

    package init(range: SourceRange) {
        self.range = range
    }
}

/// Alternatives merged by `|`.
package struct DefinitionSyntax: Sendable {
    package var alternatives: [AlternativeSyntax]
    package var range: SourceRange

    package init(alternatives: [AlternativeSyntax], range: SourceRange) {
        self.alternatives = alternatives
        self.range = range
    }
}

/// Operands combined by `,` and sampled after `with`, then transformed.
package struct AlternativeSyntax: Sendable {
    package var operands: [OperandSyntax]
    /// The operands after `with`.
    package var sampled: [OperandSyntax]
    package var transform: TransformSyntax?
    package var range: SourceRange

    package init(
        operands: [OperandSyntax],
        sampled: [OperandSyntax],
        transform: TransformSyntax?,
        range: SourceRange
    ) {
        self.operands = operands
        self.sampled = sampled
        self.transform = transform
        self.range = range
    }
}

/// `{ swift }` or `via name` at the end of an alternative.
package enum TransformSyntax: Sendable {
    case closure(SwiftFragment)
    case logic(NameSyntax)
}

/// A stream and the operators applied to it.
package struct OperandSyntax: Sendable {
    package var primary: PrimarySyntax
    package var operators: [OperatorSyntax]
    package var range: SourceRange

    package init(primary: PrimarySyntax, operators: [OperatorSyntax], range: SourceRange) {
        self.primary = primary
        self.operators = operators
        self.range = range
    }
}

package enum PrimarySyntax: Sendable {
    case path(PathSyntax)
    indirect case parenthesized(DefinitionSyntax)
    case raw(SwiftFragment)
}

/// `email`, `input.email`, `signUp.errors`, `session?.user`.
package struct PathSyntax: Sendable {
    package var components: [NameSyntax]
    /// The indices of the components behind which a `?` stands.
    package var optionals: [Int] = []
    /// The path as written, white space removed, back-ticks kept.
    package var text: String
    package var range: SourceRange

    package init(components: [NameSyntax], optionals: [Int] = [], text: String, range: SourceRange) {
        self.components = components
        self.optionals = optionals
        self.text = text
        self.range = range
    }
}

/// `.name(arguments) { closure }` or `.name via logic`.
package struct OperatorSyntax: Sendable {
    package var name: NameSyntax
    /// The text between the parentheses; `nil` without parentheses.
    package var arguments: SwiftFragment?
    package var closure: SwiftFragment?
    package var logic: NameSyntax?
    /// Whether the operator begins a line, for `misplaced-operator`.
    package var beginsLine: Bool
    /// From the dot to the end.
    package var range: SourceRange

    package init(
        name: NameSyntax,
        arguments: SwiftFragment?,
        closure: SwiftFragment?,
        logic: NameSyntax?,
        beginsLine: Bool,
        range: SourceRange
    ) {
        self.name = name
        self.arguments = arguments
        self.closure = closure
        self.logic = logic
        self.beginsLine = beginsLine
        self.range = range
    }
}

/// What an action does with each element.
package enum SinkSyntax: Sendable {
    /// `coordinator?.show(item)`: the path and the text between the parentheses.
    case call(PathSyntax, arguments: SwiftFragment)
    /// `settings.theme`, or one bare name.
    case path(PathSyntax)
    /// `{ … }`
    case closure(SwiftFragment)
}
