/// Templates that can be rendered and that can include each other.
///
/// They are compiled when the library is made, so that a mistake in any of them shows at once, and so that the library is
/// a value that any number of threads may render from.
package struct TemplateLibrary: Sendable {
    /// How a template is called that another one of its name stands in for.
    package static let basePrefix = "builtin:"

    /// `nil` for those that nothing includes, and for those with a mistake.
    private let templates: [CompiledTemplate?]
    private let indices: [String: Int]

    /// Compiles templates; of two with the same name, the later one counts.
    ///
    /// - Parameters:
    ///   - root: the template that is rendered, where it is one: then only what it includes is compiled too.
    ///   - hasFixedBlocks: whether nothing extends a template or reads what a block has written: blocks then cost nothing.
    /// - Throws: the first mistake that is found.
    package init(
        sources: [(name: String, text: String)],
        root: String? = nil,
        trim: TrimBehaviour = .lines,
        hasFixedBlocks: Bool = false
    ) throws(TemplateError) {
        var compiler = TemplateCompiler(sources, trim: trim, hasFixedBlocks: hasFixedBlocks)
        compiler.compile(root.map { [$0] } ?? sources.reversed().map(\.name), andWhatTheyName: root != nil)
        if let error = compiler.errors.first { throw error }
        self.init(compiler)
    }

    /// Compiles templates that stand in for those of a base, or beside them.
    ///
    /// A template of the base is always known by its name behind ``basePrefix`` too.
    ///
    /// - Parameters:
    ///   - roots: the templates of the base that are rendered; of the others, only what is included is compiled. Of
    ///     `sources` all are.
    ///   - errors: gets the mistakes of all templates.
    package init(
        _ sources: [(name: String, text: String)],
        over base: [(name: String, text: String)],
        roots: [String],
        errors: inout [TemplateError]
    ) {
        let base = base.map { (Self.basePrefix + $0.name, $0.text) }
        var compiler = TemplateCompiler(base + sources, trim: .lines, hasFixedBlocks: false)
        compiler.compile(sources.map(\.name) + roots, andWhatTheyName: true)
        errors += compiler.errors
        self.init(compiler)
    }

    private init(_ compiler: TemplateCompiler) {
        templates = compiler.templates
        indices = compiler.indices
    }

    /// The names of the templates, sorted.
    package var names: [String] { indices.keys.sorted() }

    /// The names of the templates that others name; `nil` where a name is the value of an expression, so that nobody
    /// knows before rendering.
    package var includedNames: Set<String>? {
        var names: [Int: String] = [:]
        for (name, index) in indices { names[index] = name }
        var included: Set<String> = []
        for case let template? in templates {
            for plan in template.includes.all {
                guard case .template(let index) = plan.target else { return nil }
                if let name = names[index] { included.insert(name) }
            }
        }
        return included
    }

    /// The texts of templates that are never written, as what to warn of.
    package var droppedTexts: [TemplateError] {
        templates.compactMap(\.self).flatMap { template in
            template.droppedTexts.map { offset in
                template.source.error(
                    at: offset,
                    "this text is outside of all blocks, so it is never written; it belongs into a block, or before 'extends'"
                )
            }
        }
    }

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
