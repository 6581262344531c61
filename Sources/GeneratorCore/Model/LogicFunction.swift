/// A use of a logic function.
package struct LogicCall: Sendable {
    /// The index into the ViewModel's `logic`.
    package var function: Int
    /// One a component of the values in order, `nil` for one without a name (`Void`): these are not passed on.
    package var arguments: [Parameter]

    package init(function: Int, arguments: [Parameter]) {
        self.function = function
        self.arguments = arguments
    }
}

/// A function that the user writes and whose signature the generator dictates.
package struct LogicFunction: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// `static`, pure: an element from elements.
        case transform
        /// `static`, pure: the predicate or selector of an operator (`.filter via isLong`).
        case selector
        /// An instance method that returns the whole stream of an output: `func rows(input: Input) -> Observable<[Row]>`.
        case stream
        /// An instance method that asks a collaborator: returns an `Observable`.
        case request
        /// An instance method that runs a side effect.
        case sink
    }

    package struct Parameter: Hashable, Sendable {
        package var label: String
        package var type: String

        package init(label: String, type: String) {
            self.label = label
            self.type = type
        }
    }

    package var name: String
    package var kind: Kind
    package var parameters: [Parameter]
    /// The result as written in the signature (`Observable<[Row]>` for streams and requests); `nil` for a sink.
    package var result: String?
    /// For its doc comment: what it makes, from what: "`toast` from an error of `signUpTap` or `signUp`."
    package var documentation: String

    package init(name: String, kind: Kind, parameters: [Parameter], result: String?, documentation: String) {
        self.name = name
        self.kind = kind
        self.parameters = parameters
        self.result = result
        self.documentation = documentation
    }

    package var isStatic: Bool { kind == .transform || kind == .selector }
    /// Whether it answers when it returns, so that it gives no stream of answers.
    package var isAsync = false
}
