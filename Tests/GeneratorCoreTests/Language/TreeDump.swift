@testable import GeneratorCore

// The syntax tree in one line, for comparing.

extension ParsedSpec {
    /// The sections of the only view model, `kind{ declaration; declaration }`.
    var dump: String {
        syntax.viewModels.map(\.dump).joined(separator: " ")
    }
}

extension ViewModelSyntax {
    var dump: String {
        let attributes = attributes.map { "\($0.text) " }.joined()
        let access = access.map { "\($0.text) " } ?? ""
        let generics = generics.map { "<\($0.text)>" } ?? ""
        let inherited = inheritance.isEmpty ? "" : ": " + inheritance.map(\.text).joined(separator: ", ")
        let requirements = whereClause.map { " where \($0.text)" } ?? ""
        return attributes + access + name.text + generics + inherited + requirements + "("
            + sections.map(\.dump).joined(separator: " ") + ")"
    }
}

extension SectionSyntax {
    var dump: String { kind.rawValue + "{" + declarations.map(\.dump).joined(separator: "; ") + "}" }
}

extension DeclarationSyntax {
    var dump: String {
        var text = attributes.map { "\($0.text) " }.joined()
        if ownership != .strong { text += "\(ownership) " }
        if isVariable { text += "var " }
        text += names.map(\.text).joined(separator: ",")
        if let type { text += ":‹\(type.text)›" }
        if let initialValue { text += "=‹\(initialValue.text)›" }
        if let definition { text += (names.isEmpty ? "" : "<-") + definition.dump }
        if let sink { text += "->" + sink.dump }
        return text
    }
}

extension DefinitionSyntax {
    var dump: String { alternatives.map(\.dump).joined(separator: "|") }
}

extension AlternativeSyntax {
    var dump: String {
        var text = operands.map(\.dump).joined(separator: ",")
        if !sampled.isEmpty { text += " with " + sampled.map(\.dump).joined(separator: ",") }
        switch transform {
        case .closure(let body): text += "{‹\(body.text)›}"
        case .logic(let name): text += " via " + name.text
        case nil: break
        }
        return text
    }
}

extension OperandSyntax {
    var dump: String {
        let primary =
            switch self.primary {
            case .path(let path): path.dump
            case .parenthesized(let definition): "(\(definition.dump))"
            case .raw(let raw): "raw‹\(raw.text)›"
            }
        return primary + operators.map(\.dump).joined()
    }
}

extension PathSyntax {
    var dump: String {
        components.indices.map { components[$0].text + (optionals.contains($0) ? "?" : "") }.joined(separator: "/")
    }
}

extension OperatorSyntax {
    var dump: String {
        var text = (beginsLine ? "↵." : ".") + name.text
        if let arguments { text += "(‹\(arguments.text)›)" }
        if let closure { text += "{‹\(closure.text)›}" }
        if let logic { text += " via \(logic.text)" }
        return text
    }
}

extension SinkSyntax {
    var dump: String {
        switch self {
        case .call(let path, let arguments): "\(path.dump)(‹\(arguments.text)›)"
        case .path(let path): path.dump
        case .closure(let body): "{‹\(body.text)›}"
        }
    }
}
