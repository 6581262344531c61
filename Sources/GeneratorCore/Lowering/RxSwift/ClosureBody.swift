/// What stands inside a closure: its capture list and its statements.
struct ClosureBody {
    /// The items of the capture list: `weak coordinator = dependencies.coordinator`.
    var captures: [String]
    /// The statements, one line an element. Where the user named the values (`$0`, `item in`), so do they.
    var text: [String]
    /// Whether the text begins with a parameter list of its own, or uses `$0`, so that none is written.
    var namesItsValues = false

    /// The longest line that a closure is written on.
    private static let lineLimit = 100

    /// Parameters that stand in for `$0`, where the text could not be used as it is.
    var parameters: [String?]?

    /// `call { [captures] parameters in text }`, on one line or several; `nil` parameters become `_`.
    func lines(call: String, parameters: [String?]) -> [String] {
        let parameters = self.parameters ?? parameters
        let captureList = captures.isEmpty ? "" : " [\(captures.joined(separator: ", "))]"
        var start = "\(call) {\(captureList)"
        var text = text
        if namesItsValues, let first = text.first, first.beginsWithParameterList {
            // `item in` belongs on the line of the brace.
            let (list, body) = first.splitParameterList
            start += " \(list)"
            if body.isEmpty { text.removeFirst() } else { text[0] = body }
        } else if !namesItsValues, !parameters.isEmpty {
            let isUnused = parameters.allSatisfy { $0 == nil }
            // One underscore stands for a whole tuple too.
            start +=
                isUnused ? " _ in" : " \(parameters.map { $0?.escapedIdentifier ?? "_" }.joined(separator: ", ")) in"
        } else if !captures.isEmpty {
            start += " in"
        }
        if text.isEmpty { return ["\(start) }"] }
        if text.count == 1, start.utf8.count + text[0].utf8.count <= Self.lineLimit {
            return ["\(start) \(text[0]) }"]
        }
        return [start] + text.map { $0.isEmpty ? $0 : "    " + $0 } + ["}"]
    }
}

extension Closure {
    /// The names of the parameters in order, as many as there are values.
    var parameterNames: [String?] {
        if namesItsValues { return Array(repeating: "", count: valueCount) }
        let names = parameters.map(\.name)
        return names.count == valueCount
            ? names : names + Array(repeating: nil, count: max(0, valueCount - names.count))
    }
}

extension RxSwiftLowering {
    /// The user's text as the body of an escaping closure: what it mentions is captured without the ViewModel.
    mutating func closureBody(_ closure: Closure) -> ClosureBody {
        declareStreams(of: closure.captures)
        let (captures, text) = TokenizedFragment(closure.text).separatingCaptures
        var body = ClosureBody(
            captures: captureList(closure.captures, adding: captures),
            text: FragmentText.lines(text),
            namesItsValues: closure.namesItsValues
        )
        if closure.namesItsValues, closure.valueCount > 1,
            FragmentText.missesPositions(text, count: closure.valueCount)
        {
            let (parameters, text) = FragmentText.named(text, count: closure.valueCount)
            body.parameters = parameters
            body.text = FragmentText.lines(text)
            body.namesItsValues = false
        }
        return body
    }

    /// The items of the capture list. Strong dependencies need none: `transform` has a constant for each.
    mutating func captureList(_ captures: Captures, isUserMethod: Bool = false) -> [String] {
        var items: [String] = []
        if isUserMethod, selfIsAReference { items.append("weak self") }
        for index in captures.dependencies {
            let dependency = viewModel.dependencies[index]
            if dependency.ownership == .strong {
                dependencyConstants.insert(index)
            } else {
                items.append("\(dependency.ownership.rawValue) \(dependency.name.escapedIdentifier) = \(owner(index))")
            }
        }
        for index in captures.states {
            let name = viewModel.states[index].name.escapedIdentifier
            let reference = stateReference(index)
            items.append(reference == name ? name : "\(name) = \(reference)")
        }
        if captures.usesScheduler { items.append("scheduler") }
        return items
    }

    /// The items of the capture list together with those that the user wrote.
    mutating func captureList(_ captures: Captures, adding own: [String]) -> [String] {
        let items = captureList(captures)
        guard !own.isEmpty else { return items }
        let weak = captures.dependencies.filter { viewModel.dependencies[$0].ownership != .strong }
        let names = weak.map { viewModel.dependencies[$0].name } + captures.states.map { viewModel.states[$0].name }
        return items + FragmentText.uncaptured(own, besides: Set(names))
    }

    /// The lines of a fragment that is no closure itself: an argument list, or the expression of a stream.
    ///
    /// The closures in it get the capture lists that keep them from retaining the ViewModel.
    mutating func expressionLines(_ closure: Closure) -> [String] {
        declareStreams(of: closure.captures)
        let captures = closure.captures
        guard captures != Captures() else { return FragmentText.lines(closure.text) }
        var items: [(name: String, item: String)] = []
        for index in captures.dependencies where viewModel.dependencies[index].ownership != .strong {
            let dependency = viewModel.dependencies[index]
            let item = "\(dependency.ownership.rawValue) \(dependency.name.escapedIdentifier) = \(owner(index))"
            items.append((dependency.name, item))
        }
        for index in captures.states {
            let name = viewModel.states[index].name
            let reference = stateReference(index)
            let isPlain = reference == name.escapedIdentifier
            items.append((name, isPlain ? reference : "\(name.escapedIdentifier) = \(reference)"))
        }
        if captures.usesScheduler { items.append(("scheduler", "scheduler")) }
        let (text, namesOutside) = FragmentText.capturing(items, in: closure.text)
        for index in captures.dependencies {
            let dependency = viewModel.dependencies[index]
            if dependency.ownership == .strong || namesOutside.contains(dependency.name) {
                dependencyConstants.insert(index)
            }
        }
        return FragmentText.lines(text)
    }

    /// Declares the streams that a fragment names, so that their constants are in scope.
    mutating func declareStreams(of captures: Captures) {
        for stream in captures.streams { _ = reference(stream) }
    }

    /// `Self.message(error: error)`.
    func staticCall(_ call: LogicCall) -> String {
        "\(typeName).\(signatureCall(call))"
    }

    /// `message(error: error)`.
    func signatureCall(_ call: LogicCall) -> String {
        let function = viewModel.logic[call.function]
        let values = call.arguments.compactMap(\.name)
        let arguments = zip(function.parameters, values).map { parameter, value in
            "\(parameter.label.escapedLabel): \(value.escapedIdentifier)"
        }
        return "\(function.name.escapedMember)(\(arguments.joined(separator: ", ")))"
    }
}
