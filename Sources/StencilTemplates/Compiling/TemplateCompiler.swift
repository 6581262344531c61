/// Compiles the templates of a library, and checks what only all of them together show.
struct TemplateCompiler {
    private(set) var templates: [CompiledTemplate?]
    /// Where each template is, by each of its names.
    private(set) var indices: [String: Int] = [:]
    /// In the order in which they were found.
    private(set) var errors: [TemplateError] = []
    private let texts: [(name: String, text: String)]
    private let vocabulary: Vocabulary
    private let trim: TrimBehaviour

    /// - Parameter sources: of two with the same name, the later one counts; what a name with the prefix of the base
    ///   stands for is known by the name without it too, unless that is another's.
    init(_ sources: [(name: String, text: String)], trim: TrimBehaviour, hasFixedBlocks: Bool) {
        var texts: [(name: String, text: String)] = []
        texts.reserveCapacity(sources.count)
        for source in sources {
            if let index = indices[source.name], texts[index].name == source.name {
                texts[index] = source
                continue
            }
            indices[source.name] = texts.count
            if source.name.hasPrefix(TemplateLibrary.basePrefix) {
                indices[String(source.name.dropFirst(TemplateLibrary.basePrefix.count))] = texts.count
            }
            texts.append(source)
        }
        self.texts = texts
        self.trim = trim
        templates = Array(repeating: nil, count: texts.count)
        vocabulary = Vocabulary(
            tags: Tag.all,
            filters: TemplateFilter.all,
            templates: indices,
            hasFixedBlocks: hasFixedBlocks
        )
    }

    /// Compiles the templates of these names, and those that they name.
    mutating func compile(_ names: [String], andWhatTheyName isTransitive: Bool) {
        var open = Array(names.compactMap { indices[$0] }.reversed())
        var isSeen = Array(repeating: false, count: texts.count)
        while let index = open.popLast() {
            guard !isSeen[index] else { continue }
            isSeen[index] = true
            do throws(TemplateError) {
                let source = TemplateSource(name: texts[index].name, text: texts[index].text)
                var parser = TemplateParser(source, vocabulary, trim)
                let program = try parser.parse()
                templates[index] = CompiledTemplate(source: source, program: program)
                guard isTransitive else { continue }
                for include in program.includes {
                    switch include.target {
                    case .template(let included): open.append(included)
                    case .computed: open += texts.indices
                    }
                }
            } catch {
                errors.append(error)
            }
        }
        // What could not be read may be what is looked for.
        if errors.isEmpty { checkExtensions() }
    }
}

// MARK: - What extends what

extension TemplateCompiler {
    private mutating func checkExtensions() {
        for case let template? in templates {
            guard let base = template.base, case .template(let index) = base.target else { continue }
            if let error = circle(from: template, base) {
                errors.append(error)
                continue
            }
            let replacements = template.blocks.filter(\.isReplacement)
            guard !replacements.isEmpty, let known = blocks(of: index) else { continue }
            for block in replacements where !known.contains(block.name) {
                errors.append(
                    template.source.error(
                        at: block.nameOffset,
                        "'\(texts[index].name)' has no block '\(block.name)', so this would never show",
                        suggestion: Spelling.nearest(to: block.name, among: known.sorted())
                    )
                )
            }
        }
    }

    /// The mistake of a template that extends itself instead of what it stands in for.
    private func circle(from template: CompiledTemplate, _ base: IncludePlan) -> TemplateError? {
        let name = template.source.name
        let original = TemplateLibrary.basePrefix + name
        guard indices[original] != nil else { return nil }
        var next: IncludePlan? = base
        var seen: Set<Int> = []
        while case .template(let index)? = next?.target, seen.insert(index).inserted {
            guard let other = templates[index] else { return nil }
            if other === template {
                return template.source.error(
                    at: base.offset,
                    "'\(name)' extends itself; the one that it stands in for is '\(original)'"
                )
            }
            next = other.base
        }
        return nil
    }

    /// The blocks that an extension of a template can replace: its own, and those of the templates that it names.
    ///
    /// - Returns: `nil` when a name is the value of an expression: it may be any template.
    private func blocks(of index: Int) -> Set<String>? {
        var names: Set<String> = []
        var open = [index]
        var seen: Set<Int> = [index]
        while let index = open.popLast() {
            guard let template = templates[index] else { continue }
            names.formUnion(template.blocks.lazy.map(\.name))
            for include in template.includes.all {
                guard case .template(let included) = include.target else { return nil }
                if seen.insert(included).inserted { open.append(included) }
            }
        }
        return names
    }
}

extension CompiledTemplate {
    /// The template that this one extends.
    fileprivate var base: IncludePlan? {
        for case .extend(let include) in code.all { return includes[include] }
        return nil
    }
}
