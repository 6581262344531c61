/// A declaration of a Swift file, as far as its tokens tell; indices are of tokens.
struct SwiftDeclaration: Sendable {
    enum Kind: Sendable {
        case `import`
        /// `struct`, `class`, `enum`, `actor`, `protocol` and `extension`: the word is the keyword.
        case type
        case variable
        case function
        case initializer
        /// `deinit`, `subscript`, `typealias`, `case`, and what is no declaration at all.
        case other
        /// `#if`, `#else`, `#endif`: a line of its own.
        case condition
        /// `#if` to `#endif` with what stands between.
        case conditional
    }

    var kind: Kind
    /// From its first attribute or modifier to behind its last token.
    var tokens: Range<Int>
    /// The index of `struct`, `let`, `func`, …
    var keyword: Int
    /// The attributes, each from its `@` to behind its arguments.
    var attributes: [Range<Int>] = []
    /// `public`, `final`, `private(set)`, `weak`, … `unowned(safe)` without what stands in parentheses.
    var modifiers: [String] = []
    /// The name without back-ticks; the type that an extension extends, without generic arguments.
    var name = ""
    /// From behind the name: generics, inheritance, parameters, a type annotation, a value.
    var header = 0..<0
    /// Inside the braces: of a type, a function, or the accessors of a variable.
    var body: Range<Int>?
    /// The members of a type.
    var members: [SwiftDeclaration] = []
}
