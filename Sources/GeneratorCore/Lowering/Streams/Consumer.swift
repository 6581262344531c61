/// What the combined values of an alternative are given to.
struct Consumer {
    /// The method that takes the closure.
    enum Method {
        case map, bind, subscribe, sink

        var call: Code.Snippet {
            switch self {
            case .map: ".map"
            case .bind: ".bind"
            case .subscribe: ".subscribe"
            case .sink: ".sink"
            }
        }
    }

    var method = Method.map
    /// One a value, `nil` for a value that is not used.
    var parameters: [String?]
    /// The closure; `nil` where the values go on as they are.
    var body: ClosureBody?
    /// Whether the closure can throw, which ends the stream.
    var canThrow = false

    /// What the closure calls the ViewModel, where it is given that too.
    var owner: String?

    /// Whether any of the first `count` values is used.
    func needs(first count: Int) -> Bool { parameters.prefix(count).contains { $0 != nil } }
}

extension Consumer {
    /// Writes the call with its closure, whose values have these names.
    func write(_ body: ClosureBody, to code: inout Code, parameters: [String?]) {
        guard let owner else { return body.write(to: &code, call: method.call, parameters: parameters) }
        var body = body
        var value = parameters.first ?? nil
        if parameters.count > 1 {
            // Behind the owner, several values are one tuple.
            value = parameters.contains { $0 != nil } ? "values" : nil
            if value != nil {
                let names = parameters.map { $0?.escapedIdentifier ?? "_" }
                let text = body.text
                body.text = Code("let (\(names.joined(separator: ", "))) = values")
                body.text.breakLine()
                body.text.append(text)
            }
        }
        body.write(to: &code, call: ".bind(with: self)", parameters: [owner, value])
    }
}
