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

    static func check(_ outline: Outline, _ protocols: [NameSyntax], profile: Profile) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        func check(_ name: NameSyntax, _ isReserved: Bool) {
            guard isReserved else { return }
            diagnostics.append(Diagnostic(.member(name.text), at: name.range, suggestion: suggestion(name.text)))
        }
        let name = outline.syntax.name.text
        check(outline.syntax.name, isType(name, profile) || isUsed(name) || ["Error", "Event", "Task"].contains(name))
        for name in protocols { check(name, isType(name.text, profile) || isUsed(name.text)) }
        for member in outline.dependencies {
            check(member.name, isDependency(member.name.text, profile) || isUsed(member.name.text))
        }
        for member in outline.inputs { check(member.name, isLocal(member.name.text, profile)) }
        for member in outline.states {
            check(member.name, isMember(member.name.text, profile) || isUsed(member.name.text))
        }
        for index in outline.flow.indices where outline.flow[index].origin == nil {
            guard let name = outline.flow[index].name else { continue }
            check(name, isLocal(name.text, profile))
        }
        for member in outline.outputs where isFunction(member.name.text, profile) {
            check(member.name, isLogic(member, outline))
        }
        return diagnostics
    }

    /// A constant of `transform` that would hide something it needs.
    private static func isLocal(_ name: String, _ profile: Profile) -> Bool {
        name == "scheduler" || name == "Output" || isUsed(name) || profile.passesBag(as: name)
            || profile.inheritedBag == name[...]
    }

    /// The types that generated code makes values of: a constant or a type of such a name would hide them.
    private static func isUsed(_ name: String) -> Bool {
        // Nearly every name begins with a small letter, which no type does.
        guard let first = name.utf8.first, first < UInt8(ascii: "a") else { return false }
        return switch name {
        case "ActivityCounter", "DisposeBag", "DriverSharingStrategy", "MainScheduler": true
        default: Trait.named(name) != nil
        }
    }

    /// What is declared beside the ViewModel or inside it as a type.
    private static func isType(_ name: String, _ profile: Profile) -> Bool {
        switch name {
        case "Input", "Output", "Dependencies", "ActivityCounter": return true
        default: break
        }
        return switch profile.conformance {
        case .generated(let conformance), .existing(let conformance): name == conformance
        case .own, .none: false
        }
    }

    /// The members of a ViewModel that a property may not be called after.
    private static func isMember(_ name: String, _ profile: Profile) -> Bool {
        switch name {
        case "scheduler", "self", "Input", "Output": true
        case profile.storedBag where profile.disposeBag == .stored: true
        case _ where profile.stores(name): true
        case "dependencies", "Dependencies": profile.dependencies == .struct
        default: profile.inherits(name)
        }
    }

    /// Dependencies are constants in `transform`, or properties.
    private static func isDependency(_ name: String, _ profile: Profile) -> Bool {
        switch name {
        case "scheduler", "self", "input", profile.backend.spelling.bag, "dependencies": true
        default:
            profile.dependencies.areMembers && isMember(name, profile) || profile.inherits(name)
                || profile.passesBag(as: name)
        }
    }

    /// The methods that a logic function for a whole stream, `name(input:)`, may not be called after.
    private static func isFunction(_ name: String, _ profile: Profile) -> Bool {
        name == profile.transformName && profile.transformLabel == "input"
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
