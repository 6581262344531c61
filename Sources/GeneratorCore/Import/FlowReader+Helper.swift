// Helper functions that make a part of the output, or of the wiring, and that nothing else calls.

extension FlowReader {
    /// The body of the function that the tokens call, if its statements can stand where the call does; what its parameters
    /// are called is known from then on.
    ///
    /// - Parameter result: whether it has to give the output.
    mutating func bodyOfHelper(_ call: Range<Int>, result: Bool) -> Range<Int>? {
        guard let helper = helper(calledBy: call), let body = helper.function.body, helper.givesOutput == result,
            helper.arguments.count == helper.parameters.count
        else { return nil }
        var newInputs: Set<String> = []
        var newOutputs: Set<String> = []
        for (parameter, argument) in zip(helper.parameters, helper.arguments) {
            let last = text.name(at: argument.upperBound - 1)
            let type = parameter.type.split(separator: ".").last.map(String.init)
            if type == viewModel.signature?.input {
                guard inputs.contains(last) else { return nil }
                newInputs.insert(parameter.name)
            } else if type == outputType {
                guard outputNames.contains(last) else { return nil }
                newOutputs.insert(parameter.name)
            } else if type != "DisposeBag" {
                return nil
            }
        }
        let function = helper.function
        guard isUsedOnce(function.name), result || !returns(body) else { return nil }
        inputs.formUnion(newInputs)
        outputNames.formUnion(newOutputs)
        if !flow.inlined.contains(where: { $0.tokens == function.tokens }) { flow.inlined.append(function) }
        return body
    }

    /// Whether the tokens call a function that gives the output, whatever else it takes.
    func callsForOutput(_ call: Range<Int>) -> Bool { helper(calledBy: call)?.givesOutput == true }

    private struct Helper {
        var function: SwiftDeclaration
        var parameters: [ImportedViewModel.Parameter]
        var arguments: [Range<Int>]
        var givesOutput: Bool
    }

    /// The function of the ViewModel that the tokens call, if they are nothing but that call.
    private func helper(calledBy call: Range<Int>) -> Helper? {
        var index = call.lowerBound
        if text.isWord(index, "self"), index + 1 < call.upperBound { index += 2 }
        guard index + 1 < call.upperBound, text.tokens[index].kind == .identifier,
            text.tokens[index + 1].kind == .leftParen,
            text.behind(index + 1, limit: call.upperBound) == call.upperBound,
            let function = helper(text.name(at: index)),
            let parameters = ViewModelReader.parameters(of: function, text)
        else { return nil }
        return Helper(
            function: function,
            parameters: parameters.list,
            arguments: text.items(index + 2..<call.upperBound - 1),
            givesOutput: function.header.contains { $0 >= parameters.end && text.isName(outputType, at: $0) }
        )
    }

    private func helper(_ name: String) -> SwiftDeclaration? {
        let functions = viewModel.members.filter { $0.kind == .function && $0.name == name }
        guard functions.count == 1, let function = functions.first, !function.modifiers.contains("override"),
            !function.modifiers.contains("static"), function.attributes.isEmpty
        else { return nil }
        return function
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
