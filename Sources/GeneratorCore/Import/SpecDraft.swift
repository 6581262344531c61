/// The text of a spec that says what a hand-written ViewModel is.
struct SpecDraft {
    /// How much of the ViewModel the spec says itself.
    enum Depth {
        /// The interface; the body of `transform` and the rest are Swift.
        case interface
        /// The interface of `transform`; everything else that the class holds is Swift.
        case inputAndOutput
    }

    let viewModel: ImportedViewModel
    let text: SwiftTokens
    let profile: Profile
    let depth: Depth
    /// What `transform` says, as sections; `nil` where it stays Swift.
    var flow: ImportedFlow?
    /// Whether another class inherits from the ViewModel, and may override what stands in its body.
    var isInherited = false
    /// The declarations that the spec says, so that nothing else need.
    var replaced: [SwiftDeclaration] = []
    private(set) var output = ""

    static let functionName = "makeOutput"

    init(_ viewModel: ImportedViewModel, _ text: SwiftTokens, _ profile: Profile, _ depth: Depth, _ flow: ImportedFlow?)
    {
        self.viewModel = viewModel
        self.text = text
        self.profile = profile
        self.depth = depth
        self.flow = flow
    }

    /// Whether the dependencies are a section, and not Swift.
    private var dependencies: ImportedDependencies? {
        guard depth == .interface, let dependencies = viewModel.dependencies,
            dependencies.fits(profile, of: viewModel.name)
        else {
            return nil
        }
        return dependencies
    }

    mutating func write() {
        for line in viewModel.comments { add(line) }
        for attribute in viewModel.attributes { add(attribute) }
        add(head + " {")
        writeDependencies()
        let label = viewModel.signature?.label ?? profile.transformLabel
        writeMembers(
            label == profile.transformLabel ? "input" : "input \(label)",
            viewModel.inputs,
            viewModel.inputSwift,
            comments: viewModel.input
        )
        writeStates()
        if let flow {
            if let transform = viewModel.transform { replaced.append(transform) }
            replaced += flow.inlined
        }
        if let flow, !flow.prologue.isEmpty {
            add("prologue {")
            for line in flow.prologue.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
                add(line.isEmpty ? "" : "    " + line)
            }
            add("}")
        }
        writeFlow()
        let isMade = flow == nil || flow?.made != nil
        let header = isMade ? "output via \(Self.functionName)" : "output"
        writeMembers(header, viewModel.outputs, viewModel.outputSwift, comments: viewModel.output)
        writeRest()
        for declaration in replaced { addLostComments(of: declaration) }
        add("}")
    }

    mutating func add(_ line: String) { output += line + "\n" }

    /// The comments on lines of their own before a declaration.
    private mutating func addComments(before declaration: SwiftDeclaration) {
        for comment in text.comments(before: declaration.tokens.lowerBound) where !text.isMark(comment) {
            add(text.file.verbatim(comment.range))
        }
    }

    /// The section before which stands what `transform` is said to do.
    private mutating func writeFlow() {
        guard let flow else { return }
        if let transform = viewModel.transform { addComments(before: transform) }
        let isDocumented = viewModel.transform.map { transform in
            text.comments(before: transform.tokens.lowerBound).contains { $0.kind == .documentation }
        }
        guard !flow.statements.isEmpty || isDocumented == true else { return }
        add("flow {")
        for line in flow.statements { add(line) }
        add("}")
    }

    /// The comments before a property of the ViewModel; what is marked there are parts of a class.
    private mutating func addComments(of member: ImportedViewModel.Member) {
        for line in member.comments where !line.dropFirst(2).drop(while: \.isWhitespace).hasPrefix("MARK:") {
            add(line)
        }
    }

    private var head: String {
        var text = ""
        if (viewModel.access ?? "internal") != profile.access.rawValue {
            text += (viewModel.access ?? "internal") + " "
        }
        text += "viewmodel \(viewModel.name)"
        if let generics = viewModel.generics { text += "<\(generics)>" }
        let types = viewModel.inheritance.filter { type in
            type != profile.protocolName && type != profile.superclass(of: viewModel.name)
        }
        if !types.isEmpty { text += ": " + types.joined(separator: ", ") }
        if let clause = viewModel.whereClause { text += " where \(clause)" }
        return text
    }

    // MARK: Sections

    private mutating func writeDependencies() {
        guard let dependencies else { return }
        replaced += dependencies.replaced
        let documented = dependencies.style == .struct ? SwiftDeclaration.Kind.type : .initializer
        for declaration in dependencies.replaced where declaration.kind == documented {
            addComments(before: declaration)
        }
        add("dependencies {")
        for property in dependencies.properties {
            let member = property.member
            addComments(of: member)
            var line = member.attributes.map { $0 + " " }.joined()
            if dependencies.inherited.contains(member.name) { line += "super " }
            if let ownership = property.ownership { line += ownership + " " }
            if member.isVariable, property.ownership != "weak" { line += "var " }
            line += "\(escaped(member.name)): \(member.type ?? "")"
            if let value = dependencies.values[member.name] { line += " = \(value)" }
            add(line + trailing(member))
        }
        for initializer in dependencies.replaced where initializer.kind == .initializer {
            addLostComments(of: initializer)
        }
        add("}")
    }

    /// What was said beside a declaration that the spec says, and stands nowhere yet.
    private mutating func addLostComments(of declaration: SwiftDeclaration) {
        for comment in text.allComments(of: declaration) where !text.isMark(comment) && !staysSwift(comment) {
            let words = text.file.verbatim(comment.range)
            if !output.contains(words) { add(words) }
        }
    }

    /// Whether it stands among the statements of `transform` that make the output, which stay.
    private func staysSwift(_ comment: CommentToken) -> Bool {
        guard let made = flow?.made, let body = viewModel.transform?.body else { return false }
        let start = text.tokens[body.lowerBound - 1].upperBound
        return start <= comment.range.lowerBound && comment.range.upperBound <= text.place(made).upperBound
    }

    private mutating func writeMembers(
        _ header: String,
        _ members: [ImportedViewModel.Member],
        _ swift: [SwiftDeclaration],
        comments declaration: SwiftDeclaration?
    ) {
        if let declaration { replaced.append(declaration) }
        guard !members.isEmpty || !swift.isEmpty || header.hasPrefix("input ") || header.hasPrefix("output via") else {
            return
        }
        if let declaration { addComments(before: declaration) }
        add("\(header) {")
        for member in members { add(member, isOutput: header.hasPrefix("output")) }
        for declaration in swift {
            if text.startsParagraph(declaration) { add("") }
            for line in text.membersText(of: declaration, opened: { _ in true }) { add(line) }
        }
        add("}")
    }

    private mutating func add(_ member: ImportedViewModel.Member, isOutput: Bool) {
        let made = isOutput ? flow?.outputComments[member.name] ?? [] : []
        for line in member.directives + member.comments + made { add(line) }
        var line = member.attributes.map { $0 + " " }.joined()
        let type = member.type ?? ""
        let isStream = StreamType(traitOf: type) != nil
        if !isStream || member.isVariable || member.value != nil || !member.attributes.isEmpty {
            line += member.isVariable ? "var " : "let "
        }
        line += "\(escaped(member.name)): \(type)"
        // A variable that is optional begins with `nil`.
        if let value = member.value ?? (isOutput ? member.impliedValue : nil) { line += " = \(value)" }
        if let flow, isOutput, member.value == nil, let definition = flow.outputs[member.name] {
            let fallback = flow.fallbacks[member.name]
            if let fallback, !member.isVariable { line += " = \(fallback)" }
            if let fallback, member.isVariable {
                // Behind `=` stands what a variable begins with.
                line += " <- (\(definition.isEmpty ? escaped(member.name) : definition)).catchAndReturn(\(fallback))"
            } else if !definition.isEmpty {
                line += " <- \(definition)"
            }
        }
        add(line + trailing(member))
        for line in member.closingDirectives { add(line) }
    }

    private mutating func writeStates() {
        guard depth == .interface else { return }
        let states = viewModel.properties.filter(\.isState)
        let cells = flow?.cells ?? []
        guard !states.isEmpty || !cells.isEmpty else { return }
        add("state {")
        for property in states {
            replaced.append(property.declaration)
            let member = property.member
            addComments(of: member)
            var line = "\(escaped(member.name)): \(StreamType(traitOf: member.type ?? "")?.element ?? "")"
            if let value = property.relayValue { line += " = \(value)" }
            add(line + trailing(member))
        }
        for cell in cells { add(cell) }
        add("}")
    }

    private func trailing(_ member: ImportedViewModel.Member) -> String {
        member.trailingComment.map { "  " + $0 } ?? ""
    }

    private func escaped(_ name: String) -> String { SwiftKeywords.escaped(name) }
}
