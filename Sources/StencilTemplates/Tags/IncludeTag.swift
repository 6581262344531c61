extension Tag {
    /// `{% include "name" %}`, or `{% include "name" record %}` to see the entries of a record as variables
    static let include = Tag(name: "include") { parser, reader throws(TemplateError) in
        var plan = try parser.templateName(&reader)
        if !reader.isAtEnd { plan.context = try parser.primary(&reader) }
        try reader.finish()
        parser.emit(.include(include: parser.add(plan)))
    }

    /// `{% import "name" %}`, for the macros and variables that a template sets
    static let importTemplate = Tag(name: "import", setsVariables: true) { parser, reader throws(TemplateError) in
        let plan = try parser.templateName(&reader)
        try reader.finish()
        parser.emit(.importTemplate(include: parser.add(plan)))
    }
}

extension TemplateParser {
    mutating func add(_ plan: IncludePlan) -> Int32 {
        program.includes.append(plan)
        return Int32(program.includes.count - 1)
    }

    /// The template that a tag names.
    mutating func templateName(_ reader: inout TagReader) throws(TemplateError) -> IncludePlan {
        if reader.isAtEnd { throw source.error(at: reader.start, "the name of a template is missing") }
        let offset = reader.current.range.lowerBound
        let name = try primary(&reader)
        return IncludePlan(target: try includeTarget(name, at: offset), offset: reader.start)
    }

    private func includeTarget(_ node: Int32, at offset: Int) throws(TemplateError) -> IncludePlan.Target {
        guard let value = constantValue(of: node) else { return .computed(node: node) }
        guard case .string(let name) = value else {
            throw source.error(at: offset, "the name of a template is a string, not \(value.kindName)")
        }
        guard let index = vocabulary.templates[name] else {
            let suggestion = Spelling.nearest(to: name, among: vocabulary.templates.keys.sorted())
            throw source.error(at: offset, "unknown template '\(name)'", suggestion: suggestion)
        }
        return .template(index)
    }
}
