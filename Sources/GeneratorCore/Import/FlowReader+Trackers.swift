// Activity indicators and error trackers that the body makes: the activity and the errors of the requests that tell them.

extension FlowReader {
    struct Tracker {
        var name: String
        var isActivity: Bool

        /// What stands for it until all requests are read.
        var placeholder: String { "\u{1}\(isActivity ? "a" : "e")\(name)\u{1}" }
    }

    /// `ActivityIndicator()`, `ErrorTracker()`.
    func tracker(_ value: Range<Int>) -> Tracker? {
        guard value.count == 3, text.tokens[value.lowerBound + 1].kind == .leftParen,
            text.tokens[value.lowerBound].kind == .identifier
        else { return nil }
        let type = text.name(at: value.lowerBound)
        let name = text.name(at: max(value.lowerBound - 2, 0))
        if type == "ActivityIndicator" { return Tracker(name: name, isActivity: true) }
        return type == "ErrorTracker" ? Tracker(name: name, isActivity: false) : nil
    }

    /// The tracker that is all of an argument list.
    func trackerArgument(_ arguments: Range<Int>) -> Tracker? {
        let path =
            arguments.count == 3 && text.isWord(arguments.lowerBound, "self") ? arguments.dropFirst(2) : arguments
        if path.count == 1, let tracker = profileTrackers.first(where: { text.isName($0.name, at: path.lowerBound) }),
            locals[tracker.name] == nil
        {
            return tracker
        }
        guard arguments.count == 1, case .tracker(let tracker)? = locals[text.name(at: arguments.lowerBound)] else {
            return nil
        }
        return tracker
    }

    /// `.trackActivity(indicator)` from its dot on: the index behind it, and the tracker.
    func trackerCall(at dot: Int, limit: Int) -> (end: Int, tracker: Tracker)? {
        guard dot + 4 < limit, text.tokens[dot].kind == .dot, text.tokens[dot + 1].kind == .identifier,
            text.name(at: dot + 1).hasPrefix("track"), text.tokens[dot + 2].kind == .leftParen
        else { return nil }
        let end = text.behind(dot + 2, limit: limit)
        return trackerArgument(dot + 3..<max(dot + 3, end - 1)).map { (end, $0) }
    }

    /// Takes `.trackActivity(indicator)` out of a call, and what hides from the view the errors that are told: the index
    /// to go on with.
    mutating func trackerCut(_ index: Int, _ scan: inout SelfScan) throws(Misfit) -> Int? {
        guard index > scan.body.lowerBound, let call = trackerCall(at: index, limit: scan.body.upperBound) else {
            return nil
        }
        guard let statement = statements(scan.body).last, isLink(index, of: statement) else {
            throw misfit("'\(text.name(at: index + 1))' amid a request's call", index + 1)
        }
        // A type that is written is an observable's, as a tracker gives it.
        let isFirst = scan.trackers.isEmpty
        scan.edits.append(
            .init(
                range: SourceRange(text.tokens[index - 1].upperBound, text.tokens[call.end - 1].upperBound),
                text: isFirst && scan.declaresResult ? ".asObservable()" : ""
            )
        )
        scan.trackers.insert(call.tracker.name)
        if isFirst { try readBehindTracker(index, statement.upperBound, &scan) }
        return call.end
    }

    /// Whether the dot at `index` is a link of the chain that the statement is.
    private func isLink(_ index: Int, of statement: Range<Int>) -> Bool {
        var position = statement.lowerBound
        while position < min(index, statement.upperBound) {
            let token = text.tokens[position]
            if token.kind == .operator || token.kind == .question && token.followsSpace { return false }
            position = text.behind(position, limit: statement.upperBound)
        }
        return position == index
    }

    /// Operators that change neither when a call ends nor how.
    private static let lettingThrough: Set<String> = [
        "asObservable", "map", "mapToVoid", "compactMap", "filter", "do", "observe", "observeOn", "share", "debug",
    ]

    /// Reads the operators from the first tracker on: what is behind one that is told of errors does not hear of them.
    private mutating func readBehindTracker(_ dot: Int, _ limit: Int, _ scan: inout SelfScan) throws(Misfit) {
        var index = dot
        var tellsErrors = false
        while index + 1 < limit, text.tokens[index].kind == .dot, text.tokens[index + 1].kind == .identifier {
            let name = index + 1
            var end = index + 2
            if end < limit, text.tokens[end].kind == .leftParen { end = text.behind(end, limit: limit) }
            while end < limit, text.tokens[end].kind == .leftBrace { end = text.behind(end, limit: limit) }
            let arguments = name + 2..<max(name + 2, end - 1)
            if let call = trackerCall(at: index, limit: limit) {
                tellsErrors = tellsErrors || !call.tracker.isActivity
            } else if endsSilently(name, arguments) {
                if tellsErrors { scan.cut(text.tokens[index - 1].upperBound, text.tokens[end - 1].upperBound) }
            } else if scan.fallback != nil, !text.isName("asObservable", at: name) {
                throw misfit("'\(text.name(at: name))' behind what is shown after an error", name)
            } else if let value = fallback(name, arguments) {
                if tellsErrors { try takeFallback(value, of: name, &scan, cut: index..<end) }
            } else if !Self.lettingThrough.contains(text.name(at: name)), !isMaterialized(name, limit) {
                throw misfit("'\(text.name(at: name))' behind '\(text.name(at: dot + 1))'", name)
            }
            index = end
        }
        guard index >= limit || text.text(index..<index + 1) == "??" else {
            throw misfit("'\(text.name(at: dot + 1))' amid a request's call", dot + 1)
        }
    }

    private mutating func takeFallback(
        _ value: Range<Int>,
        of name: Int,
        _ scan: inout SelfScan,
        cut step: Range<Int>
    ) throws(Misfit) {
        guard !isLocal(value, scan) else {
            throw misfit("'\(text.name(at: name))' with a value of the request's own", name)
        }
        scan.fallback = try expression(value)
        scan.cut(text.tokens[step.lowerBound - 1].upperBound, text.tokens[step.upperBound - 1].upperBound)
    }

    private func isMaterialized(_ name: Int, _ limit: Int) -> Bool {
        text.isName("materialize", at: name) && name + 3 == limit
    }

    /// The value that an operator gives instead of an error.
    private func fallback(_ name: Int, _ arguments: Range<Int>) -> Range<Int>? {
        switch text.name(at: name) {
        case "catchAndReturn", "catchErrorJustReturn": arguments.isEmpty ? nil : arguments
        case "asDriver", "asSignal": labelled(arguments, "onErrorJustReturn")
        default: nil
        }
    }

    /// Whether an operator ends a stream that fails.
    private func endsSilently(_ name: Int, _ arguments: Range<Int>) -> Bool {
        switch text.name(at: name) {
        case "asDriverOnErrorJustComplete", "catchErrorJustComplete": return arguments.isEmpty
        case "asDriver", "asSignal":
            guard let stream = labelled(arguments, "onErrorDriveWith") ?? labelled(arguments, "onErrorSignalWith")
            else {
                return arguments.isEmpty
            }
            return ["empty", "never"].contains { text.isName($0, at: stream.upperBound - 3) }
        default: return false
        }
    }

    /// Whether a value names what only the call knows.
    private func isLocal(_ value: Range<Int>, _ scan: SelfScan) -> Bool {
        let names = hiddenNames(scan.body)
        return value.contains { index in
            text.tokens[index].kind == .dollarIdentifier
                || text.tokens[index].kind == .identifier && names.contains(text.name(at: index))
        }
    }

    /// `trackError(tracker)` behind a request, which gets what ends it; the activity of its stream would never end.
    mutating func tell(_ tracker: Tracker, of stream: Stream, _ step: Chain.Step) throws(Misfit) {
        let word = text.name(at: step.name)
        guard !tracker.isActivity, !profileTrackers.contains(where: { $0.name == tracker.name }),
            stream.failures.requests.count == 1, !stream.failures.areHidden,
            let index = stream.request
                ?? requests.firstIndex(where: { request in
                    request.name.map { stream.failures.requests == [$0 + Failures.unnamed] } ?? false
                })
        else { throw misfit("'\(word)' outside of a request's call", step.name) }
        requests[index].trackers.insert(tracker.name)
    }

    /// Whether `errors` is what trackers are told of: those of failable inputs are among them.
    private var errorsAreThoseOfRequests: Bool {
        !viewModel.inputs.contains { StreamType(traitOf: $0.type ?? "")?.trait.canFail == true }
    }

    /// Puts the activity and the errors in the place of the trackers.
    mutating func resolveTrackers() {
        for case .tracker(let tracker) in locals.values {
            let told = requests.filter { $0.trackers.contains(tracker.name) }
            let word = tracker.isActivity ? "activity" : "errors"
            let names = told.compactMap { request in request.name.map { "\($0).\(word)" } }
            let text: String
            if !told.isEmpty, told.count == requests.count, tracker.isActivity || errorsAreThoseOfRequests {
                text = word
            } else if names.count == 1 {
                text = names[0]
            } else if tracker.isActivity {
                let positions = names.indices.map { "$\($0)" }.joined(separator: " || ")
                text = "(\(names.joined(separator: ", ")) { \(positions) })"
            } else {
                text = "(\(names.joined(separator: " | ")))"
            }
            // Nothing is ever in flight, and nothing fails.
            let none = tracker.isActivity ? "start.map { false }" : "{ Observable.never() }"
            if replace(tracker.placeholder, with: names.isEmpty ? none : text), names.isEmpty, !tracker.isActivity {
                flow.rawCount += 1
            }
        }
    }

    /// Whether the placeholder stood somewhere.
    private mutating func replace(_ placeholder: String, with text: String) -> Bool {
        var isFound = false
        for index in flow.statements.indices where flow.statements[index].replace(placeholder, with: text) {
            isFound = true
        }
        for name in flow.outputs.keys where flow.outputs[name]?.replace(placeholder, with: text) == true {
            isFound = true
        }
        return isFound
    }
}

extension String {
    /// Puts `text` in every place where `word` stands; whether there is one.
    fileprivate mutating func replace(_ word: String, with text: String) -> Bool {
        guard utf8.contains(1) else { return false }
        let before = self
        var result: [UInt8] = []
        var rest = Array(utf8)[...]
        let word = Array(word.utf8)
        while let first = rest.first {
            if rest.starts(with: word) {
                result += Array(text.utf8)
                rest = rest.dropFirst(word.count)
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        self = String(decoding: result, as: UTF8.self)
        return self != before
    }
}
