/// A tag that opens with its name: `{% name … %}`.
struct Tag: Sendable {
    let name: String
    /// The tags that go on with it and close it.
    var continuations: [String] = []
    /// Whether `{% label: name … %}` is allowed.
    var takesLabel = false
    /// Whether it adds variables to the part of the template that it stands in.
    var setsVariables = false
    /// Reads the rest of the tag, and of its body if it has one, and adds its instructions.
    let compile: @Sendable (inout TemplateParser, inout TagReader) throws(TemplateError) -> Void

    /// The tags of the language.
    static let all = [
        conditional, loop, breakLoop, continueLoop, include, negatedConditional, set, macro, call, filter, block,
        extends,
        importTemplate,
    ]

    /// The tags of Stencil and its companions that are left out on purpose, and why.
    static let refused = [
        "now": "left out: generated files must not depend on the time",
        "map": "left out; use 'for' inside a 'set' instead",
    ]
}
