/// What is left of a hand-written file when its spec says the rest: the file that the user goes on with.
///
/// It is the old file with what the spec says cut out, the head of the class become that of an extension, and that of
/// `transform` that of the function which makes the output. Not a byte of anything else changes.
struct LogicDraft {
    private let text: SwiftTokens
    private var edits: [(range: SourceRange, replacement: String)] = []
    /// What was private to the file, and is not any more.
    private(set) var opened: [SwiftDeclaration] = []

    /// - Parameter drafts: for each ViewModel of the file its spec.
    init(_ drafts: [SpecDraft], in text: SwiftTokens, _ declarations: [SwiftDeclaration]) {
        self.text = text
        for draft in drafts { edit(draft, declarations) }
    }

    /// The text; `nil` where nothing but imports and comments at its head is left.
    var result: String? {
        let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        var output: [UInt8] = []
        var end = text.file.contentStart
        let bytes = text.file.bytes
        for edit in sorted where edit.range.lowerBound >= end {
            output += bytes[end..<edit.range.lowerBound]
            if edit.replacement.isEmpty, endsBody(edit.range.upperBound) { Self.dropEmptyLines(&output) }
            output += Array(edit.replacement.utf8)
            end = edit.range.upperBound
            if edit.replacement.isEmpty, Self.endsParagraph(output) { end = behindEmptyLines(end) }
        }
        output += bytes[end...]
        let file = SourceFile(path: text.file.path, bytes: output)
        let tokens = SwiftTokens(file)
        let rest = DeclarationReader(tokens).read().filter { $0.kind != .import && $0.kind != .condition }
        guard !rest.isEmpty else { return nil }
        return file.verbatim(SourceRange(0, output.count))
    }

    private static func endsParagraph(_ output: [UInt8]) -> Bool {
        let lines = output.suffix(200).filter { $0 != .space && $0 != .tab && $0 != .carriageReturn }
        return lines.suffix(2) == [.lineFeed, .lineFeed] || lines.suffix(2) == [UInt8(ascii: "{"), .lineFeed]
    }

    /// Whether nothing but the end of a body follows.
    private func endsBody(_ start: Int) -> Bool {
        text.file.bytes[start...].first { !$0.isWhiteSpace } == UInt8(ascii: "}")
    }

    private static func dropEmptyLines(_ output: inout [UInt8]) {
        while output.last?.isWhiteSpace == true { output.removeLast() }
        output.append(.lineFeed)
    }

    private func behindEmptyLines(_ start: Int) -> Int {
        var end = start
        var offset = start
        while offset < text.file.bytes.count, text.file.bytes[offset].isWhiteSpace {
            offset += 1
            if text.file.bytes[offset - 1] == .lineFeed { end = offset }
        }
        return end
    }

    // MARK: Edits

    private mutating func edit(_ draft: SpecDraft, _ declarations: [SwiftDeclaration]) {
        let viewModel = draft.viewModel
        var kept: [SwiftDeclaration] = []
        for part in [viewModel.type] + viewModel.extensions {
            var holdsTransform = false
            var rest: [SwiftDeclaration] = []
            for member in part.members {
                if member.tokens == viewModel.transform?.tokens {
                    if let flow = draft.flow, flow.made == nil {
                        edits.append((text.lines(of: member), ""))
                    } else {
                        if let made = draft.flow?.made { keepMaking(made, of: member) }
                        holdsTransform = true
                        rest.append(member)
                        editTransform(member, viewModel, draft.profile)
                    }
                } else if draft.replaced.contains(where: { $0.tokens == member.tokens }) {
                    edits.append((text.lines(of: member), ""))
                } else {
                    rest.append(member)
                }
            }
            editHead(of: part, viewModel, holdsTransform: holdsTransform, isEmpty: rest.isEmpty)
            kept += rest
        }
        let others = declarations.filter { declaration in
            declaration.tokens != viewModel.type.tokens
                && !viewModel.extensions.contains { $0.tokens == declaration.tokens }
        }
        open(kept + others, for: draft)
    }

    /// Takes `private` from what the spec names.
    private mutating func open(_ declarations: [SwiftDeclaration], for draft: SpecDraft) {
        var words: Set<String> = []
        for declaration in draft.replaced { text.words(in: declaration.tokens, into: &words) }
        for part in draft.viewModel.extensions where part.members.contains(where: { words.contains($0.name) }) {
            for modifier in text.privateModifiers(of: part) { edits.append((modifier, "")) }
        }
        let own = draft.viewModel.members.map(\.tokens)
        let members = draft.replaced.reduce(into: Set<String>()) { text.memberWords(in: $1.tokens, into: &$0) }
        for declaration in declarations {
            let isExtension = text.isWord(declaration.keyword, "extension")
            let named = isExtension ? declaration.members.filter { members.contains($0.name) } : [declaration]
            guard isExtension ? !named.isEmpty : words.contains(declaration.name) else { continue }
            let opening = isExtension ? [declaration] + named : named
            let modifiers = opening.flatMap(text.privateModifiers)
            for modifier in modifiers { edits.append((modifier, "")) }
            guard !modifiers.isEmpty, !own.contains(declaration.tokens) else { continue }
            opened += named
        }
    }

    /// Of the body, leaves what makes the output.
    private mutating func keepMaking(_ made: Range<Int>, of function: SwiftDeclaration) {
        guard let body = function.body, let last = made.last else { return }
        if let equal = text.first(.equal, in: made), equal + 1 < made.upperBound {
            let start = text.tokens[made.lowerBound].lowerBound
            edits.append((SourceRange(start, text.tokens[equal + 1].lowerBound), "return "))
        }
        let brace = text.tokens[body.upperBound].lowerBound
        let end = text.line(of: SourceRange(at: brace)).lowerBound
        let behind = text.tokens[last].upperBound
        if behind < end { edits.append((SourceRange(behind, end), "\n")) }
    }

    private mutating func editTransform(
        _ function: SwiftDeclaration,
        _ viewModel: ImportedViewModel,
        _ profile: Profile
    ) {
        guard let body = function.body, let signature = viewModel.signature else { return }
        var parameters = signature.name == "input" ? "input: Input" : "input \(signature.name): Input"
        if let bag = signature.bag {
            let label = profile.bagParameter.name
            parameters += bag == label ? ", \(label): DisposeBag" : ", \(label) \(bag): DisposeBag"
        }
        let start = text.tokens[function.tokens.lowerBound].lowerBound
        let brace = text.tokens[body.lowerBound - 1].lowerBound
        edits.append((SourceRange(start, brace), "func \(SpecDraft.functionName)(\(parameters)) -> Output "))
    }

    private mutating func editHead(
        of part: SwiftDeclaration,
        _ viewModel: ImportedViewModel,
        holdsTransform: Bool,
        isEmpty: Bool
    ) {
        guard let body = part.body else { return }
        let isType = part.tokens == viewModel.type.tokens
        if isEmpty, isType || !part.members.isEmpty, !holdsLooseComment(body, part) {
            edits.append((text.lines(of: part), ""))
            return
        }
        let isOwn = part.members.contains { member in
            [viewModel.input, viewModel.output, viewModel.transform].contains { $0?.tokens == member.tokens }
        }
        guard isType || isOwn else { return }
        if isType {
            for comment in text.attachedComments(of: part) { edits.append((text.line(of: comment.range), "")) }
        }
        let start = text.tokens[part.tokens.lowerBound].lowerBound
        let brace = text.tokens[body.lowerBound - 1].lowerBound
        let conformance = holdsTransform ? ": \(viewModel.name)Logic" : ""
        edits.append((SourceRange(start, brace), "extension \(viewModel.name)\(conformance) "))
    }

    /// Whether a comment of the body belongs to nothing that is cut out, so that it would be lost with the body.
    private func holdsLooseComment(_ body: Range<Int>, _ part: SwiftDeclaration) -> Bool {
        text.comments(in: body.lowerBound - 1..<part.tokens.upperBound).contains { comment in
            !edits.contains {
                $0.range.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.range.upperBound
            }
        }
    }
}
