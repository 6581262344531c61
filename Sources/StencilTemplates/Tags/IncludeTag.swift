extension Tag {
    /// `{% include "name" %}`, or `{% include "name" record %}` to see the entries of a record as variables
    static let include = Tag(name: "include") { parser, reader throws(TemplateError) in
        if reader.isAtEnd { throw parser.source.error(at: reader.start, "the name of a template is missing") }
        let nameOffset = reader.current.range.lowerBound
        let name = try parser.primary(&reader)
        let context = try reader.isAtEnd ? nil : parser.primary(&reader)
        try reader.finish()
        let plan = IncludePlan(
            target: try parser.includeTarget(name, at: nameOffset),
            context: context,
            offset: reader.start
        )
        parser.program.includes.append(plan)
        parser.emit(.include(include: Int32(parser.program.includes.count - 1)))
    }
}

extension TemplateParser {
    fileprivate func includeTarget(_ node: Int32, at offset: Int) throws(TemplateError) -> IncludePlan.Target {
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
