// What a chain becomes.

extension FlowReader {
    /// A stream in the language of specs.
    struct Stream {
        var text: String
        /// Whether it can stand where one operand is expected.
        var isOperand = true
        /// Whether it is a name or path and nothing else, so that it need not be declared.
        var isPath = false
        var fallback: String?
        /// Whether it is a request of which the file reads the events.
        var isRequestWithEvents = false
        /// Whether its last operator is a request.
        var isRequest = false
        /// Whether it is what a dependency or a call gives, which may fail, and nothing was asked with it.
        var isForeign = false
        /// Whether its elements are known to carry no value, or some.
        var isVoid: Bool?
        /// Whether its elements come with the ViewModel: `withUnretained(self)`.
        var hasOwner = false
        /// Of a combination, whether each value is none; a fragment sees them one by one, as Swift does not.
        var parts: [Bool] = []

        var operand: String { isOperand ? text : "(\(text))" }

        /// Makes a tuple of the values of a combination.
        mutating func makeTuple() {
            guard parts.count > 1 else { return }
            var position = -1
            let values = parts.map { isVoid in
                if !isVoid { position += 1 }
                return isVoid ? "()" : "$\(position)"
            }
            let tuple = "{ (\(values.joined(separator: ", "))) }"
            text += isOperand ? ".map \(tuple)" : " \(tuple)"
            parts = []
        }

        /// Whether the closure at `brace` names as many values as there are.
        func takesParts(_ brace: Int, in tokens: SwiftTokens) -> Bool {
            guard !parts.contains(true) else { return false }
            if let list = tokens.parameterList(at: brace + 1), !list.hasOnlyCaptures {
                return list.names.count == parts.count
            }
            let end = tokens.behind(brace, limit: tokens.tokens.count)
            return (brace..<end).contains {
                tokens.tokens[$0].kind == .dollarIdentifier && tokens.text($0..<$0 + 1) == "$1"
            }
        }
    }
}
