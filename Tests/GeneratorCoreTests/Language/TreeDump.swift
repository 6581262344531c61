@testable import GeneratorCore

// The syntax tree in one line, for comparing.

extension ParsedSpec {
    /// The sections of the only view model, `kind{ declaration; declaration }`.
    var dump: String {
        syntax.viewModels.map(syntax.dump).joined(separator: " ")
    }
}

extension SpecSyntax {
    fileprivate func dump(_ viewModel: ViewModelSyntax) -> String {
        let attributes = attributeTexts(viewModel.attributes).map { "\($0) " }.joined()
        let access = viewModel.access.map { "\($0.text) " } ?? ""
        let generics = text(viewModel.generics).map { "<\($0)>" } ?? ""
        let types = viewModel.inheritance
        let inherited = types.isEmpty ? "" : ": " + types.map { text($0) }.joined(separator: ", ")
        let requirements = text(viewModel.whereClause).map { " where \($0)" } ?? ""
        return attributes + access + viewModel.name.text + generics + inherited + requirements + "("
            + sections[viewModel.sections].map(dump).joined(separator: " ") + ")"
    }

    private func dump(_ section: SectionSyntax) -> String {
        let name = section.view.map { " \(text(ofName: $0))" } ?? ""
        return section.kind.rawValue + name + "{" + declarations[section.declarations].map(dump).joined(separator: "; ")
            + bindings[section.bindings].map(dump).joined(separator: "; ") + "}"
    }

    private func dump(_ binding: BindingSyntax) -> String {
        let transform = binding.transform.map { "{‹\(text($0))›}" } ?? ""
        let controls = binding.controls.map { "‹\(text($0))›" }.joined(separator: "|")
        return text(ofName: binding.name) + transform + (binding.isFed ? "<-" : "->")
            + (binding.isClosure ? "{\(controls)}" : controls)
    }

    private func dump(_ declaration: DeclarationSyntax) -> String {
        var result = attributeTexts(declaration.attributes).map { "\($0) " }.joined()
        if declaration.ownership != .strong { result += "\(declaration.ownership) " }
        if declaration.isVariable { result += "var " }
        if let index = declaration.protocolIndex { result += dump(protocols[index]) }
        result += declaration.names.map { text(ofName: $0) }.joined(separator: ",")
        if let type = text(declaration.type) { result += ":‹\(type)›" }
        if let initialValue = text(declaration.initialValue) { result += "=‹\(initialValue)›" }
        if let definition = declaration.definition {
            result += (declaration.names.isEmpty ? "" : "<-") + dump(definition)
        }
        if let sink = declaration.sink { result += "->" + dump(sink) }
        return result
    }

    private func dump(_ syntax: ProtocolSyntax) -> String {
        let types = syntax.inheritance.map { ":‹\(text($0))›" }.joined()
        let members = requirements[syntax.requirements].map { requirement in
            let list = requirement.parameters.map { "(\($0.count))" } ?? ""
            let effects = (requirement.isAsync ? " async" : "") + (requirement.isThrowing ? " throws" : "")
            let type = requirement.type.map { ":‹\(file.verbatim($0))›" } ?? ""
            return text(ofName: requirement.name) + list + effects + type + (requirement.isSettable ? " set" : "")
        }
        return "protocol \(syntax.name.text)\(types){\(members.joined(separator: "; "))}"
    }

    private func dump(_ definition: DefinitionSyntax) -> String {
        alternatives[definition.alternatives].map(dump).joined(separator: "|")
    }

    private func dump(_ alternative: AlternativeSyntax) -> String {
        var result = operands[alternative.operands].map(dump).joined(separator: ",")
        if !alternative.sampled.isEmpty {
            result += " with " + operands[alternative.sampled].map(dump).joined(separator: ",")
        }
        switch alternative.transform {
        case .closure(let body): result += "{‹\(text(body))›}"
        case .logic(let name): result += " via " + text(ofName: name)
        case nil: break
        }
        return result
    }

    private func dump(_ operand: OperandSyntax) -> String {
        let primary =
            switch operand.primary {
            case .path(let path): dump(path)
            case .parenthesized(let definition): "(\(dump(definition)))"
            case .raw(let raw): "raw‹\(text(raw))›"
            case .request(let operand): dump(operands[operand])
            }
        return primary + operators[operand.operators].map(dump).joined()
    }

    private func dump(_ path: PathSyntax) -> String {
        path.tokens.map { index in
            switch tokens.tokens[index].kind {
            case .dot: "/"
            case .question: "?"
            default: text(ofName: index)
            }
        }.joined()
    }

    private func dump(_ step: OperatorSyntax) -> String {
        var result = (step.beginsLine ? "↵." : ".") + text(ofName: step.name)
        if let arguments = text(step.arguments) { result += "(‹\(arguments)›)" }
        if let closure = text(step.closure) { result += "{‹\(closure)›}" }
        if let logic = step.logic { result += " via \(text(ofName: logic))" }
        return result
    }

    private func dump(_ sink: SinkSyntax) -> String {
        switch sink {
        case .call(let path, let arguments): "\(dump(path))(‹\(text(arguments))›)"
        case .path(let path): dump(path)
        case .closure(let body): "{‹\(text(body))›}"
        }
    }
}
