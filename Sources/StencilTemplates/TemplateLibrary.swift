/// Templates that can be rendered and that can include each other.
///
/// They are compiled when the library is made, so that a mistake in any of them shows at once, and so that the library is
/// a value that any number of threads may render from.
package struct TemplateLibrary: Sendable {
    /// `nil` for those that nothing includes.
    private let templates: [CompiledTemplate?]
    private let indices: [String: Int]

    /// Compiles templates; of two with the same name, the later one counts.
    ///
    /// - Parameter root: the template that is rendered, where it is one: then only what it includes is compiled too.
    /// - Throws: the first mistake that is found.
    package init(
        sources: [(name: String, text: String)],
        root: String? = nil,
        trim: TrimBehaviour = .lines
    ) throws(TemplateError) {
        var indices: [String: Int] = [:]
        var texts: [(name: String, text: String)] = []
        for source in sources {
            if let index = indices[source.name] {
                texts[index] = source
            } else {
                indices[source.name] = texts.count
                texts.append(source)
            }
        }
        let vocabulary = Vocabulary(tags: Tag.all, filters: TemplateFilter.all, templates: indices)
        var templates: [CompiledTemplate?] = Array(repeating: nil, count: texts.count)
        var open = root.flatMap { indices[$0] }.map { [$0] } ?? Array(texts.indices.reversed())
        while let index = open.popLast() {
            guard templates[index] == nil else { continue }
            let source = TemplateSource(name: texts[index].name, text: texts[index].text)
            var parser = TemplateParser(source, vocabulary, trim)
            let program = try parser.parse()
            templates[index] = CompiledTemplate(source: source, program: program)
            guard root != nil else { continue }
            for include in program.includes {
                switch include.target {
                case .template(let included): open.append(included)
                case .computed: open += texts.indices
                }
            }
        }
        self.templates = templates
        self.indices = indices
    }

    /// The names of the templates, sorted.
    package var names: [String] { indices.keys.sorted() }

    /// Renders a template at the end of the output.
    ///
    /// - Throws: a `TemplateError`; the output is then as it was before.
    package func render(
        _ name: String,
        with context: TemplateRecord,
        into output: inout [UInt8]
    ) throws(TemplateError) {
        guard let template = indices[name].flatMap({ templates[$0] }) else {
            throw TemplateError(
                place: TemplateError.Place(template: name, line: 1, column: 1),
                message: "unknown template '\(name)'",
                suggestion: Spelling.nearest(to: name, among: names)
            )
        }
        var renderer = Renderer(templates: templates, indices: indices, context: context)
        try renderer.run(template)
        if renderer.output.isFull { throw renderer.tooMuch(at: 0, of: template) }
        renderer.output.append(to: &output)
    }

    /// Renders a template to a text of its own.
    package func render(_ name: String, with context: TemplateRecord) throws(TemplateError) -> String {
        var output: [UInt8] = []
        try render(name, with: context, into: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
