extension Tag {
    /// `{% block name %} … {% endblock %}`
    static let block = Tag(name: "block", continuations: ["endblock"], setsVariables: true) {
        parser,
        reader throws(TemplateError) in
        let word = try reader.word("the name of a block")
        let name = reader.text(word)
        try reader.finish()
        if parser.vocabulary.hasFixedBlocks {
            return try parser.separateBody(of: ("block", reader.start), until: "endblock")
        }
        if parser.openBlocks.contains(where: { parser.program.blocks[$0].name == name }) {
            throw parser.source.error(at: reader.start, "block '\(name)' is inside itself")
        }
        let index = parser.program.blocks.count
        let isReplacement = parser.replacesBlocks
        parser.program.blocks.append(
            BlockPlan(
                name: name,
                offset: reader.start,
                nameOffset: word.range.lowerBound,
                isReplacement: isReplacement
            )
        )
        if !isReplacement { parser.emit(.block(block: Int32(index))) }
        parser.program.blocks[index].body = parser.here
        parser.openBlocks.append(index)
        try parser.separateBody(of: ("block", reader.start), until: "endblock")
        parser.openBlocks.removeLast()
        parser.emit(.endBlock(block: Int32(index)))
        parser.program.blocks[index].end = parser.here
    }

    /// `{% extends "name" %}`
    static let extends = Tag(name: "extends") { parser, reader throws(TemplateError) in
        if parser.isExtension {
            throw parser.source.error(at: reader.start, "a template extends one other template only")
        }
        guard parser.isOutermost else {
            throw parser.source.error(at: reader.start, "'extends' is not possible inside another tag")
        }
        let plan = try parser.templateName(&reader)
        try reader.finish()
        parser.emit(.extend(include: parser.add(plan)))
        parser.isExtension = true
    }
}
