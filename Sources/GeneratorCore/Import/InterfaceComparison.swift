/// A hand-written interface beside the one that is generated from its import, member by member.
package struct InterfaceComparison: Sendable {
    package struct Line: Sendable {
        /// `Input.tap`, `init`, `transform`.
        package var subject: String
        package var original: String
        package var generated: String
        package var isEqual: Bool
        /// Whether all that differs is that more may see it: what could be written still can.
        package var isWider = false
        /// Whether it is a stored property that others could see, and can no longer.
        package var isHidden = false
    }

    package private(set) var name: String
    package private(set) var lines: [Line] = []
    /// The stored properties that others see, or saw.
    private(set) var properties: [PropertyComparison] = []

    package var isEqual: Bool { lines.allSatisfy(\.isEqual) }
    package var equalCount: Int { lines.count(where: \.isEqual) }

    init(
        _ original: ImportedViewModel,
        in reader: ViewModelReader,
        _ generated: ImportedViewModel?,
        in other: ViewModelReader
    ) {
        name = original.name
        if let generated { properties = PropertyComparison.compare(original, generated) }
        let original = SeenInterface(original, reader)
        let generated = generated.map { SeenInterface($0, other, isGenerated: true) }
        compare("declaration", original.declaration, generated?.declaration)
        compareMembers("Input", original.inputs, generated?.inputs ?? [])
        compareMembers("Output", original.outputs, generated?.outputs ?? [])
        compare("init", original.initializer, generated?.initializer)
        compare("transform", original.transform, generated?.transform)
        lines += properties.map(\.line)
    }

    private mutating func compare(_ subject: String, _ original: SeenInterface.Part, _ generated: SeenInterface.Part?) {
        let isSame = generated.map { ImportedText.areSame(original.text, $0.text) } ?? false
        let access = generated?.access ?? .private
        lines.append(
            Line(
                subject: subject,
                original: original.shown,
                generated: generated?.shown ?? "nothing",
                isEqual: isSame && original.access <= access,
                isWider: isSame && original.access < access
            )
        )
    }

    private mutating func compareMembers(
        _ type: String,
        _ original: [(name: String, part: SeenInterface.Part)],
        _ generated: [(name: String, part: SeenInterface.Part)]
    ) {
        for (index, member) in original.enumerated() {
            compare("\(type).\(member.name)", member.part, index < generated.count ? generated[index].part : nil)
        }
        for member in generated.dropFirst(original.count) {
            lines.append(
                Line(
                    subject: "\(type).\(member.name)",
                    original: "nothing",
                    generated: member.part.shown,
                    isEqual: false
                )
            )
        }
    }
}

/// What others see of a ViewModel.
private struct SeenInterface {
    enum Access: Int, Comparable {
        case `private`, `fileprivate`, `internal`, package, `public`, open

        static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

        init?(_ words: [String]) {
            let levels: [String: Access] = [
                "private": .private, "fileprivate": .fileprivate, "internal": .internal, "package": .package,
                "public": .public, "open": .open,
            ]
            guard let level = words.lazy.compactMap({ levels[$0] }).first else { return nil }
            self = level
        }
    }

    struct Part {
        var text: String
        var access: Access

        var shown: String { access == .internal ? text : "\(access) \(text)" }
    }

    private let viewModel: ImportedViewModel
    private let reader: ViewModelReader
    /// Whether it is the generated one, which conforms to its protocol in an extension without members.
    private let isGenerated: Bool
    private let access: Access

    init(_ viewModel: ImportedViewModel, _ reader: ViewModelReader, isGenerated: Bool = false) {
        self.viewModel = viewModel
        self.reader = reader
        self.isGenerated = isGenerated
        access = Access(viewModel.type.modifiers) ?? .internal
    }

    /// Who sees a member: nobody who does not see what it stands in.
    private func access(of declaration: SwiftDeclaration) -> Access {
        let part = viewModel.extensions.first { part in
            part.members.contains { $0.tokens == declaration.tokens }
        }
        return min(access, Access(declaration.modifiers) ?? part.flatMap { Access($0.modifiers) } ?? .internal)
    }

    var declaration: Part {
        var text = viewModel.attributes.sorted().map { $0 + " " }.joined() + "\(viewModel.kind) \(viewModel.name)"
        if let generics = viewModel.generics { text += "<\(generics)>" }
        var types = viewModel.inheritance
        for part in viewModel.extensions where isGenerated && part.members.isEmpty {
            types += reader.inheritance(of: part)
        }
        types = Set(types.map(Self.withoutIsolation)).sorted()
        if !types.isEmpty { text += ": " + types.joined(separator: ", ") }
        if let whereClause = viewModel.whereClause { text += " where \(whereClause)" }
        return Part(text: text, access: access)
    }

    /// What a conformance says of actors depends on the version of Swift.
    private static func withoutIsolation(_ type: String) -> String {
        let prefix = ["@preconcurrency ", "@MainActor "].first { type.hasPrefix($0) }
        return prefix.map { String(type.dropFirst($0.count)) } ?? type
    }

    var inputs: [(name: String, part: Part)] { members(viewModel.inputs, of: viewModel.input) }
    var outputs: [(name: String, part: Part)] { members(viewModel.outputs, of: viewModel.output) }

    private func members(
        _ members: [ImportedViewModel.Member],
        of type: SwiftDeclaration?
    ) -> [(name: String, part: Part)] {
        let outer = type.map(access) ?? .internal
        return members.map { member in
            (member.name, Part(text: member.text, access: min(outer, Access([member.access ?? ""]) ?? .internal)))
        }
    }

    var initializer: Part {
        // A class whose initialiser has no parameters needs none that is written.
        guard !viewModel.initParameters.isEmpty else { return Part(text: "init()", access: .internal) }
        var accesses: [Access] = []
        let lists = viewModel.initParameters.enumerated().map { index, list in
            let parameters = list.map { parameter in
                let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
                return "\(names): \(parameter.type)" + (parameter.value.map { " = \($0)" } ?? "")
            }
            var text = "init(\(parameters.joined(separator: ", ")))"
            if index < viewModel.initializers.count {
                let declaration = viewModel.initializers[index]
                accesses.append(access(of: declaration))
                text = decorated(text, declaration)
            }
            return text
        }
        return Part(text: lists.joined(separator: "; "), access: accesses.min() ?? .internal)
    }

    /// `convenience init?(…) throws`.
    private func decorated(_ text: String, _ declaration: SwiftDeclaration) -> String {
        let tokens = reader.text
        let words = ["convenience", "required"].filter(declaration.modifiers.contains)
        let attributes = declaration.attributes.map(tokens.folded).sorted()
        var text = text
        let first = declaration.header.lowerBound
        if first < declaration.header.upperBound, tokens.tokens[first].kind != .leftParen {
            text = "init" + tokens.folded(first..<first + 1) + text.dropFirst(4)
        }
        let end = reader.parameters(of: declaration)?.end ?? declaration.header.upperBound
        let effects = (end..<max(end, declaration.header.upperBound)).compactMap { tokens.word(at: $0) }
        return (attributes + words + [text] + effects).joined(separator: " ")
    }

    var transform: Part {
        guard let signature = viewModel.signature, let declaration = viewModel.transform else {
            return Part(text: "nothing", access: .private)
        }
        let input = signature.label == "input" ? "input" : "\(signature.label) input"
        let bag = signature.bagLabel.map { ", \($0): \(signature.bagType ?? "DisposeBag")" } ?? ""
        let effects = declaration.modifiers.filter { !ViewModelReader.accessLevels.contains($0) && $0 != "final" }
        let text = "\(signature.function)(\(input): Input\(bag)) -> Output"
        return Part(text: (effects + [text]).joined(separator: " "), access: access(of: declaration))
    }
}

extension ImportedViewModel.Member {
    /// `@Published var name: Type = value`.
    fileprivate var text: String {
        var text = attributes.map { $0 + " " }.joined() + (isVariable ? "var " : "let ") + "\(name): \(type ?? "")"
        if let value = value ?? impliedValue { text += " = \(value)" }
        for condition in conditions { text += "  // \(condition)" }
        return text
    }
}
