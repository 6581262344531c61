/// A protocol that a spec describes for a dependency.
package struct DescribedProtocol: Sendable {
    package var name: String
    package var documentation: [String] = []
    /// `@MainActor`, … verbatim.
    package var attributes: [String] = []
    package var inheritance: [String] = []
    package var requirements: [Requirement] = []

    package struct Requirement: Sendable {
        package var documentation: [String]
        /// Verbatim.
        package var text: String
        package var name: String
        /// `nil` for a property.
        package var parameters: [Parameter]?
        /// What a function returns, `Void` where it returns nothing; the type of a property.
        package var type: String
        package var isAsync: Bool
        package var isThrowing: Bool
        package var isSettable: Bool

        package var isVoid: Bool { type == "Void" || type == "()" }

        /// What a stream that it gives brings: `User` for `Single<User>`, `Void` for a `Completable`; of an async
        /// function its result.
        package var element: String? {
            if isAsync { return type }
            guard let stream = StreamType(traitOf: type), stream.trait.isSource else { return nil }
            return stream.trait == .completable ? "Void" : stream.element
        }

        package var labels: [String?] { (parameters ?? []).map(\.label) }
    }

    package struct Parameter: Sendable {
        package var label: String?
        package var name: String
        /// Verbatim, `@escaping` and `inout` included.
        package var type: String
    }

    /// The function that is called by this name with these labels.
    package func function(_ name: String, _ labels: [String?]) -> Requirement? {
        requirements.first { $0.parameters != nil && $0.name == name && $0.labels == labels }
    }

    package func property(_ name: String) -> Requirement? {
        requirements.first { $0.parameters == nil && $0.name == name }
    }

    /// Whether a class becomes one by its requirements alone.
    package var isSelfContained: Bool {
        inheritance.allSatisfy { ["AnyObject", "Sendable"].contains($0) }
    }

    /// The name of the protocol that a dependency of type `type` is, `AccountService` for `(any AccountService)?`.
    package static func name(in type: String) -> String {
        var name = type[...]
        if name.hasSuffix("?") { name = name.dropLast() }
        if name.hasPrefix("("), name.hasSuffix(")") { name = name.dropFirst().dropLast() }
        if name.hasPrefix("any ") { name = name.dropFirst(4) }
        return String(name)
    }
}

extension SpecSyntax {
    /// Every protocol that the file describes, with the index of its ViewModel.
    func describedProtocols() -> [(viewModel: Int, protocol: DescribedProtocol)] {
        guard !protocols.isEmpty else { return [] }
        var described: [(viewModel: Int, protocol: DescribedProtocol)] = []
        for (index, viewModel) in viewModels.enumerated() {
            for section in viewModel.sections {
                for declaration in declarations[sections[section].declarations] {
                    guard let number = declaration.protocolIndex else { continue }
                    var model = model(of: protocols[number])
                    model.documentation = documentation(declaration.comments)
                    model.attributes = attributeTexts(declaration.attributes)
                    described.append((index, model))
                }
            }
        }
        return described
    }

    private func model(of syntax: ProtocolSyntax) -> DescribedProtocol {
        DescribedProtocol(
            name: syntax.name.text,
            inheritance: syntax.inheritance.map { text($0) },
            requirements: requirements[syntax.requirements].map { requirement in
                DescribedProtocol.Requirement(
                    documentation: documentation(requirement.comments),
                    text: file.verbatim(requirement.range),
                    name: text(ofName: requirement.name),
                    parameters: requirement.parameters.map { parameters(in: $0) },
                    type: requirement.type.map { file.verbatim($0) } ?? "Void",
                    isAsync: requirement.isAsync,
                    isThrowing: requirement.isThrowing,
                    isSettable: requirement.isSettable
                )
            }
        )
    }

    /// `for address: String, _ number: Int`, between the commas outside of brackets.
    private func parameters(in list: Range<Int>) -> [DescribedProtocol.Parameter] {
        var parameters: [DescribedProtocol.Parameter] = []
        var start = list.lowerBound
        var index = start
        var angles = 0
        while index < list.upperBound {
            switch tokens.tokens[index].kind {
            case .leftAngle: angles += 1
            case .rightAngle: angles -= 1
            case .comma where angles == 0:
                parameter(in: start..<index).map { parameters.append($0) }
                start = index + 1
            default: break
            }
            index = max(
                index + 1,
                tokens.tokens[index].kind.isOpening ? (tokens.tokens[index].partnerIndex ?? 0) + 1 : 0
            )
        }
        parameter(in: start..<list.upperBound).map { parameters.append($0) }
        return parameters
    }

    private func parameter(in range: Range<Int>) -> DescribedProtocol.Parameter? {
        guard let colon = range.first(where: { tokens.tokens[$0].kind == .colon }), colon > range.lowerBound,
            colon + 1 < range.upperBound
        else { return nil }
        let label = text(ofName: range.lowerBound)
        let type = SourceRange(
            tokens.tokens[colon + 1].lowerBound,
            tokens.tokens[range.upperBound - 1].upperBound
        )
        return DescribedProtocol.Parameter(
            label: label == "_" ? nil : label,
            name: text(ofName: colon - 1),
            type: file.verbatim(type)
        )
    }
}
