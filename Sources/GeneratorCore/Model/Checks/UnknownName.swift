/// A name that nothing declares.
///
/// Operands are inputs, states, flow streams, what a dependency owns, `errors` and `activity`. An output is not:
/// what it shows is named where it comes from.
///
/// ```
/// input { password: Signal<String> }
/// output { isValid: Driver<Bool> <- pasword { pasword.count > 7 } }     // error: cannot find 'pasword' in scope
/// ```
/// ```
/// input { password: Signal<String> }
/// output { isValid: Driver<Bool> <- password { password.count > 7 } }
/// ```
enum UnknownName {
    static let rule = Rule("unknown-name", .error, "A name is used that nothing declares.")

    static func operand(_ name: NameSyntax, suggestion: String?) -> Diagnostic {
        Diagnostic(.cannotFind(name.text), at: name.range, suggestion: suggestion)
    }

    /// - Parameter isProperty: whether it has a value of its own, and is there before the streams are.
    static func output(_ name: NameSyntax, declaredAt range: SourceRange, isProperty: Bool = false) -> Diagnostic {
        let note = Diagnostic.Note("'\(name.text)' is declared here", at: range)
        guard !isProperty else {
            return Diagnostic(
                .outputNeedsSection(name.text),
                at: name.range,
                notes: [note],
                suggestion: "write 'output.\(name.text)'"
            )
        }
        return Diagnostic(
            .outputIsNoStream(name.text),
            at: name.range,
            notes: [note],
            suggestion: "make it a stream, 'flow { \(name.text): … <- … }', which the output of its name then shows"
        )
    }

    static func member(_ member: NameSyntax, of owner: NameSyntax) -> Diagnostic {
        let isOperator = RxOperator.named(member.text) != nil
        let suggestion = EditDistance.suggestion(for: member.text, among: ["errors", "activity"])
        return Diagnostic(
            .noMember(member.text, of: owner.text),
            at: member.range,
            suggestion: isOperator
                ? "an operator has parentheses or braces: '.\(member.text)()'"
                : suggestion ?? "to take a part of its elements, write '\(owner.text) { \(owner.text).\(member.text) }'"
        )
    }

    /// The name of a binding of a view.
    static func binding(_ name: NameSyntax, suggestion: String?) -> Diagnostic {
        Diagnostic(.noInputOrOutput(name.text), at: name.range, suggestion: suggestion)
    }

    static func inSection(_ name: NameSyntax, _ section: String, suggestion: String?) -> Diagnostic {
        Diagnostic(.noSuch(section, name.text), at: name.range, suggestion: suggestion)
    }
}

extension Resolver {
    /// Reports the operand or sink that `name` begins.
    mutating func reportUnknown(_ name: NameSyntax, whole path: PathSyntax) {
        if path.count == 1, let output = scope.output(name.text) {
            let range = outline.outputs[output].name.range
            let isProperty = outline.outputLogic != nil || viewModel.outputs[output].property.value != nil
            report(UnknownName.output(name, declaredAt: range, isProperty: isProperty))
            return
        }
        let sections = path.count > 1 ? ["input", "state", "flow"] : []
        let nearest = nearest(to: name.text) { $0.operandNames + sections }
        if let nearest { markMeant(named: nearest) }
        report(UnknownName.operand(name, suggestion: nearest.map { "did you mean '\($0)'?" }))
    }

    /// Reports the owner of a method that is called, if it is nearly spelt like a declared name: otherwise it may be
    /// anything that Swift knows.
    mutating func reportMisspelt(_ name: NameSyntax) {
        guard let nearest = nearest(to: name.text, among: { $0.ownerNames }) else { return }
        markMeant(named: nearest)
        report(UnknownName.operand(name, suggestion: "did you mean '\(nearest)'?"))
    }

    mutating func reportUnknown(_ name: NameSyntax, inSection section: String) {
        let nearest = nearest(to: name.text) { $0.names(in: section) }
        if let nearest, let stream = scope.stream(named: nearest, in: section) { markMeant(stream) }
        report(UnknownName.inSection(name, section, suggestion: nearest.map { "did you mean '\(section).\($0)'?" }))
    }

    private mutating func nearest(to name: String, among candidates: (Scope) -> [String]) -> String? {
        guard mayCompareNames else { return nil }
        // Those that cannot be meant are looked at too.
        comparisonCount += scope.nameCount
        return EditDistance.nearest(to: name, among: candidates(scope))
    }

    private mutating func markMeant(named name: String) {
        for stream in scope.streams(named: name).all { markMeant(stream) }
        if let index = scope.dependency(name) { viewModel.dependencies[index].isUsed = true }
    }
}

extension Diagnostic.Message {
    fileprivate static func cannotFind(_ name: String) -> Self {
        UnknownName.rule.message("cannot find '\(name)' in scope")
    }

    fileprivate static func outputIsNoStream(_ name: String) -> Self {
        UnknownName.rule.message("'\(name)' is an output, which no definition can read")
    }

    fileprivate static func outputNeedsSection(_ name: String) -> Self {
        UnknownName.rule.message("'\(name)' is an output, which is named with its section")
    }

    fileprivate static func noMember(_ member: String, of owner: String) -> Self {
        UnknownName.rule.message("stream '\(owner)' has no member '\(member)'")
    }

    fileprivate static func noInputOrOutput(_ name: String) -> Self {
        UnknownName.rule.message("cannot find input or output '\(name)' in scope")
    }

    fileprivate static func noSuch(_ section: String, _ name: String) -> Self {
        let kind = section == "flow" ? "flow stream" : section
        return UnknownName.rule.message("cannot find \(kind) '\(name)' in scope")
    }
}
