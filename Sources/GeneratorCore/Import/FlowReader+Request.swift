// Requests, and functions that are named.

extension FlowReader {
    /// A request, as part of a chain.
    struct TrackedRequest {
        /// The stream of its name, once it has one.
        var name: String?
        var trackers: Set<String> = []
    }

    mutating func appendRequest(_ step: Chain.Step, _ name: String, _ stream: inout Stream) throws(Misfit) {
        var closure: Closure
        if let range = step.closure {
            let whenGone: WhenGone = stream.parts.count > 1 ? .held : .unretained(element: "_")
            closure = try self.closure(range, .request, takesOwner: stream.hasOwner, whenGone: whenGone)
        } else if let function = step.arguments {
            closure = try call(function, isVoid: stream.isVoid, .request)
        } else {
            throw misfit("'\(name)' without a call", step.name)
        }
        if closure.body.hasSuffix(".materialize()") {
            closure.body = closure.body.dropping(suffix: ".materialize()")
            closure.result = nil
            stream.isRequestWithEvents = true
        }
        if closure.body.contains("materialize()") { throw misfit("'materialize' inside of '\(name)'", step.name) }
        nameIfAsked(&stream)
        let isVoid = closure.result.flatMap { StreamType(traitOf: $0)?.isVoid }
        if stream.hasOwner && closure.keepsOwner || closure.takesUnretained {
            add(".withUnretained(self)", to: &stream)
        }
        stream.hasOwner = false
        stream.parts = []
        stream.isForeign = false
        add(".\(name) \(closure.text)", to: &stream)
        stream.isVoid = isVoid
        stream.isRequest = true
        if let missing = profileTrackers.first(where: { !closure.trackers.contains($0.name) }) {
            throw misfit("a request of which '\(missing.name)' is not told, as all are by the configuration", step.name)
        }
        requests.append(TrackedRequest(trackers: closure.trackers.subtracting(profileTrackers.map(\.name))))
        stream.request = requests.endIndex - 1
        stream.fallback = closure.fallback
        if closure.fallback != nil || step.closure.map({ canFail($0) }) ?? true {
            stream.failures.requests.append(Failures.unnamed)
        }
    }

    /// Whether errors of what the closure gives get out of it.
    private func canFail(_ closure: Range<Int>) -> Bool {
        if let list = text.parameterList(at: closure.lowerBound + 1), let result = list.result,
            let trait = StreamType(traitOf: text.folded(result))?.trait
        {
            return trait.canFail
        }
        guard let last = statements(closure.lowerBound + 1..<closure.upperBound - 1).last else { return false }
        var index = last.lowerBound
        var name: Int?
        while index < last.upperBound {
            if text.tokens[index].kind == .dot, index + 1 < last.upperBound { name = index + 1 }
            index = text.behind(index, limit: last.upperBound)
        }
        return name.map { !hidesErrors($0) } ?? true
    }

    /// Whether the operator at `name` leaves no error.
    private func hidesErrors(_ name: Int) -> Bool {
        switch text.name(at: name) {
        case "asDriverOnErrorJustComplete", "asInfallible", "catchErrorJustComplete", "catchErrorJustReturn",
            "catchAndReturn", "asDriver", "asSignal", "materialize":
            true
        default: false
        }
    }

    /// Declares the stream, so that what fails along with it has a name.
    mutating func nameRequest(_ stream: inout Stream, after base: String? = nil) {
        guard stream.request != nil else { return }
        let unique = newName(after: base ?? Self.firstName(stream.text))
        flow.statements.append("\(unique) <- \(stream.text)")
        take(unique, for: &stream)
        stream = Stream(
            text: unique,
            isPath: true,
            fallback: stream.fallback,
            failures: stream.failures,
            isVoid: stream.isVoid
        )
    }

    /// Remembers that the request of the stream is the one of the name.
    mutating func take(_ name: String, for stream: inout Stream) {
        if let index = stream.request { requests[index].name = name }
        stream.failures.requests = stream.failures.requests.map { $0 == Failures.unnamed ? name + $0 : $0 }
        stream.request = nil
    }

    /// Names the request of what becomes a part of another stream, where something asks for it.
    mutating func nameIfAsked(_ stream: inout Stream) {
        guard let index = stream.request else { return }
        if namesRequests || !requests[index].trackers.isEmpty { return nameRequest(&stream) }
        stream.request = nil
        if let unnamed = stream.failures.requests.firstIndex(of: Failures.unnamed) {
            stream.failures.requests.remove(at: unnamed)
            stream.failures.areHidden = true
        }
    }

    private static func firstName(_ text: String) -> String? {
        let path = text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
        let name = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        return name.isEmpty ? nil : String(name)
    }

    /// What follows of the elements: whether they carry a value.
    func updateVoid(of stream: inout Stream, _ step: Chain.Step, _ name: String) {
        switch name {
        case "map":
            let body = step.closure.map { text.folded(behindList($0.lowerBound + 1)..<$0.upperBound - 1) }
            stream.isVoid = body.map { ["", "()", "Void()", "return", "return ()"].contains($0) } ?? false
        case "mapToVoid": stream.isVoid = true
        case "withLatestFrom": if step.closure != nil { stream.isVoid = false }
        default:
            guard RxOperator.named(name)?.effect != .keeps else { return }
            stream.isVoid = RxOperator.named(name) == nil ? nil : false
        }
    }

    func behindList(_ index: Int) -> Int { text.parameterList(at: index).map { $0.end + 1 } ?? index }

    // MARK: Functions that are named

    /// `api.items` as `{ api.items($0) }`, or `{ api.items() }` where the elements carry nothing.
    mutating func call(_ function: Range<Int>, isVoid: Bool?, _ mode: Mode) throws(Misfit) -> Closure {
        var path = function
        var labels: [String] = []
        if let open = function.first(where: { text.tokens[$0].kind == .leftParen }) {
            guard text.behind(open, limit: function.upperBound) == function.upperBound else {
                throw misfit("a function that is made by another", function.lowerBound)
            }
            labels = text.folded(open + 1..<function.upperBound - 1).split(separator: ":").map { label in
                String(label.drop(while: \.isWhitespace))
            }
            path = function.lowerBound..<open
        } else if let known = ownFunction(path) {
            labels = known
        }
        if isVoid == false, labels.count > 1, mode == .request {
            let names = labels.enumerated().map { $1 == "_" ? "value\($0 + 1)" : SwiftKeywords.escaped($1) }
            let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
            let callee = try rewritten(path, .value)
            return Closure(parameters: names.joined(separator: ", "), body: "\(callee)(\(arguments))")
        }
        guard let isVoid, labels.count < 2 else {
            throw misfit("'\(text.folded(function))' is given what nothing tells", function.lowerBound)
        }
        let callee = try rewritten(path, mode == .request ? .value : .statement)
        let usesSelf = callee.hasPrefix("self.")
        let label = labels.first.map { $0 == "_" ? "" : "\($0): " } ?? ""
        let arguments = isVoid && labels.isEmpty ? "" : isVoid ? "\(label)()" : "\(label)$0"
        guard usesSelf, mode == .request, viewModel.kind != "struct" else {
            return Closure(parameters: "", body: "\(callee)(\(arguments))")
        }
        return Closure(
            captures: "[weak self]",
            parameters: "",
            body: "self?.\(callee.dropFirst(5))(\(arguments)) ?? .empty()"
        )
    }

    /// The labels of the parameters of the ViewModel's own function.
    private func ownFunction(_ path: Range<Int>) -> [String]? {
        guard let last = path.last, path.count == 1 || path.count == 3 && text.isWord(path.lowerBound, "self") else {
            return nil
        }
        guard let function = viewModel.members.first(where: { $0.kind == .function && $0.name == text.name(at: last) }),
            let parameters = ViewModelReader.parameters(of: function, text)
        else { return nil }
        return parameters.list.map(\.label)
    }
}

extension String {
    fileprivate func dropping(suffix: String) -> String {
        var text = String(dropLast(suffix.count))
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
