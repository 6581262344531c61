extension Parser {
    /// How many different conditions a spec has at most: each doubles what is generated.
    static let conditionLimit = 4

    /// Reads a line `#if …`, `#elseif …`, `#else` or `#endif`, if one stands here.
    mutating func parseDirective() -> Bool {
        guard current.kind == .pound, current.startsLine, let kind = DirectiveSyntax.Kind(rawValue: text(current))
        else { return false }
        let start = index
        advance()
        let first = index
        while !current.startsLine, current.kind != .end { advance() }
        let directive = DirectiveSyntax(
            kind: kind,
            condition: first == index ? "" : foldedText(from: first, to: index),
            range: range(from: start)
        )
        check(directive)
        spec.directives.append(directive)
        return true
    }

    private mutating func check(_ directive: DirectiveSyntax) {
        let takesCondition = directive.kind == .if || directive.kind == .elseif
        if takesCondition == directive.condition.isEmpty {
            report(takesCondition ? .noCondition(directive) : .needlessCondition(directive), at: directive.range)
        }
        if directive.endsBranch {
            guard let last = openConditions.popLast() else {
                return report(.noOpenCondition(directive.kind.rawValue), at: directive.range)
            }
            if last.kind == .else, directive.kind != .endif {
                report(
                    .behindElse(directive.kind.rawValue),
                    at: directive.range,
                    notes: [.init("'#else' stands here", at: last.range)]
                )
            }
        }
        if directive.kind != .endif { openConditions.append(directive) }
        if takesCondition, spec.conditions.count == Self.conditionLimit,
            !spec.conditions.contains(ConditionAtom(directive.condition).text)
        {
            report(
                .tooManyConditions,
                at: directive.range,
                suggestion: "put one of them around Swift in 'members', or into your own file"
            )
        }
    }

    /// Reports what is open where a section ends.
    mutating func closeConditions() {
        for directive in openConditions { report(.unclosedCondition, at: directive.range) }
        openConditions = []
    }
}

extension Diagnostic.Message {
    private static func syntax(_ text: String) -> Self { .init(.error, rule: "syntax", text) }

    fileprivate static func noCondition(_ directive: DirectiveSyntax) -> Self {
        syntax("expected a condition after '\(directive.kind.rawValue)'")
    }

    fileprivate static func needlessCondition(_ directive: DirectiveSyntax) -> Self {
        syntax("'\(directive.kind.rawValue)' takes no condition")
    }

    fileprivate static func noOpenCondition(_ word: String) -> Self {
        syntax("'\(word)' without an '#if' in this section")
    }

    fileprivate static func behindElse(_ word: String) -> Self { syntax("'\(word)' behind '#else'") }

    fileprivate static var unclosedCondition: Self {
        syntax("'#endif' is missing: a condition ends in the section in which it begins")
    }

    fileprivate static var tooManyConditions: Self {
        syntax("a spec has \(Parser.conditionLimit) different conditions at most")
    }
}
