@testable import GeneratorCore

/// A model as text, one fact a line, for comparison in tests.
struct ModelDump {
    private let viewModel: ViewModel

    /// The sections that hold anything, each line as `kind name: …`.
    static func lines(_ viewModel: ViewModel) -> [String] {
        ModelDump(viewModel: viewModel).lines
    }

    private var lines: [String] {
        var lines = viewModel.dependencies.map { dependency in
            let ownership = dependency.ownership == .strong ? "" : "\(dependency.ownership.rawValue) "
            return "dependency \(ownership)\(dependency.name): \(dependency.type)\(dependency.isUsed ? "" : " unused")"
        }
        lines += viewModel.inputs.map { input in
            "input \(input.name): \(text(input.type)) uses \(input.useCount)\(input.errorsAreUsed ? " errors" : "")"
        }
        lines += viewModel.states.map { state in
            let value = state.initialValue.map { " = \($0)" } ?? ""
            let definition = state.definition.map { " <- \(text($0))" } ?? ""
            return "state \(state.name): \(state.element)\(value)\(definition) uses \(state.useCount)"
        }
        lines += viewModel.flow.map(text)
        lines += viewModel.outputs.map { output in
            let fallback = output.fallback.map { " = \($0)" } ?? ""
            return "output \(output.name): \(text(output.type))\(fallback) <- \(text(output.source))"
        }
        lines += viewModel.logic.map { "logic \($0.kind) \($0.declaration) // \($0.documentation)" }
        if viewModel.usesScheduler { lines.append("scheduler") }
        return lines
    }

    private func text(_ type: StreamType) -> String { "\(type.trait.rawValue)<\(type.element)>" }

    private func text(_ item: FlowItem) -> String {
        switch item {
        case .action(let action): "action \(action.name): \(text(action.definition)) -> \(text(action.sink))"
        case .stream(let stream):
            "flow \(stream.name)\(stream.element.map { ": \($0)" } ?? "") <- \(text(stream.definition))"
                + " uses \(stream.useCount)\(stream.isRequest ? " request" : "")"
                + "\(stream.errorsAreUsed ? " errors" : "")\(stream.activityIsUsed ? " activity" : "")"
        }
    }

    private func text(_ sink: Sink) -> String {
        switch sink {
        case .closure(let closure): text(closure)
        case .observer(let path, let dependency):
            "observer \(path)" + (dependency.map { " of \(viewModel.dependencies[$0].name)" } ?? "")
        case .state(let index): "state.\(viewModel.states[index].name)"
        case .input(let index): "input.\(viewModel.inputs[index].name)"
        case .logic(let call): text(call)
        }
    }

    private func text(_ source: Output.Source) -> String {
        switch source {
        case .definition(let definition): text(definition)
        case .stream(let stream): text(stream)
        case .logic(let index): "func \(viewModel.logic[index].name)"
        }
    }

    func text(_ definition: Definition) -> String {
        definition.alternatives.map(text).joined(separator: " | ")
    }

    private func text(_ alternative: Alternative) -> String {
        var result = alternative.operands.map(text).joined(separator: ", ")
        if !alternative.sampled.isEmpty {
            result += " with " + alternative.sampled.map(text).joined(separator: ", ")
        }
        switch alternative.transform {
        case .passThrough: break
        case .dropValue: result += " drop"
        case .closure(let closure): result += " \(text(closure))"
        case .logic(let call): result += " via \(text(call))"
        }
        return result
    }

    private func text(_ operand: Operand) -> String {
        let source =
            switch operand.source {
            case .stream(let stream): text(stream)
            case .dependency(let path, _): "\(path)!"
            case .nested(let definition): "(\(text(definition)))"
            case .raw(let closure): "raw\(text(closure))"
            }
        return source + operand.operators.map(text).joined()
    }

    private func text(_ step: StreamOperator) -> String {
        var result = ".\(step.name)"
        if let arguments = step.arguments { result += "(\(arguments.text)\(text(arguments.captures)))" }
        if let closure = step.closure { result += " \(text(closure))" }
        if let logic = step.logic { result += " via \(text(logic))" }
        if let request = step.request { result += text(request) }
        if step.takesScheduler { result += "+scheduler" }
        return result
    }

    private func text(_ request: Request) -> String {
        let sampled = request.sampled.isEmpty ? "" : " sampling \(request.sampled.map(text).joined(separator: ", "))"
        let element = request.element.map { " of \($0)" } ?? ""
        return switch request.call {
        case .expression(let closure): "<\(text(closure))\(sampled)\(element)>"
        case .async(let closure, let throwing): "<\(throwing ? "try " : "")await \(text(closure))\(sampled)\(element)>"
        case .logic(let call): "<via \(text(call))\(sampled)\(element)>"
        }
    }

    func text(_ closure: Closure) -> String {
        let parameters = closure.namesItsValues ? "$\(closure.valueCount)" : names(closure.parameters)
        return "{\(parameters)\(text(closure.captures)): \(closure.text)}"
    }

    private func text(_ call: LogicCall) -> String {
        "\(viewModel.logic[call.function].name)(\(names(call.arguments)))"
    }

    private func names(_ parameters: [Parameter]) -> String {
        parameters.map { $0.name ?? "_" }.joined(separator: " ")
    }

    private func text(_ captures: Captures) -> String {
        var names = captures.dependencies.map { viewModel.dependencies[$0].name }
        names += captures.states.map { viewModel.states[$0].name }
        names += captures.streams.map(text)
        if captures.usesScheduler { names.append("scheduler") }
        return names.isEmpty ? "" : " [\(names.joined(separator: " "))]"
    }

    private func text(_ stream: StreamID) -> String {
        switch stream {
        case .input(let index): "input.\(viewModel.inputs[index].name)"
        case .inputErrors(let index): "input.\(viewModel.inputs[index].name).errors"
        case .state(let index): "state.\(viewModel.states[index].name)"
        case .flow(let index): flowName(index)
        case .flowErrors(let index): flowName(index) + ".errors"
        case .flowActivity(let index): flowName(index) + ".activity"
        case .errors: "errors"
        case .activity: "activity"
        }
    }

    private func flowName(_ index: Int) -> String {
        guard case .stream(let stream) = viewModel.flow[index] else { return "action \(index)" }
        return "flow.\(stream.name)"
    }
}

extension Profile {
    static func custom(_ change: (inout Profile) -> Void) -> Profile {
        var profile = Profile()
        change(&profile)
        return profile
    }
}

/// What the Checker makes of a spec.
struct Checked {
    var model: SpecModel?
    var diagnostics: [Diagnostic]

    /// - Parameter body: the sections of one ViewModel, or a whole file.
    init(_ body: String, profile: Profile = Profile()) {
        let parsed = Parser.parse(SourceFile(path: "Test.viewmodel", text: Self.file(body)))
        let result = Checker.check(parsed.syntax, profile: profile)
        model = result.model
        diagnostics = parsed.diagnostics + result.diagnostics
    }

    /// The text of a file: `body` itself, or a ViewModel around its sections.
    static func file(_ body: String) -> String {
        body.contains("viewmodel ") ? body : "viewmodel Test {\n\(body)\n}"
    }

    /// The lines of the first ViewModel that begin with one of `kinds`, or its errors.
    func dump(_ kinds: String...) -> [String] {
        guard let viewModel = model?.viewModels.first else { return diagnostics.map(\.message.text) }
        let lines = ModelDump.lines(viewModel)
        guard !kinds.isEmpty else { return lines }
        return lines.filter { line in kinds.contains { line.hasPrefix($0) } }
    }
}
