/// A hand-written ViewModel, as far as its interface goes.
struct ImportedViewModel: Sendable {
    /// A member of `Input` or `Output`.
    struct Member: Equatable, Sendable {
        var name: String
        /// As written, or that of the value; `nil` where neither tells.
        var type: String?
        var isVariable = false
        var value: String?
        var attributes: [String] = []
        /// The lines of comments before it, and the comment behind it.
        var comments: [String] = []
        var trailingComment: String?
        /// `#if`, `#else`, `#endif`: the lines between the member before it and itself, and those behind the last one.
        var directives: [String] = []
        var closingDirectives: [String] = []
        /// The conditions that it stands under.
        var conditions: [String] = []
        /// Who sees it; `nil` for the module.
        var access: String?
        var offset = 0

        /// What a variable begins with where no value is written.
        var impliedValue: String? { isVariable && value == nil && type?.hasSuffix("?") == true ? "nil" : nil }
    }

    /// A parameter of an initialiser or of `transform`.
    struct Parameter: Equatable, Sendable {
        var label: String
        var name: String
        /// Without `@escaping`.
        var type: String
        var value: String?
        var offset = 0
    }

    /// A property that is stored, of the ViewModel itself.
    struct Property: Sendable {
        var member: Member
        var isPrivate = false
        /// `weak`, `unowned`.
        var ownership: String?
        /// Whether nothing but a name, a type and an ownership is written.
        var isPlain = true
        /// Whether something sets it: a relay that nothing replaces is a state though it is a `var`.
        var isReplaced = false
        var declaration: SwiftDeclaration
    }

    struct Signature: Equatable, Sendable {
        /// What the function is called.
        var function: String
        /// The argument label of the input, `_` for none.
        var label: String
        /// The name of the input inside.
        var name: String
        /// The name of the dispose bag's parameter.
        var bag: String?
        var bagLabel: String?
        var bagType: String?
        /// What the types of the input and the output are called.
        var input: String
        var result: String
    }

    var name: String
    var kind: String
    /// `public`, `open`, … where it is written.
    var access: String?
    var attributes: [String] = []
    var comments: [String] = []
    /// Between `<` and `>`.
    var generics: String?
    var inheritance: [String] = []
    var whereClause: String?
    var inputs: [Member] = []
    var outputs: [Member] = []
    /// Nested types, functions, computed properties and initialisers of `Input` and `Output`.
    var inputSwift: [SwiftDeclaration] = []
    var outputSwift: [SwiftDeclaration] = []
    var signature: Signature?
    var properties: [Property] = []
    var initializers: [SwiftDeclaration] = []
    /// The parameters of each initialiser; those of the memberwise one of a struct that has none.
    var initParameters: [[Parameter]] = []

    /// The member of a base class that is the dispose bag: `rx.disposeBag`.
    var inheritedBag: String?

    /// The class that it inherits from, where its body tells: by `super` or `override`.
    var superclass: String?
    /// The members that each of its requests tells of its calls; `nil` where nothing is requested.
    var trackers: Trackers?
    struct Trackers: Hashable, Sendable {
        var activity: String?
        var errors: String?
    }
    /// How its closures and its lines look.
    var look = Look()
    struct Look: Sendable {
        /// For each closure that needs the ViewModel how it gets at it.
        var captures: [Profile.Captures] = []
        var indentation: Profile.Indentation?
        /// What stands behind `// MARK:` above the parts that have such a comment.
        var marks: [String: String] = [:]
    }
    /// Whether `transform` names its types with the ViewModel's.
    var qualifiesTypes = false

    /// What the initialiser keeps, where it does nothing else.
    var dependencies: ImportedDependencies?

    /// Where its parts stand.
    var type: SwiftDeclaration
    var extensions: [SwiftDeclaration] = []
    /// What the type and its extensions declare.
    var members: [SwiftDeclaration] { ([type] + extensions).flatMap(\.members) }
    var input: SwiftDeclaration?
    var output: SwiftDeclaration?
    var transform: SwiftDeclaration?
    /// Why the interface cannot be said in a spec, each with its place.
    var obstacles: [Obstacle] = []
    /// What is taken to be so, since nothing says it.
    var guesses: [Obstacle] = []
    /// The names of `Input` and `Output` where they have others: a spec has an alias of each.
    var aliases: [(name: String, type: String)] {
        guard let signature else { return [] }
        return [(signature.input, "Input"), (signature.result, "Output")].filter { $0.0 != $0.1 }
            .map { (name: $0.0, type: $0.1) }
    }

    struct Obstacle: Sendable {
        var reason: String
        var offset: Int
    }
}
