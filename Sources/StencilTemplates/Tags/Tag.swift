/// A tag that opens with its name: `{% name … %}`.
struct Tag: Sendable {
    let name: String
    /// The tags that go on with it and close it.
    var continuations: [String] = []
    /// Whether `{% label: name … %}` is allowed.
    var takesLabel = false
    /// Reads the rest of the tag, and of its body if it has one, and adds its instructions.
    let compile: @Sendable (inout TemplateParser, inout TagReader) throws(TemplateError) -> Void

    /// The tags of the language.
    static let all = [conditional, loop, breakLoop, continueLoop, include]
}
