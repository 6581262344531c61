// The syntax tree: what was written, in order, with its place. Nothing here is checked beyond the grammar.
//
// The nodes of a file are plain values in a few flat arrays, one for each kind, which are made and dropped at once: a
// node names its parts by their indices, a name is the index of its token, and text is read where it is needed.

/// A spec file.
package struct SpecSyntax: Sendable {
    package let file: SourceFile
    /// The tokens and the comments that the tree was made of.
    package var tokens = TokenList()
    package var imports: [ImportSyntax] = []
    package var viewModels: [ViewModelSyntax] = []
    package var sections: [SectionSyntax] = []
    package var declarations: [DeclarationSyntax] = []
    package var protocols: [ProtocolSyntax] = []
    package var requirements: [RequirementSyntax] = []
    package var bindings: [BindingSyntax] = []
    /// Conditions between the lines of sections.
    package var directives: [DirectiveSyntax] = []
    /// `@MainActor`, `@available(iOS 15, *)`, of view models and declarations.
    package var attributes: [SwiftFragment] = []
    package var alternatives: [AlternativeSyntax] = []
    package var operands: [OperandSyntax] = []
    package var operators: [OperatorSyntax] = []

    package init(_ file: SourceFile) {
        self.file = file
    }
}

/// An identifier with its text.
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
///
/// The range is without surrounding white space and without the brackets around it.
package struct SwiftFragment: Sendable {
    package var range: SourceRange
    /// Its tokens, where a closing bracket follows them.
    package var tokens: Range<Int>?

    package init(_ range: SourceRange, tokens: Range<Int>?) {
        self.range = range
        self.tokens = tokens
    }
}

/// `@testable public import Domain`.
package struct ImportSyntax: Sendable {
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
    /// The comments before it.
    package var comments = 0..<0
    package var attributes = 0..<0
    /// `public`, `internal`, `package`, … as written.
    package var access: NameSyntax?
    package var name: NameSyntax
    /// The text between `<` and `>` after the name.
    package var generics: SwiftFragment?
    /// The types after `:`.
    package var inheritance: [SwiftFragment] = []
    /// What follows `where`.
    package var whereClause: SwiftFragment?
    package var sections = 0..<0
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
        /// Swift that goes into the ViewModel's body as it is.
        case members
        /// What the views of a screen feed and follow.
        case view
        /// Swift that `transform` begins with.
        case prologue

        /// Whether it holds Swift, and no declarations.
        var isSwift: Bool { self == .members || self == .prologue }
    }

    package var kind: Kind
    package var keywordRange: SourceRange
    package var declarations = 0..<0
    /// The token of the name behind `output via`.
    package var logic: Int?
    /// The token of the label behind `input`.
    package var label: Int?
    /// What stands between the braces of `members` or `prologue`.
    package var body: SwiftFragment?
    /// The comments before it.
    package var comments = 0..<0
    /// The token of the name behind `view`, and what stands between its braces.
    package var view: Int?
    package var bindings = 0..<0
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
/// section allows is the parser's business: only `dependencies` has `ownership`, `isOfBaseClass` and
/// protocols (which declare no names), only `flow` has a `sink` (an action, which has no names).
package struct DeclarationSyntax: Sendable {
    package enum Ownership: String, Sendable {
        case strong, weak, unowned
    }

    /// The comments before it.
    package var comments = 0..<0
    package var attributes = 0..<0
    package var ownership: Ownership = .strong
    /// Whether it is written with `var`.
    package var isVariable = false
    /// Whether a dependency is written with `super`.
    package var isOfBaseClass = false
    /// Whether a member of `input` or `output` is written with `let` or `var`: a property, and no stream.
    package var isPlain = false
    /// What is declared: one name, or several of one type; empty for an action or a protocol.
    package var names = NameListSyntax()
    package var type: SwiftFragment?
    /// The expression after `=`.
    package var initialValue: SwiftFragment?
    /// What follows `<-`, or what stands before `->`.
    package var definition: DefinitionSyntax?
    /// What follows `->`.
    package var sink: SinkSyntax?
    /// Swift that goes into `Input` or `Output` as it is: then it declares no name.
    package var swift: SwiftFragment?
    /// The protocol that it describes: then it declares no name.
    package var protocolIndex: Int?
    package var range: SourceRange

    package init(range: SourceRange) {
        self.range = range
    }
}

/// `email, password`: the tokens of names with a comma between them.
package struct NameListSyntax: RandomAccessCollection, Sendable {
    package private(set) var first = 0
    package private(set) var endIndex = 0

    package var startIndex: Int { 0 }
    package subscript(index: Int) -> Int { first + index * 2 }

    mutating func append(_ token: Int) {
        if endIndex == 0 { first = token }
        endIndex += 1
    }
}

/// Alternatives merged by `|`.
package struct DefinitionSyntax: Sendable {
    package var alternatives: Range<Int>
    package var range: SourceRange

    package init(alternatives: Range<Int>, range: SourceRange) {
        self.alternatives = alternatives
        self.range = range
    }
}

/// Operands combined by `,` and sampled after `with`, then transformed.
package struct AlternativeSyntax: Sendable {
    package var operands: Range<Int>
    /// The operands after `with`.
    package var sampled = 0..<0
    package var transform: TransformSyntax?
    package var range: SourceRange

    package init(operands: Range<Int>, range: SourceRange) {
        self.operands = operands
        self.range = range
    }
}

/// `{ swift }` or `via name` at the end of an alternative.
package enum TransformSyntax: Sendable {
    case closure(SwiftFragment)
    /// The token of the name.
    case logic(Int)
}

/// A stream and the operators applied to it.
package struct OperandSyntax: Sendable {
    package var primary: PrimarySyntax
    package var operators: Range<Int>
    package var range: SourceRange

    package init(primary: PrimarySyntax, operators: Range<Int>, range: SourceRange) {
        self.primary = primary
        self.operators = operators
        self.range = range
    }
}

package enum PrimarySyntax: Sendable {
    case path(PathSyntax)
    case parenthesized(DefinitionSyntax)
    case raw(SwiftFragment)
    /// A request that was moved into a flow stream of its own: the index of the stream among those that were made.
    case request(Int)
}

/// `email`, `input.email`, `signUp.errors`, `session?.user`.
package struct PathSyntax: Sendable {
    package var tokens: Range<Int>
    /// How many names it has.
    package var count: Int
    package var range: SourceRange

    package init(tokens: Range<Int>, count: Int, range: SourceRange) {
        self.tokens = tokens
        self.count = count
        self.range = range
    }
}

/// `.name(arguments) { closure }` or `.name via logic`.
package struct OperatorSyntax: Sendable {
    /// The token of the name.
    package var name: Int
    /// The text between the parentheses; `nil` without parentheses.
    package var arguments: SwiftFragment?
    package var closure: SwiftFragment?
    /// The token of the name behind `via`.
    package var logic: Int?
    /// Whether the operator begins a line, for `misplaced-operator`.
    package var beginsLine: Bool
    /// From the dot to the end.
    package var range: SourceRange

    package init(name: Int, beginsLine: Bool, range: SourceRange) {
        self.name = name
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
