/// What stands inside a closure: its capture list and its statements.
struct ClosureBody {
    /// The items of the capture list: `weak coordinator = dependencies.coordinator`.
    var captures = Code()
    /// The statements. Where the user named the values (`$0`, `item in`), so do they.
    var text: Code
    /// What the text begins with up to `in`, where it names its values so.
    var parameterList = ""
    /// Whether the text uses `$0` or has a parameter list of its own, so that none is written.
    var namesItsValues = false
    /// Parameters that stand in for `$0`, where the text could not be used as it is.
    var parameters: [String?]?
    /// The type of the result, where the user wrote it.
    var result: String?

    /// The longest line that a closure is written on.
    private static let lineLimit = 100

    init(captures: Code = Code(), text: Code = Code()) {
        self.captures = captures
        self.text = text
    }

    /// Writes `call { [captures] parameters in text }`, on one line or several; `nil` parameters become `_`.
    func write(to code: inout Code, call: Code.Snippet = "", parameters: [String?]) {
        let start = code.count
        code.append(call)
        code.append(" {")
        if !captures.isEmpty {
            code.append(" [")
            code.append(captures)
            code.append("]")
        }
        let parameters = self.parameters ?? parameters
        if !parameterList.isEmpty {
            // `item in` belongs on the line of the brace.
            code.append(" \(parameterList)")
        } else if !namesItsValues, !parameters.isEmpty {
            Self.write(parameters, result, to: &code)
        } else if !captures.isEmpty {
            code.append(" in")
        }
        if text.isEmpty {
            code.append(" }")
        } else if !text.hasLineBreak, code.count - start + text.count <= Self.lineLimit {
            code.append(" ")
            code.append(text)
            code.append(" }")
        } else {
            code.append(linesOf: text)
            code.breakLine()
            code.append("}")
        }
    }

    /// Takes `item in` off the text.
    mutating func separateParameterList() {
        let lines = text.text.utf8.split(separator: .lineFeed, maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = lines.first, let split = FragmentText.splittingParameterList(String(Substring(first)))
        else { return }
        parameterList = split.list
        text = Code(verbatim: split.body)
        guard lines.count > 1 else { return }
        if !text.isEmpty { text.breakLine() }
        text.append(verbatim: String(Substring(lines[1])))
    }

    /// Lets the text speak of `self`, which is captured weakly: it runs while the ViewModel is there.
    mutating func unwrapSelf() {
        var items = Code("weak self")
        if !captures.isEmpty { items.append(item: "\(captures)") }
        captures = items
        let fragment = TokenizedFragment(text.text)
        guard fragment.isOneCallOfSelf else {
            let body = fragment.parameterList?.bodyStart ?? 0
            var unwrapped = Code(verbatim: fragment.text(from: 0, to: body))
            if body > 0 { unwrapped.breakLine() }
            unwrapped.append("guard let self else { return }")
            unwrapped.breakLine()
            unwrapped.append(verbatim: fragment.text(from: body))
            text = unwrapped
            return
        }
        text = Code(verbatim: "self?" + fragment.text(from: 4))
    }

    /// Takes the text of a closure that gets what was accumulated and a tuple of the values: `{ sum, a, b in … }` needs
    /// its values out of the tuple. `{ sum, pair in … }` does not, and is not taken.
    fileprivate mutating func takeTuple(_ closure: Closure, _ text: String) -> Bool {
        let named: FragmentText.Named =
            closure.namesItsValues
            ? FragmentText.named(text, count: closure.valueCount)
            : (closure.parameters.map { $0.name }, closure.result, text)
        let values = named.parameters.dropFirst()
        guard values.count + 1 == closure.valueCount, let accumulated = named.parameters.first else { return false }
        let isUsed = values.contains { $0 != nil }
        parameters = [accumulated, isUsed ? "values" : nil]
        result = named.result
        if isUsed {
            let names = values.map { $0?.escapedIdentifier ?? "_" }
            self.text.append("let (\(names.joined(separator: ", "))) = values")
            self.text.breakLine()
            if !TokenizedFragment(named.text).isStatementList { self.text.append("return ") }
        }
        self.text.append(fragment: named.text)
        return true
    }

    private static func write(_ parameters: [String?], _ result: String?, to code: inout Code) {
        if parameters.allSatisfy({ $0 == nil }) {
            // One underscore stands for a whole tuple too.
            code.append(" _")
        } else {
            for (index, parameter) in parameters.enumerated() {
                code.append(index == 0 ? " " : ", ")
                if let parameter { code.append(name: parameter) } else { code.append("_") }
            }
        }
        if let result { code.append(" -> \(result)") }
        code.append(" in")
    }
}

extension Closure {
    /// The names of the parameters in order, as many as there are values.
    var parameterNames: [String?] {
        if namesItsValues { return Array(repeating: "", count: valueCount) }
        var names = parameters.map { $0.name }
        while names.count < valueCount { names.append(nil) }
        return names
    }
}

extension LogicCall {
    var parameterNames: [String?] { arguments.map { $0.name } }
}

extension StreamLowering {
    /// The user's text as the body of an escaping closure: what it mentions is captured without the ViewModel.
    mutating func closureBody(_ closure: Closure) -> ClosureBody {
        declareStreams(of: closure.captures)
        let (captures, text) = FragmentText.separatingCaptures(waitingForNew(closure))
        var body = ClosureBody(captures: captureList(closure.captures, adding: captures))
        if closure.accumulates, body.takeTuple(closure, text) { return body }
        guard closure.namesItsValues else {
            body.result = closure.result
            body.text.append(fragment: text)
            return body
        }
        if closure.valueCount > 1, FragmentText.missesPositions(text, count: closure.valueCount) {
            let (parameters, _, text) = FragmentText.named(text, count: closure.valueCount)
            body.parameters = parameters
            body.text.append(fragment: text)
            return body
        }
        body.namesItsValues = true
        body.text.append(fragment: text)
        body.separateParameterList()
        return body
    }

    /// The items of the capture list. Strong dependencies need none: `transform` has a constant for each.
    mutating func captureList(_ captures: Captures, isUserMethod: Bool = false) -> Code {
        var items = Code()
        if isUserMethod, selfIsAReference { items.append(item: "weak self") }
        for index in captures.dependencies {
            if viewModel.dependencies[index].ownership == .strong {
                isConstant[index] = true
            } else {
                items.append(item: capture(ofDependency: index))
            }
        }
        for index in captures.states { items.append(item: capture(ofState: index)) }
        if captures.usesScheduler { items.append(item: "\(spelling.scheduler)") }
        return items
    }

    private func capture(ofDependency index: Int) -> Code.Snippet {
        let dependency = viewModel.dependencies[index]
        let owner = owner(index)
        let name = dependency.name.escapedIdentifier
        if owner.text == name { return "\(dependency.ownership.rawValue) \(name)" }
        return "\(dependency.ownership.rawValue) \(name) = \(owner)"
    }

    private func capture(ofState index: Int) -> Code.Snippet {
        let name = viewModel.states[index].name.escapedIdentifier
        let reference = names.states[index]
        return reference == name ? "\(name)" : "\(name) = \(reference)"
    }

    /// The items of the capture list together with those that the user wrote.
    mutating func captureList(_ captures: Captures, adding own: [String]) -> Code {
        var items = captureList(captures)
        guard !own.isEmpty else { return items }
        let weak = captures.dependencies.filter { viewModel.dependencies[$0].ownership != .strong }
        let names = weak.map { viewModel.dependencies[$0].name } + captures.states.map { viewModel.states[$0].name }
        for item in FragmentText.uncaptured(own, besides: Set(names)) { items.append(item: "\(item)") }
        return items
    }

    /// A fragment that is no closure itself: an argument list, or the expression of a stream.
    ///
    /// The closures in it get the capture lists that keep them from retaining the ViewModel.
    ///
    /// - Parameter name: the operator whose arguments they are, if they are such.
    mutating func expression(_ closure: Closure, of name: String = "") -> Code {
        declareStreams(of: closure.captures)
        let source = waitingForNew(closure, of: name)
        let captures = closure.captures
        var items: [(name: String, item: String)] = []
        for index in captures.dependencies {
            if viewModel.dependencies[index].ownership == .strong {
                isConstant[index] = true
            } else {
                items.append((viewModel.dependencies[index].name, Code(capture(ofDependency: index)).text))
            }
        }
        for index in captures.states {
            items.append((viewModel.states[index].name, Code(capture(ofState: index)).text))
        }
        if captures.usesScheduler { items.append((spelling.scheduler, spelling.scheduler)) }
        var code = Code()
        guard !items.isEmpty else {
            code.append(fragment: source)
            return code
        }
        let (text, namesOutside) = FragmentText.capturing(items, in: source)
        for index in captures.dependencies where namesOutside.contains(viewModel.dependencies[index].name) {
            isConstant[index] = true
        }
        code.append(fragment: text)
        return code
    }

    /// Declares the streams that a fragment names, so that their constants are in scope.
    mutating func declareStreams(of captures: Captures) {
        for stream in captures.streams { _ = reference(stream) }
    }

    /// `Self.message(error: error)`.
    func staticCall(_ call: LogicCall) -> Code {
        Code("\(typeName).\(signatureCall(call))")
    }

    /// `message(error: error)`.
    func signatureCall(_ call: LogicCall) -> Code {
        let function = viewModel.logic[call.function]
        var arguments = Code()
        for (parameter, value) in zip(function.parameters, call.arguments.lazy.compactMap { $0.name }) {
            arguments.append(item: "\(parameter.label.escapedLabel): \(value.escapedIdentifier)")
        }
        return Code("\(function.name.escapedMember)(\(arguments))")
    }
}
