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

    /// They are there for errors, so that none may be dropped before them.
    static let handlesErrors: Set<String> = [
        "catch", "catchAndReturn", "catchError", "catchErrorJustComplete", "catchErrorJustReturn",
        "materialize", "retry", "retryWhen",
    ]
}

extension StreamLowering {
    /// Adds an operator other than a request.
    mutating func apply(_ step: StreamOperator, to stream: inout StreamExpression) {
        if !isRx, let call = standIn(for: step) { return stream.append(call) }
        if isCombine { return applyAsCombine(step, to: &stream) }
        if isRx, stream.kind == .convertible, OperatorFacts.handlesErrors.contains(step.name) {
            if stream.isPlain { stream.append(".asObservable()") }
        } else {
            stream = stream.asOperand()
            stream.kind = .observable
        }
        var call = Code(".\(step.name.escapedMember)")
        if let arguments = step.arguments {
            append(arguments, of: step.name, to: &call, takesScheduler: step.takesScheduler)
        } else if step.takesScheduler {
            call.append("(\(scheduler))")
        }
        if let closure = step.closure {
            closureBody(closure).write(to: &call, parameters: closure.parameterNames)
        } else if let logic = step.logic {
            ClosureBody(text: staticCall(logic)).write(to: &call, parameters: logic.parameterNames)
        } else if step.arguments == nil, !step.takesScheduler {
            call.append("()")
        }
        stream.append(call)
        guard isRx else { return }
        if OperatorFacts.canComplete.contains(step.name) { stream.isEndless = false }
        if OperatorFacts.canFail.contains(step.name) || step.closure?.text.mentionsTry == true {
            stream = stream.asFailing(keepsError: outputHasFallback)
        }
    }

    /// The argument that is what keeps time.
    private var scheduler: String { "\(spelling.scheduler): \(spelling.scheduler)" }

    /// Adds the arguments of an operator in their parentheses.
    private mutating func append(
        _ closure: Closure,
        of name: String,
        to call: inout Code,
        takesScheduler: Bool
    ) {
        var arguments = expression(closure, of: name)
        if arguments.isEmpty {
            call.append(takesScheduler ? "(\(scheduler))" : "()")
            return
        }
        let isLong = !arguments.hasLineBreak && call.count + arguments.count > StreamExpression.lineLimit
        guard isLong || arguments.hasLineBreak && TokenizedFragment(closure.text).hasLineBreakOutsideBrackets else {
            if takesScheduler { arguments.append(", \(scheduler)") }
            call.append("(\(arguments))")
            return
        }
        if isLong { arguments = FragmentText.onePerLine(arguments.text) }
        if takesScheduler {
            arguments.append(",")
            arguments.append(line: "\(scheduler)")
        }
        call.append("(")
        call.append(linesOf: arguments)
        call.breakLine()
        call.append(")")
    }
}
