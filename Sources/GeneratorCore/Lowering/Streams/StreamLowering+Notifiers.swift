/// Streams that the user's text names, so that an operator waits for them: `.take(until: restart)`.
extension StreamLowering {
    /// The text with `fromNow()` behind the arguments that an operator waits for, where the stream repeats an element for
    /// whoever subscribes.
    ///
    /// A stream that is shared would fire at once with what came before, and the operator would be done before it began.
    ///
    /// - Parameter name: the operator whose arguments the text is, if it is such.
    mutating func waitingForNew(_ closure: Closure, of name: String = "") -> String {
        let captures = closure.captures
        guard !captures.streams.isEmpty || !captures.states.isEmpty else { return closure.text }
        var closure = closure
        closure.text = sendingToStates(closure)
        guard !name.isEmpty || StreamArgument.mayNotify(closure.text) else { return closure.text }
        let head = name.isEmpty ? "" : ".\(name)("
        let fragment = TokenizedFragment(name.isEmpty ? closure.text : "\(head)\(closure.text))")
        let notifiers = fragment.notifiers
        guard !notifiers.isEmpty else { return closure.text }
        let streams = captures.streams.filter { repeatsLast($0) }.map { spelling(of: $0) }
        let states = captures.states.filter { !isPublished($0) }.map { spelling(of: .state($0)) }
        var insertions: [(offset: Int, text: String)] = []
        for range in notifiers {
            let argument = fragment.text(from: range.lowerBound, to: range.upperBound)
            // What is made of a state (`isOn.filter { $0 }`) may well be true already.
            guard states.contains(argument) || fragment.mentions(anyOf: streams, in: range) else { continue }
            let isPostfix = argument.isPostfixExpression
            if !isPostfix { insertions.append((range.lowerBound, "(")) }
            insertions.append((range.upperBound, isPostfix ? ".fromNow()" : ").fromNow()"))
        }
        var bytes = Array(closure.text.utf8)
        for (offset, text) in insertions.sorted(by: { $0.offset > $1.offset }) {
            let offset = offset - head.utf8.count
            bytes.replaceSubrange(offset..<offset, with: text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the stream gives whoever subscribes an element at once.
    private mutating func repeatsLast(_ stream: StreamID) -> Bool {
        let isReplayed = reference(stream).isReplayed
        return isReplayed || emitsAtOnce(.stream(stream), countsInputs: true)
    }

    private func spelling(of stream: StreamID) -> String {
        switch stream {
        case .input(let index): return viewModel.inputs[index].name.escapedIdentifier
        case .state(let index): return viewModel.states[index].name.escapedIdentifier
        case .flow(let index):
            guard case .stream(let stream) = viewModel.flow[index] else { return "" }
            return stream.name.escapedIdentifier
        default: return "errors"
        }
    }
}
