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

    /// Puts the activity and the errors in the place of the trackers.
    mutating func resolveTrackers() {
        for case .tracker(let tracker) in locals.values {
            let told = requests.filter { $0.trackers.contains(tracker.name) }
            let word = tracker.isActivity ? "activity" : "errors"
            let names = told.compactMap { request in request.name.map { "\($0).\(word)" } }
            let text: String
            if !told.isEmpty, told.count == requests.count {
                text = word
            } else if names.count == 1 {
                text = names[0]
            } else if tracker.isActivity {
                let positions = names.indices.map { "$\($0)" }.joined(separator: " || ")
                text = "(\(names.joined(separator: ", ")) { \(positions) })"
            } else {
                text = "(\(names.joined(separator: " | ")))"
            }
            replace(tracker.placeholder, with: names.isEmpty ? "{ .never() }" : text)
        }
    }

    private mutating func replace(_ placeholder: String, with text: String) {
        for index in flow.statements.indices { flow.statements[index].replace(placeholder, with: text) }
        for name in flow.outputs.keys { flow.outputs[name]?.replace(placeholder, with: text) }
    }
}

extension String {
    /// Puts `text` in every place where `word` stands.
    fileprivate mutating func replace(_ word: String, with text: String) {
        guard utf8.contains(1) else { return }
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
    }
}
