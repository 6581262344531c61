/// What the lowering must know of an operator by its name.
private enum OperatorFacts {
    /// They can end a stream that has no end of its own.
    static let canComplete: Set<String> = [
        "take", "takeUntil", "takeWhile", "takeLast", "first", "single", "element", "elementAt", "timeout", "reduce",
        "toArray", "concat", "amb", "ifEmpty", "dematerialize", "catch", "catchError", "ignoreElements",
    ]

    /// They can end a stream with an error.
    static let canFail: Set<String> = [
        "timeout", "single", "element", "elementAt", "dematerialize", "toArray", "first",
    ]
}

extension RxSwiftLowering {
    /// Adds an operator other than a request.
    mutating func apply(_ step: StreamOperator, to stream: inout StreamExpression) {
        stream = stream.asOperand()
        stream.kind = .observable
        var lines = [".\(step.name.escapedMember)"]
        if let arguments = step.arguments {
            lines = argumentLines(arguments, name: lines[0], takesScheduler: step.takesScheduler)
        } else if step.takesScheduler {
            lines = ["\(lines[0])(scheduler: scheduler)"]
        }
        if let closure = step.closure {
            append(closureBody(closure).lines(call: "", parameters: closure.parameterNames), to: &lines)
        } else if let call = step.logic {
            let body = ClosureBody(captures: [], text: [staticCall(call)])
            append(body.lines(call: "", parameters: call.arguments.map(\.name)), to: &lines)
        } else if step.arguments == nil, !step.takesScheduler {
            lines[lines.count - 1] += "()"
        }
        stream.append(lines)
        if OperatorFacts.canComplete.contains(step.name) { stream.isEndless = false }
        let throwsErrors = step.closure?.text.mentionsTry == true
        if OperatorFacts.canFail.contains(step.name) || throwsErrors {
            stream = stream.asFailing(keepsError: outputHasFallback)
        }
    }

    private func append(_ closure: [String], to lines: inout [String]) {
        lines[lines.count - 1] += closure[0]
        lines += closure.dropFirst()
    }

    private mutating func argumentLines(_ arguments: Closure, name: String, takesScheduler: Bool) -> [String] {
        var lines = expressionLines(arguments)
        let scheduler = "scheduler: scheduler"
        if lines.isEmpty { return [takesScheduler ? "\(name)(\(scheduler))" : name + "()"] }
        let fragment = TokenizedFragment(arguments.text)
        let isLong = lines.count == 1 && name.utf8.count + lines[0].utf8.count > StreamExpression.lineLimit
        if isLong || fragment.hasLineBreakOutsideBrackets {
            if isLong { lines = FragmentText.argumentList(lines[0]) }
            if takesScheduler {
                lines[lines.count - 1] += ","
                lines.append(scheduler)
            }
            return ["\(name)("] + lines.map { $0.isEmpty ? $0 : "    " + $0 } + [")"]
        }
        if takesScheduler { lines[lines.count - 1] += ", \(scheduler)" }
        lines[0] = "\(name)(\(lines[0])"
        lines[lines.count - 1] += ")"
        return lines
    }
}
