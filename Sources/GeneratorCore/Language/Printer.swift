/// Lays a tree out, token by token, so that nothing can be lost.
///
/// The tree says where blocks, declarations and Swift fragments are; the tokens are written in their order, with the
/// comments before each.
struct Printer {
    static let indentation = 4

    let file: SourceFile
    let spec: ParsedSpec
    var lines = PrinterLines()
    /// The index of the token to be written next.
    var index = 0
    /// The index of the comment to be written next.
    var commentIndex = 0
    /// The index of the next fragment.
    var fragmentIndex = 0
    /// The indentation of the block that is being written.
    var block = 0
    /// The offset before which attributes and modifiers stand, which may have lines of their own.
    var prefixEnd = 0
    /// Where the types begin that the declaration, or the head of the view model, holds.
    var typeStarts: [Int] = []
    /// For each open parenthesis of a definition, the indentation of the line on which it stands.
    var parentheses: [Int] = []
    /// Where the arrow of the declaration that is being written stands in its line.
    var arrow: Int?
    /// Whether `->` is such an arrow too.
    var alignsRightArrow = false

    init(file: SourceFile, spec: ParsedSpec) {
        self.file = file
        self.spec = spec
    }

    /// How many of the conditions have been written.
    var directiveCount = 0

    var tokens: [Token] { spec.tokens.tokens }

    mutating func print() -> [UInt8] {
        var imports = spec.syntax.imports[...]
        var viewModels = spec.syntax.viewModels[...]
        var isFirst = true
        while true {
            if let next = imports.first, next.range.lowerBound < viewModels.first?.range.lowerBound ?? .max {
                imports.removeFirst()
                beginDeclaration()
                printImport(next)
            } else if let next = viewModels.popFirst() {
                beginDeclaration(separated: !isFirst)
                printViewModel(next)
            } else {
                break
            }
            isFirst = false
            printSemicolons()
        }
        printOwnComments()
        lines.alignArrows()
        return lines.joined()
    }

    // MARK: Blocks

    private mutating func printImport(_ syntax: ImportSyntax) {
        if syntax.text.utf8.first == UInt8(ascii: "#") { return printVerbatim(syntax.range) }
        while tokens[index].lowerBound < syntax.range.upperBound {
            if tokens[index].followsSpace { lines.space() }
            printComments(isInline: true)
            writeToken()
        }
        skipFragments()
    }

    private mutating func printViewModel(_ viewModel: ViewModelSyntax) {
        let sections = spec.syntax.sections[viewModel.sections]
        prefixEnd = viewModel.name.range.lowerBound
        typeStarts = (viewModel.inheritance + [viewModel.generics, viewModel.whereClause].compactMap(\.self))
            .map(\.range.lowerBound)
        printTokens(upTo: sections.first?.range.lowerBound ?? viewModel.range.upperBound, stopsAtBrace: true)
        printBlock(sections, upTo: viewModel.range.upperBound) { printer, section in
            printer.printSection(section)
        }
    }

    private mutating func printSection(_ section: SectionSyntax) {
        // Swift that goes as it is into the ViewModel: one fragment.
        if section.body != nil { return printTokens(upTo: section.range.upperBound) }
        printTokens(upTo: section.range.upperBound, stopsAtBrace: true)
        if section.kind == .view {
            alignsRightArrow = true
            defer { alignsRightArrow = false }
            return printBlock(spec.syntax.bindings[section.bindings], upTo: section.range.upperBound) {
                printer,
                binding in
                printer.printAligned(upTo: binding.range.upperBound)
            }
        }
        printBlock(spec.syntax.declarations[section.declarations], upTo: section.range.upperBound) {
            printer,
            declaration in
            printer.printDeclaration(declaration)
        }
    }

    /// `{`, the elements and `}`.
    private mutating func printBlock<Element>(
        _ elements: ArraySlice<Element>,
        upTo end: Int,
        print: (inout Printer, Element) -> Void
    ) {
        let isOnOneLine = isOnOneLine(opener: index)
        let isEmpty =
            elements.isEmpty && spec.tokens.comments(before: index + 1).isEmpty && tokens[index + 1].kind != .pound
        lines.space()
        printToken()
        block += Self.indentation
        for element in elements {
            printDirectives()
            if isOnOneLine {
                lines.space()
                printComments(isInline: true)
            } else {
                beginDeclaration()
            }
            print(&self, element)
            printSemicolons()
        }
        printSemicolons()
        printDirectives()
        if isOnOneLine {
            printComments(isInline: true)
            if !isEmpty { lines.space() }
        } else if !isEmpty {
            printOwnComments()
        }
        block -= Self.indentation
        if !isOnOneLine, !isEmpty { lines.begin(indentation: block) }
        writeToken()
        if isOnOneLine { lines.unmarkCurrent() }
    }

    /// Whether the author wrote the block that opens at the token `opener` on one line.
    private func isOnOneLine(opener: Int) -> Bool {
        guard let closer = tokens[opener].partnerIndex else { return false }
        return !tokens[(opener + 1)...closer].contains(where: \.startsLine)
    }

    // MARK: Declarations

    /// Writes the comments before a declaration and begins its line.
    private mutating func beginDeclaration(separated: Bool = false) {
        let token = tokens[index]
        if index > 0, tokens[index - 1].kind == .semicolon, !token.startsLine {
            lines.space()
            lines.unmarkCurrent()
            return printComments(isInline: true)
        }
        printTrailingComments()
        if separated { lines.blank() }
        let written = lines.count
        printOwnComments()
        if token.followsBlankLine, !isAtBlockStart || lines.count > written { lines.blank() }
        lines.begin(indentation: block)
    }

    /// Whether nothing stands between the current token and the brace that opens its block, or the start of the file.
    private var isAtBlockStart: Bool { index == 0 || tokens[index - 1].kind == .leftBrace }

    private mutating func printDeclaration(_ declaration: DeclarationSyntax) {
        if let index = declaration.protocolIndex {
            return printProtocol(spec.syntax.protocols[index], upTo: declaration.range.upperBound)
        }
        if declaration.swift != nil { return printTokens(upTo: declaration.range.upperBound) }
        typeStarts = declaration.type.map { [$0.range.lowerBound] } ?? []
        prefixEnd = declaration.attributes.isEmpty ? 0 : declaration.names.first.map { tokens[$0].upperBound } ?? 0
        printAligned(upTo: declaration.range.upperBound)
    }

    private mutating func printAligned(upTo end: Int) {
        let isWhole = lines.isLineEmpty
        let start = lines.count - 1
        arrow = nil
        printTokens(upTo: end)
        if isWhole { lines.markDeclaration(from: start, arrow: arrow) }
    }

    private mutating func printProtocol(_ syntax: ProtocolSyntax, upTo end: Int) {
        prefixEnd = syntax.name.range.lowerBound
        printTokens(upTo: end, stopsAtBrace: true)
        printBlock(spec.syntax.requirements[syntax.requirements], upTo: end) { printer, requirement in
            printer.printTokens(upTo: requirement.range.upperBound)
        }
    }

    /// Writes tokens up to the offset `end`, or to the brace that opens a block.
    private mutating func printTokens(upTo end: Int, stopsAtBrace: Bool = false) {
        while tokens[index].lowerBound < end {
            if stopsAtBrace, tokens[index].kind == .leftBrace, !isFragmentStart { break }
            printToken()
        }
    }

    /// Writes the conditions that stand before the next declaration, each on its line.
    private mutating func printDirectives() {
        while directiveCount < spec.syntax.directives.count {
            let range = spec.syntax.directives[directiveCount].range
            guard tokens[index].lowerBound == range.lowerBound else { return }
            beginDeclaration()
            directiveCount += 1
            while tokens[index].lowerBound < range.upperBound {
                if tokens[index].followsSpace { lines.space() }
                printComments(isInline: true)
                writeToken()
            }
            lines.unmarkCurrent()
        }
    }

    private mutating func printSemicolons() {
        while tokens[index].kind == .semicolon { printToken() }
    }
}
