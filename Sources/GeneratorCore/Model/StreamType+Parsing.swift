extension StreamType {
    /// Takes the trait off a type as written: `RxCocoa.Driver<[Item]>` is `driver` of `[Item]`, `Completable` is
    /// `completable` of `Never`; `nil` where no trait surrounds the whole type, as in `Observable<Int>?`.
    init?(traitOf type: String) {
        var text = Substring(type)
        for module in ["RxSwift.", "RxCocoa.", "RxRelay."] where text.utf8.starts(with: module.utf8) {
            text = text.dropFirst(module.utf8.count)
            break
        }
        if text == "Completable" {
            self.init(trait: .completable, element: "Never")
            return
        }
        let utf8 = text.utf8
        guard let open = utf8.firstIndex(of: UInt8(ascii: "<")) else { return nil }
        let name = utf8[..<open].filter { !$0.isWhiteSpace }
        guard let trait = Trait(rawValue: String(decoding: name, as: UTF8.self)),
            let close = Self.closingAngle(of: open, in: utf8), utf8.index(after: close) == utf8.endIndex
        else { return nil }
        self.init(trait: trait, element: Self.trimmed(utf8[utf8.index(after: open)..<close]))
    }

    /// The name of the trait that `type` is, without the element that it needs: `Driver`.
    static func bareTrait(_ type: String) -> Trait? {
        guard let trait = Trait(rawValue: type), trait != .completable else { return nil }
        return trait
    }

    /// The `>` for the `<` at `open`; `nil` where there is none or where a comma separates several arguments.
    private static func closingAngle(of open: String.Index, in utf8: Substring.UTF8View) -> String.Index? {
        var depth = 0
        var brackets = 0
        var previous: UInt8 = 0
        for index in utf8[open...].indices {
            let byte = utf8[index]
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

    private static func trimmed(_ utf8: Substring.UTF8View) -> String {
        var utf8 = utf8
        while let first = utf8.first, first.isWhiteSpace { utf8.removeFirst() }
        while let last = utf8.last, last.isWhiteSpace { utf8.removeLast() }
        return String(Substring(utf8))
    }
}

/// Element types as text: enough to see whether a stream passes through.
enum ElementType {
    /// Whether the elements carry no value.
    static func isVoid(_ type: String?) -> Bool {
        type == "Void" || type == "()" || type == "Swift.Void"
    }

    /// Whether two types are written alike, white space and the spelling of `Void` apart.
    static func areSame(_ lhs: String, _ rhs: String) -> Bool {
        lhs == rhs || isVoid(lhs) && isVoid(rhs)
            || canonical(lhs) == canonical(rhs)
    }

    /// A type without white space, and without the `any` that `Error` may have.
    private static func canonical(_ type: String) -> [UInt8] {
        let type = type == "any Error" ? "Error" : type
        return type.utf8.filter { !$0.isWhiteSpace }
    }

    /// The tuple of `types`, or `nil` where one of them is not known.
    static func tuple(_ types: [String?]) -> String? {
        let known = types.compactMap { $0 }
        return known.count == types.count ? "(\(known.joined(separator: ", ")))" : nil
    }
}
