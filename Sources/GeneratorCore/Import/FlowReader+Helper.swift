// Helper functions that make a part of the output, or of the wiring, and that nothing else calls.

extension FlowReader {
    /// The body of the function that the tokens call, if its statements can stand where the call does; what its parameters
    /// are called is known from then on.
    ///
    /// - Parameter result: whether it has to give the output.
    mutating func bodyOfHelper(_ call: Range<Int>, result: Bool) -> Range<Int>? {
        var index = call.lowerBound
        if text.isWord(index, "self"), index + 1 < call.upperBound { index += 2 }
        guard index + 1 < call.upperBound, text.tokens[index].kind == .identifier,
            text.tokens[index + 1].kind == .leftParen,
            text.behind(index + 1, limit: call.upperBound) == call.upperBound,
            let function = helper(text.name(at: index)), let body = function.body,
            let parameters = ViewModelReader.parameters(of: function, text),
            givesOutput(function, parameters.end) == result
        else { return nil }
        let arguments = text.items(index + 2..<call.upperBound - 1)
        guard arguments.count == parameters.list.count else { return nil }
        var newInputs: Set<String> = []
        var newOutputs: Set<String> = []
        for (parameter, argument) in zip(parameters.list, arguments) {
            let last = text.name(at: argument.upperBound - 1)
            switch parameter.type.split(separator: ".").last {
            case "Input"?:
                guard inputs.contains(last) else { return nil }
                newInputs.insert(parameter.name)
            case "Output"?:
                guard outputNames.contains(last) else { return nil }
                newOutputs.insert(parameter.name)
            case "DisposeBag"?: continue
            default: return nil
            }
        }
        guard isUsedOnce(function.name), result || !returns(body) else { return nil }
        inputs.formUnion(newInputs)
        outputNames.formUnion(newOutputs)
        if !flow.inlined.contains(where: { $0.tokens == function.tokens }) { flow.inlined.append(function) }
        return body
    }

    /// Whether the tokens call a function that gives the output, whatever else it takes.
    func callsHelper(_ call: Range<Int>) -> Bool {
        var index = call.lowerBound
        if text.isWord(index, "self"), index + 1 < call.upperBound { index += 2 }
        guard index + 1 < call.upperBound, text.tokens[index].kind == .identifier,
            text.tokens[index + 1].kind == .leftParen,
            text.behind(index + 1, limit: call.upperBound) == call.upperBound,
            let function = helper(text.name(at: index)),
            let parameters = ViewModelReader.parameters(of: function, text)
        else { return false }
        return givesOutput(function, parameters.end)
    }

    private func helper(_ name: String) -> SwiftDeclaration? {
        let members = ([viewModel.type] + viewModel.extensions).flatMap(\.members)
        let functions = members.filter { $0.kind == .function && $0.name == name }
        guard functions.count == 1, let function = functions.first, !function.modifiers.contains("override"),
            !function.modifiers.contains("static"), function.attributes.isEmpty
        else { return nil }
        return function
    }

    private func givesOutput(_ function: SwiftDeclaration, _ end: Int) -> Bool {
        function.header.contains { $0 >= end && text.isWord($0, "Output") }
    }

    /// Whether the name stands where the function is declared and where it is called, and nowhere else.
    private func isUsedOnce(_ name: String) -> Bool {
        text.tokens.indices.count { text.isName(name, at: $0) } == 2
    }

    private func returns(_ body: Range<Int>) -> Bool {
        var index = body.lowerBound
        while index < body.upperBound {
            if text.isWord(index, "return") { return true }
            index = text.behind(index, limit: body.upperBound)
        }
        return false
    }
}
