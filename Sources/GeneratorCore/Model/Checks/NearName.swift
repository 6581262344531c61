/// A name that is taken for a new one, although it is one slip away from a known one.
///
/// An output without `<-` whose name no stream has is a logic function, a generic type that is no trait is an element
/// type. Both are meant that way now and then, so it is no error.
///
/// ```
/// input { tap: Singal<Void> }                 // warning: 'Singal' is taken for the type of the elements
/// state { canSave: Bool = false }
/// output { cansave: Driver<Bool> }            // warning: no stream is called 'cansave', so it is a logic function
/// ```
/// ```
/// input { tap: Signal<Void> }
/// state { canSave: Bool = false }
/// output { canSave: Driver<Bool> }
/// ```
enum NearName {
    static let rule = Rule("near-name", .warning, "A name that is taken for a new one is nearly a known one.")

    /// An output that becomes a logic function of the whole input.
    ///
    /// A plural is a name of its own, and a short name is one letter away from many.
    static func output(_ name: NameSyntax, among streams: some Sequence<String>) -> Diagnostic? {
        guard name.text.utf8.count > 4, let meant = EditDistance.nearest(to: name.text, among: streams, within: 1),
            meant != name.text + "s", meant + "s" != name.text
        else { return nil }
        return Diagnostic(.newFunction(name.text), at: name.range, suggestion: "did you mean '\(meant)'?")
    }

    /// A member that a described protocol does not have; an extension of it may.
    static func member(_ name: NameSyntax, of described: DescribedProtocol) -> Diagnostic? {
        let names = described.requirements.map(\.name)
        guard !names.contains(name.text), let meant = EditDistance.nearest(to: name.text, among: names) else {
            return nil
        }
        return Diagnostic(
            .newMember(name.text, of: described.name),
            at: name.range,
            suggestion: "did you mean '\(meant)'?"
        )
    }

    /// A generic type without a trait: `Singal<Void>`.
    static func type(_ type: String, at place: SourceRange) -> Diagnostic? {
        guard let open = type.utf8.firstIndex(of: UInt8(ascii: "<")) else { return nil }
        let name = String(type[..<open])
        guard let meant = EditDistance.nearest(to: name, among: Trait.allCases.lazy.map(\.rawValue), within: 1) else {
            return nil
        }
        let range = SourceRange(place.lowerBound, place.lowerBound + name.utf8.count)
        return Diagnostic(.elementType(name), at: range, suggestion: "did you mean '\(meant)'?")
    }
}

extension Diagnostic.Message {
    fileprivate static func newFunction(_ name: String) -> Self {
        NearName.rule.message("no state or flow stream is called '\(name)', so it is a logic function")
    }

    fileprivate static func newMember(_ name: String, of described: String) -> Self {
        NearName.rule.message("'\(described)' is described without '\(name)', so that must be an extension's")
    }

    fileprivate static func elementType(_ name: String) -> Self {
        NearName.rule.message("'\(name)' is no trait, so it is taken for the type of the elements")
    }
}
