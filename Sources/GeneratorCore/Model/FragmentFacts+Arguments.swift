// The fragment as the arguments of an operator.

extension FragmentFacts {
    /// Whether the arguments name the scheduler.
    var hasScheduler: Bool { scan.arguments.contains { $0.label == "scheduler" || $0.label == "clock" } }

    /// Whether the first argument is a time: `for: …` or `.seconds(1)`.
    var beginsWithTime: Bool {
        guard let first = scan.arguments.first else { return false }
        if first.label == "for" { return true }
        let units = [
            ".seconds(", ".milliseconds(", ".microseconds(", ".nanoseconds(", "RxTimeInterval.",
            "DispatchTimeInterval.",
        ]
        let argument = text.utf8.dropFirst(first.range.lowerBound)
        return first.label == nil && units.contains { argument.starts(with: $0.utf8) }
    }

    /// The text of an operator's arguments in which every closure that mentions one of `names` has a parameter list:
    /// `onNext: { log(query) }` becomes `onNext: { query in log(query) }`. And which of the names are mentioned in such
    /// closures alone, so that they mean elements.
    func writingParameterLists(_ names: [String?]) -> (text: String, bound: [String]) {
        var insertions: [(offset: Int, list: String)] = []
        var closures: [SourceRange] = []
        for argument in scan.arguments {
            let names = argument.label == "onError" || argument.label == "afterError" ? ["error"] : names
            guard let list = parameterList(argument, names) else { continue }
            insertions.append((argument.range.lowerBound + 1, list))
            closures.append(argument.range)
        }
        guard !insertions.isEmpty else { return (text, []) }
        var bytes = Array(text.utf8)
        for (offset, list) in insertions.reversed() { bytes.insert(contentsOf: Array(list.utf8), at: offset) }
        var bound = names.compactMap { $0 } + ["error"]
        for mention in mentions where !closures.contains(where: { $0.contains(mention.range) }) {
            bound.removeAll { $0 == mention.name }
        }
        return (String(decoding: bytes, as: UTF8.self), bound)
    }

    private func parameterList(_ argument: FragmentMentions.Argument, _ names: [String?]) -> String? {
        let text = text.utf8.dropFirst(argument.range.lowerBound)
            .prefix(argument.range.upperBound - argument.range.lowerBound)
        guard text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") else { return nil }
        let body = String(Substring(text.dropFirst().dropLast()))
        let facts = FragmentFacts(text: body, range: argument.range)
        guard facts.bodyStart == 0 else { return nil }
        let scan = facts.scan
        guard scan.highestPosition == nil, names.contains(where: { $0.map(scan.mentions) ?? false }) else { return nil }
        let parameters = names.map { name in
            guard let name, scan.mentions(name) else { return "_" }
            return SwiftKeywords.escaped(name)
        }
        return " \(parameters.joined(separator: ", ")) in"
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
