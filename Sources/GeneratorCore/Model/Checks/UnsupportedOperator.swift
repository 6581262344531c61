/// What the back end of the configuration does not have.
///
/// RxSwift has every operator. Elsewhere streams neither fail nor end, everything is delivered on the main queue, and the
/// call of a request is `async`: what deals with the rest is not there. Types of RxSwift in
/// the Swift of a spec are not there either.
///
/// ```
/// // "backend": "observable"
/// output { name: Driver<String> <- query.timeout(.seconds(5)) }     // error: the back end 'observable' has no 'timeout'
/// ```
/// ```
/// output { name: Driver<String> <- query.debounce(.seconds(5)) }
/// ```
enum UnsupportedOperator {
    static let rule = Rule("unsupported-operator", .error, "An operator or type is used that the back end lacks.")

    static func check(_ name: NameSyntax, in backend: Backend) -> Diagnostic? {
        guard !backend.isRx, RxOperator.named(name.text) != nil, !PlainOperators.names.contains(name.text) else {
            return nil
        }
        return Diagnostic(
            .missing(name.text, backend),
            at: name.range,
            suggestion: PlainOperators.replacement(of: name.text)
        )
    }

    /// `take(.seconds(3))`.
    static func timed(_ name: NameSyntax, in backend: Backend) -> Diagnostic {
        Diagnostic(
            .timed(name.text, backend),
            at: name.range,
            suggestion: "write '.\(name.text)(until: …)' with a stream that fires then"
        )
    }

    /// An argument that only RxSwift's operator has: `do(onCompleted: …)`.
    static func argument(_ written: SwiftText, of name: NameSyntax, in backend: Backend) -> Diagnostic? {
        guard !backend.isRx else { return nil }
        for argument in FragmentScanner.scan(written.text).arguments {
            let bytes = Array(written.text.utf8)[Int(argument.range.lowerBound)..<Int(argument.range.upperBound)]
            let value = String(decoding: bytes, as: UTF8.self)
            guard let use = PlainOperators.unknownArgument(argument.label, value, of: name.text) else { continue }
            return Diagnostic(.missing(use.argument, of: name.text, backend), at: name.range, suggestion: use.instead)
        }
        return nil
    }

    /// A function that makes streams of the whole input, which the ViewModel reads too.
    static func wholeInput(_ name: NameSyntax, in backend: Backend) -> Diagnostic? {
        guard backend.spelling.givenStream != nil else { return nil }
        return Diagnostic(
            .wholeInput(name.text, backend),
            at: name.range,
            suggestion: "say what each output is made of: '<- stream via function'"
        )
    }

    /// The section `view`.
    static func view(_ name: NameSyntax, in backend: Backend) -> Diagnostic {
        Diagnostic(
            .view(backend),
            at: name.range,
            suggestion: "leave the section out, and \(backend.listening) in the view"
        )
    }

    /// An operator behind the call of a request, whose answer is no stream: `api.reload().retry(2)`.
    static func behindCall(_ request: OperatorSyntax, in tree: SpecSyntax, _ backend: Backend) -> Diagnostic? {
        guard !backend.isRx, let call = (request.arguments ?? request.closure)?.tokens else { return nil }
        let tokens = tree.tokens.tokens
        for index in call.dropFirst(2) where tokens[index].kind == .identifier {
            guard tokens[index - 1].kind == .dot, tokens[index - 2].kind == .rightParen else { continue }
            let name = tree.name(index)
            guard PlainOperators.isOfStreamsOnly(name.text) else { continue }
            let replacement = PlainOperators.knownReplacement(of: name.text)
            return Diagnostic(
                .missing(name.text, backend),
                at: name.range,
                suggestion: replacement ?? "call an async function that does the rest"
            )
        }
        return nil
    }

    /// A stream made in the place of the call: `isReady ? api.load() : .just([])`.
    static func madeStream(_ request: OperatorSyntax, in tree: SpecSyntax, _ backend: Backend) -> Diagnostic? {
        guard !backend.isRx, let call = (request.arguments ?? request.closure)?.tokens else { return nil }
        let tokens = tree.tokens.tokens
        var index = call.lowerBound
        while index + 1 < call.upperBound {
            let token = tokens[index]
            if token.kind == .dot, index == call.lowerBound || token.followsSpace && !token.startsLine {
                let name = tree.name(index + 1)
                if let suggestion = suggestion(forMade: name.text) {
                    return Diagnostic(.missing(name.text, backend), at: name.range, suggestion: suggestion)
                }
            }
            if let partner = token.partnerIndex, partner > index { index = partner }
            index += 1
        }
        return nil
    }

    private static func suggestion(forMade name: String) -> String? {
        switch name {
        case "just": "write the value itself"
        case "error": "call an async function that throws it"
        case "of", "from", "create", "deferred", "merge", "concat": "call an async function that does the rest"
        default: nil
        }
    }

    /// A call that names a stream, or that is more than a call.
    static func request(_ request: Request, at range: SourceRange, in backend: Backend) -> Diagnostic? {
        guard !backend.isRx, case .expression(let closure) = request.call else { return nil }
        if !closure.captures.streams.isEmpty { return streams(at: range, in: backend) }
        guard closure.text.hasReturn else { return nil }
        return Diagnostic(
            .statements(backend),
            at: range,
            suggestion: "call an async function that does the rest"
        )
    }
}

extension UnsupportedOperator {
    static func streams(at range: SourceRange, in backend: Backend) -> Diagnostic {
        Diagnostic(
            .stream(backend),
            at: range,
            suggestion: "call a function that is 'async throws', and let the stream stand before the request"
        )
    }
}

extension Backend {
    /// How a view is given what outputs bring.
    fileprivate var listening: String {
        switch self {
        case .combine: "listen to the outputs with 'sink' or 'assign'"
        case .concurrency: "read the outputs with 'for await' in a task, or listen with 'subscribe'"
        case .rxSwift, .observable: "listen to the outputs with 'subscribe'"
        }
    }
}

extension String {
    /// Whether it is more than an expression.
    fileprivate var hasReturn: Bool {
        let file = SourceFile(path: "", text: self)
        return Lexer.lex(file).tokens.contains { $0.kind == .identifier && file.spells("return", in: $0.range) }
    }
}

extension Diagnostic.Message {
    static func missing(_ name: String, _ backend: Backend) -> Self {
        UnsupportedOperator.rule.message("the back end '\(backend.rawValue)' has no '\(name)'")
    }

    fileprivate static func missing(_ argument: String, of name: String, _ backend: Backend) -> Self {
        UnsupportedOperator.rule.message("'\(name)' of the back end '\(backend.rawValue)' has no \(argument)")
    }

    fileprivate static func timed(_ name: String, _ backend: Backend) -> Self {
        UnsupportedOperator.rule.message("the back end '\(backend.rawValue)' has no '\(name)' for a time")
    }

    fileprivate static func wholeInput(_ name: String, _ backend: Backend) -> Self {
        UnsupportedOperator.rule.message(
            "inputs of the back end '\(backend.rawValue)' are read once: '\(name)' cannot get all of them"
        )
    }

    fileprivate static func view(_ backend: Backend) -> Self {
        UnsupportedOperator.rule.message("the back end '\(backend.rawValue)' binds no views")
    }

    fileprivate static func stream(_ backend: Backend) -> Self {
        UnsupportedOperator.rule.message("calls of the back end '\(backend.rawValue)' are async: they take no streams")
    }

    fileprivate static func statements(_ backend: Backend) -> Self {
        UnsupportedOperator.rule.message("a request of the back end '\(backend.rawValue)' is one call")
    }
}
