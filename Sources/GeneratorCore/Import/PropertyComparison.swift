/// A stored property of a hand-written ViewModel beside the generated one: who may read it, and who may set it.
struct PropertyComparison: Sendable {
    enum Change {
        case none
        /// Private until now.
        case opened
        /// Set by the ViewModel alone until now.
        case settable
        /// Read by others until now.
        case hidden
    }

    let name: String
    let offset: Int
    let change: Change
    private let original: String
    private let generated: String

    var line: InterfaceComparison.Line {
        var line = InterfaceComparison.Line(
            subject: name,
            original: original,
            generated: generated,
            isEqual: true
        )
        line.isWider = change == .opened || change == .settable
        line.isHidden = change == .hidden
        return line
    }

    /// The properties that others see before or after.
    static func compare(_ original: ImportedViewModel, _ generated: ImportedViewModel) -> [PropertyComparison] {
        original.properties.compactMap { property in
            let other = generated.properties.first { $0.member.name == property.member.name }
            let wasSeen = Access(property) != .hidden
            guard wasSeen || other.map({ Access($0) != .hidden }) ?? false, !(other == nil && property.isBag) else {
                return nil
            }
            return PropertyComparison(property, other)
        }
    }

    private init(_ property: ImportedViewModel.Property, _ other: ImportedViewModel.Property?) {
        name = property.member.name
        offset = property.member.offset
        original = property.seen
        generated = other?.seen ?? "nothing"
        change =
            switch (Access(property), other.map(Access.init) ?? .hidden) {
            case (.hidden, .read), (.hidden, .set): .opened
            case (.read, .set): .settable
            case (.set, .hidden), (.read, .hidden), (.set, .read): .hidden
            default: .none
            }
    }

    private enum Access {
        case hidden, read, set

        init(_ property: ImportedViewModel.Property) {
            let modifiers = property.declaration.modifiers
            if modifiers.contains("private") || modifiers.contains("fileprivate") {
                self = .hidden
            } else {
                let isReadOnly = !property.member.isVariable
                self = isReadOnly || modifiers.contains { $0.hasSuffix("private(set)") } ? .read : .set
            }
        }
    }
}

extension ImportedViewModel.Property {
    /// `private let api: API`.
    fileprivate var seen: String {
        let modifiers = declaration.modifiers.filter { $0 != "internal" }.map { $0 + " " }.joined()
        let type = member.type.map { ": \($0)" } ?? ""
        return "\(modifiers)\(member.isVariable ? "var" : "let") \(member.name)\(type)"
    }
}
