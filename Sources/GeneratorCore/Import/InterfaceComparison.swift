/// A hand-written interface beside the one that is generated from its import, member by member.
package struct InterfaceComparison: Sendable {
    package struct Line: Sendable {
        /// `Input.tap`, `init`, `transform`.
        package var subject: String
        package var original: String
        package var generated: String
        package var isEqual: Bool
    }

    package private(set) var name: String
    package private(set) var lines: [Line] = []

    package var isEqual: Bool { lines.allSatisfy(\.isEqual) }
    package var equalCount: Int { lines.count(where: \.isEqual) }

    init(_ original: ImportedViewModel, _ generated: ImportedViewModel?) {
        name = original.name
        compare("declaration", original.declarationText, generated?.declarationText)
        compareMembers("Input", original.inputs, generated?.inputs ?? [])
        compareMembers("Output", original.outputs, generated?.outputs ?? [])
        compare("init", original.initText, generated?.initText)
        compare("transform", original.transformText, generated?.transformText)
    }

    private mutating func compare(_ subject: String, _ original: String, _ generated: String?) {
        let generated = generated ?? "nothing"
        lines.append(
            Line(
                subject: subject,
                original: original,
                generated: generated,
                isEqual: ImportedText.areSame(original, generated)
            )
        )
    }

    private mutating func compareMembers(
        _ type: String,
        _ original: [ImportedViewModel.Member],
        _ generated: [ImportedViewModel.Member]
    ) {
        for (index, member) in original.enumerated() {
            let other = index < generated.count ? generated[index].text : nil
            compare("\(type).\(member.name)", member.text, other)
        }
        for member in generated.dropFirst(original.count) { compare("\(type).\(member.name)", "nothing", member.text) }
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

extension ImportedViewModel {
    fileprivate var declarationText: String {
        var text = "\(access == "internal" ? "" : access.map { $0 + " " } ?? "")\(kind) \(name)"
        if let generics { text += "<\(generics)>" }
        let types = inheritance.map { $0.hasPrefix("@preconcurrency ") ? String($0.dropFirst(16)) : $0 }
        if !types.isEmpty { text += ": " + types.sorted().joined(separator: ", ") }
        if let whereClause { text += " where \(whereClause)" }
        return text
    }

    fileprivate var initText: String {
        let lists = initParameters.map { list in
            let parameters = list.map { parameter in
                let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
                return "\(names): \(parameter.type)" + (parameter.value.map { " = \($0)" } ?? "")
            }
            return "init(\(parameters.joined(separator: ", ")))"
        }
        // A class whose initialiser has no parameters needs none that is written.
        return lists.isEmpty ? "init()" : lists.joined(separator: "; ")
    }

    fileprivate var transformText: String {
        guard let signature else { return "nothing" }
        let input = signature.label == "input" ? "input" : "\(signature.label) input"
        let bag = signature.bagLabel.map { ", \($0): DisposeBag" } ?? ""
        return "\(signature.function)(\(input): Input\(bag)) -> Output"
    }
}
