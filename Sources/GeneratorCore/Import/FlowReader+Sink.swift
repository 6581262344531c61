/// Where the elements of a chain go.
extension FlowReader {
    /// What `subscribe`, `bind`, `drive` or `emit` is given.
    private struct Receiver {
        var closure: Range<Int>?
        var target: Range<Int>?
        /// Whether the closure is handed its owner: `with: self`.
        var takesOwner = false
    }

    mutating func sink(_ step: Chain.Step, of chain: inout Chain) throws(Misfit) -> String {
        let name = text.name(at: step.name)
        guard ["subscribe", "bind", "drive", "emit"].contains(name) else {
            throw misfit("'\(name)' at the end of a statement", step.name)
        }
        let receiver = try receiver(of: step, name)
        if let closure = receiver.closure {
            var takesOwner = receiver.takesOwner
            if let last = chain.steps.last, text.name(at: last.name) == "withUnretained" {
                chain.steps.removeLast()
                takesOwner = true
            }
            return sinkClosure(try self.closure(closure, takesOwner: takesOwner))
        }
        guard let target = receiver.target else { throw misfit("'\(name)' without a function", step.name) }
        if let outputName, text.isName(outputName, at: target.lowerBound), target.count == 3 {
            return try outputSink(target)
        }
        let path = try self.path(target)
        guard path.isState || path.isDependency else {
            throw misfit("'\(text.folded(target))' is no relay and no dependency", target.lowerBound)
        }
        return path.text
    }

    private mutating func receiver(of step: Chain.Step, _ name: String) throws(Misfit) -> Receiver {
        var receiver = Receiver(closure: step.closure)
        for argument in step.arguments.map(text.items) ?? [] {
            let hasLabel = argument.count > 2 && text.tokens[argument.lowerBound + 1].kind == .colon
            let value = hasLabel ? argument.lowerBound + 2..<argument.upperBound : argument
            switch hasLabel ? text.name(at: argument.lowerBound) : "" {
            case "with" where text.isWord(value.lowerBound, "self") && value.count == 1: receiver.takesOwner = true
            case "onNext":
                guard text.tokens[value.lowerBound].kind == .leftBrace else {
                    throw misfit("'\(name)' over a function that is named", value.lowerBound)
                }
                receiver.closure = value
            case "onError" where text.tokens[value.lowerBound].kind == .leftBrace:
                errorSink = sinkClosure(try self.closure(value, takesOwner: receiver.takesOwner))
            case "to", "": receiver.target = value
            case let label: throw misfit("'\(name)' with '\(label)'", argument.lowerBound)
            }
        }
        return receiver
    }

    /// The statement that gives an element to a relay or subject of the output.
    private func outputSink(_ target: Range<Int>) throws(Misfit) -> String {
        let name = text.name(at: target.upperBound - 1)
        guard let type = viewModel.outputs.first(where: { $0.name == name })?.type,
            let stream = StreamType(traitOf: type),
            stream.trait.isSink
        else { throw misfit("'\(text.folded(target))' takes no elements", target.lowerBound) }
        let call = stream.trait.isRelay ? "accept" : "onNext"
        let member = "output.\(SwiftKeywords.escapedMember(name))"
        return stream.isVoid ? "{ \(member).\(call)(()) }" : "{ value in \(member).\(call)(value) }"
    }

    /// A closure without parameters that does nothing but call a dependency is that call.
    private func sinkClosure(_ closure: Closure) -> String {
        let isCall = closure.parameters.isEmpty && !closure.body.contains("\n") && closure.body.hasSuffix(")")
        if isCall, let name = closure.body.split(whereSeparator: { $0 == "." || $0 == "?" }).first,
            dependencies.contains(String(name))
        {
            return closure.body
        }
        return closure.text
    }
}
