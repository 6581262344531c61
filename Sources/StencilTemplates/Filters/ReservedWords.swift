/// The words of Swift that a name has to be quoted for.
enum ReservedWords {
    static let all: Set<String> = declarations.union(statements).union(expressions).union(contextual).union(directives)

    private static let declarations: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "protocol", "public", "static", "struct", "subscript",
        "typealias", "var",
    ]

    private static let statements: Set<String> = [
        "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
        "repeat", "return", "switch", "where", "while",
    ]

    private static let expressions: Set<String> = [
        "Any", "Self", "_", "as", "catch", "false", "is", "nil", "rethrows", "self", "super", "throw", "throws",
        "true", "try",
    ]

    /// Words that are reserved in some places only.
    private static let contextual: Set<String> = [
        "Protocol", "Type", "associativity", "convenience", "didSet", "dynamic", "final", "get", "indirect", "infix",
        "lazy", "left", "mutating", "none", "nonmutating", "optional", "override", "postfix", "precedence", "prefix",
        "required", "right", "set", "unowned", "weak", "willSet",
    ]

    private static let directives: Set<String> = [
        "#available", "#colorLiteral", "#column", "#else", "#elseif", "#endif", "#file", "#fileLiteral", "#function",
        "#if", "#imageLiteral", "#line", "#selector", "#sourceLocation",
    ]
}
