extension ImportedViewModel.Property {
    /// Whether it is a relay that a state would be: `let name = BehaviorRelay<Int>(value: 0)`.
    var isState: Bool {
        guard isPlain, isPrivate, ownership == nil, !isReplaced, let type = member.type, let value = member.value,
            let stream = StreamType(traitOf: type)
        else { return false }
        switch stream.trait {
        case .behaviorRelay: return relayValue != nil
        case .publishRelay: return value.hasSuffix("()")
        default: return false
        }
    }

    /// The value that a `BehaviorRelay` begins with.
    var relayValue: String? {
        guard let value = member.value, let open = value.utf8.firstIndex(of: UInt8(ascii: "(")), value.hasSuffix(")")
        else {
            return nil
        }
        let arguments = value[value.utf8.index(after: open)...].dropLast()
        guard arguments.hasPrefix("value:"), !arguments.contains("\n") else { return nil }
        let text = arguments.dropFirst(6).drop(while: \.isWhitespace)
        return text.isEmpty ? nil : String(text)
    }
}
