/// A name that a generated member has.
///
/// Which names these are depends on the profile: a ViewModel that is initialised with `Dependencies` has a property
/// `dependencies`, one that keeps its dispose bag a property `disposeBag`. `scheduler` is the ViewModel's own in every
/// fragment. A name that is a Swift keyword is none of these: it is escaped.
///
/// ```
/// state { disposeBag: Int = 0 }               // error: 'disposeBag' is a member of every ViewModel
/// ```
/// ```
/// state { bagCount: Int = 0 }
/// ```
enum ReservedName {
    static let rule = Rule("reserved-name", .error, "A name collides with a generated member.")

    static func check(_ outline: Outline, profile: Profile) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        func check(_ names: [NameSyntax], _ reserved: Set<String>) {
            for name in names where reserved.contains(name.text) {
                diagnostics.append(Diagnostic(.member(name.text), at: name.range, suggestion: suggestion(name.text)))
            }
        }
        let flow = outline.flow.compactMap { $0.origin == nil ? $0.name : nil }
        check([outline.syntax.name], types(profile))
        check(outline.dependencies.map(\.name), dependencies(profile))
        check(outline.inputs.map(\.name), ["scheduler"])
        check(outline.states.map(\.name), members(profile))
        check(flow, ["scheduler"])
        check(outline.outputs.filter { isLogic($0, outline) }.map(\.name), functions(profile))
        return diagnostics
    }

    /// What is declared beside the ViewModel or inside it as a type.
    private static func types(_ profile: Profile) -> Set<String> {
        var names: Set<String> = ["Input", "Output", "Dependencies", "ActivityCounter"]
        switch profile.conformance {
        case .generated(let name), .existing(let name): names.insert(name)
        case .none: break
        }
        return names
    }

    /// The members of a ViewModel that a property may not be called after.
    private static func members(_ profile: Profile) -> Set<String> {
        var names: Set<String> = ["scheduler", "self", "Input", "Output"]
        if profile.disposeBag == .stored { names.insert("disposeBag") }
        if profile.dependencies == .struct { names.formUnion(["dependencies", "Dependencies"]) }
        return names
    }

    /// Dependencies are constants in `transform`, or properties.
    private static func dependencies(_ profile: Profile) -> Set<String> {
        var names: Set<String> = ["scheduler", "self", "input", "disposeBag", "dependencies"]
        if profile.dependencies == .parameters { names.formUnion(members(profile)) }
        return names
    }

    /// The methods that a logic function for a whole stream, `name(input:)`, may not be called after.
    private static func functions(_ profile: Profile) -> Set<String> {
        profile.transformLabel == "input" ? ["transform"] : []
    }

    private static func isLogic(_ output: Outline.Member, _ outline: Outline) -> Bool {
        output.definition == nil && !outline.states.contains { $0.name.text == output.name.text }
            && !outline.flow.contains { $0.name?.text == output.name.text }
    }

    private static func suggestion(_ name: String) -> String? {
        name == "scheduler" ? "every ViewModel has one: fragments may use it, an init parameter replaces it" : nil
    }
}

extension Diagnostic.Message {
    fileprivate static func member(_ name: String) -> Self {
        ReservedName.rule.message("'\(name)' is the name of something that is generated")
    }
}
