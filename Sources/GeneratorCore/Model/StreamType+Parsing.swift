extension StreamType {
    /// Takes the trait off a type as written: `RxCocoa.Driver<[Item]>` is `driver` of `[Item]`, `Completable` is
    /// `completable` of `Never`; `nil` where no trait surrounds the whole type, as in `Observable<Int>?`.
    init?(traitOf type: String) {
        // Most types are bare: their last byte tells.
        guard type.utf8.last == UInt8(ascii: ">") || type.utf8.last == UInt8(ascii: "e") else { return nil }
        var type = type
        let found = type.withUTF8 { Self.split($0) }
        guard let found else { return nil }
        self = found
    }

    private static func split(_ type: UnsafeBufferPointer<UInt8>) -> StreamType? {
        let modules: [StaticString] = ["RxSwift.", "RxCocoa.", "RxRelay."]
        var text = type[...]
        if let module = modules.first(where: { type.prefix($0.utf8CodeUnitCount).spells($0) }) {
            text = type.dropFirst(module.utf8CodeUnitCount)
        }
        if text.spells("Completable") { return StreamType(trait: .completable, element: "Never") }
        guard let open = text.firstIndex(of: UInt8(ascii: "<")),
            let trait = Trait.named(trimmed(text[..<open])),
            let close = closingAngle(of: open, in: text), close + 1 == text.endIndex
        else { return nil }
        return StreamType(trait: trait, element: trimmed(text[(open + 1)..<close]))
    }

    /// The name of the trait that `type` is, without the element that it needs: `Driver`.
    static func bareTrait(_ type: String) -> Trait? {
        guard let trait = Trait.named(type), trait != .completable else { return nil }
        return trait
    }

    /// The `>` for the `<` at `open`; `nil` where there is none or where a comma separates several arguments.
    private static func closingAngle(of open: Int, in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var depth = 0
        var brackets = 0
        var previous: UInt8 = 0
        for index in open..<bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where previous != UInt8(ascii: "-"):
                depth -= 1
                if depth == 0 { return index }
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets -= 1
            case UInt8(ascii: ",") where depth == 1 && brackets == 0: return nil
            default: break
            }
            previous = byte
        }
        return nil
    }

    private static func trimmed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        var bytes = bytes
        while let first = bytes.first, first.isWhiteSpace { bytes.removeFirst() }
        while let last = bytes.last, last.isWhiteSpace { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Element types as text: enough to see whether a stream passes through.
enum ElementType {
    /// Whether the elements carry no value.
    static func isVoid(_ type: String?) -> Bool {
        guard let type else { return false }
        return type == "Void" || type == "()" || type == "Swift.Void"
    }

    /// Whether two types are written alike, white space and the spelling of `Void` apart.
    static func areSame(_ lhs: String, _ rhs: String) -> Bool {
        lhs == rhs || isVoid(lhs) && isVoid(rhs)
            || letters(lhs).elementsEqual(letters(rhs))
    }

    /// A type without white space, and without the `any` that `Error` may have.
    private static func letters(_ type: String) -> some Sequence<UInt8> {
        let type = type == "any Error" ? "Error" : type
        return type.utf8.lazy.filter { !$0.isWhiteSpace }
    }

    /// Whether its values have members that are called like operators of Rx: a collection's or an optional's `map`.
    static func hasOperators(_ type: String?) -> Bool {
        guard let type, let first = type.utf8.first, let last = type.utf8.last else { return false }
        return first == UInt8(ascii: "[") || last == UInt8(ascii: "?") || type == "String"
            || type.utf8.starts(with: "Set<".utf8)
    }

    /// Whether a value of one type becomes one of the other by itself: `T` an optional `T`.
    static func isPromoted(_ type: String, to optional: String) -> Bool {
        if optional.utf8.last == UInt8(ascii: "?") {
            let wrapped = String(optional.dropLast())
            return areSame(type, wrapped) || areSame("(\(type))", wrapped)
        }
        return optional.utf8.starts(with: "Optional<".utf8) && areSame("Optional<\(type)>", optional)
    }

    /// The tuple of `types`, or `nil` where one of them is not known.
    static func tuple(_ types: [String?]) -> String? {
        let known = types.compactMap { $0 }
        return known.count == types.count ? "(\(known.joined(separator: ", ")))" : nil
    }
}
