// What a chain becomes.

extension FlowReader {
    /// The errors that end a stream of the file, as operands of a spec.
    struct Failures: Equatable {
        /// Those of the request that has no name yet.
        static let unnamed = ".errors"

        /// Those of requests: `search.errors`.
        var requests: [String] = []
        /// Those of inputs, which a view hardly ever sends.
        var inputs: [String] = []
        /// Whether there are others, which a spec cannot name.
        var areHidden = false
        /// Whether a closure of the stream itself throws some.
        var areThrown = false

        mutating func formUnion(_ other: Failures) {
            for error in other.requests where !requests.contains(error) { requests.append(error) }
            for error in other.inputs where !inputs.contains(error) { inputs.append(error) }
            areHidden = areHidden || other.areHidden
            areThrown = areThrown || other.areThrown
        }
    }

    /// A stream in the language of specs.
    struct Stream {
        var text: String
        /// Whether it can stand where one operand is expected.
        var isOperand = true
        /// Whether it is a name or path and nothing else, so that it need not be declared.
        var isPath = false
        var fallback: String?
        /// How the file shares it, where that is its last operator: the arguments of `share`.
        var share: String?
        /// Whether it is a request of which the file reads the events.
        var isRequestWithEvents = false
        /// Whether its last operator is a request.
        var isRequest = false
        /// The last request that its text says, where that has no name yet: an index into `requests`.
        var request: Int?
        /// What fails along with it in the file, which a spec has apart.
        var failures = Failures()
        /// Whether it is what a dependency or a call gives, which may fail, and nothing was asked with it.
        var isForeign = false
        /// Whether its elements are known to carry no value, or some.
        var isVoid: Bool?
        /// Whether its elements come with the ViewModel: `withUnretained(self)`.
        var hasOwner = false
        /// Of a combination, whether each value is none; a fragment sees them one by one, as Swift does not.
        var parts: [Bool] = []

        var operand: String { isOperand ? text : "(\(text))" }

        /// Whether an operator that is there for errors gets none, since a spec has them apart.
        var hasErrorsApart: Bool { !failures.requests.isEmpty || !failures.inputs.isEmpty || failures.areHidden }

        /// What fails ends it without a word.
        mutating func endsSilently() {
            failures = Failures()
            isForeign = false
        }

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
