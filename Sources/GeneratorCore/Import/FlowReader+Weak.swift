// Closures that hold the ViewModel: their streams, which it keeps, would keep it alive.

extension FlowReader {
    /// What a closure does where the ViewModel is gone.
    enum WhenGone: Equatable {
        /// Nothing else than before: it holds the ViewModel.
        case held
        /// It gives this instead.
        case gives(String)
        /// It is not called: `withUnretained(self)` stands before it. What the element is called then.
        case unretained(element: String)
    }

    /// Makes a closure that holds the ViewModel one that does not, if that can be said, and says how.
    func weaken(_ scan: inout SelfScan, _ result: String?, _ whenGone: WhenGone) -> WhenGone {
        guard whenGone != .held, isHeld(scan) else { return .held }
        if case .gives = whenGone { return whenGone }
        let end = text.folded(scan.body.suffix(4))
        if scan.mode == .request, let result, !end.hasSuffix(".materialize()"), let value = Self.nothing(of: result) {
            return .gives(value)
        }
        return takeUnretained(&scan).map { .unretained(element: $0) } ?? .held
    }

    /// Whether it speaks of the ViewModel, which nothing captures weakly.
    private func isHeld(_ scan: SelfScan) -> Bool {
        guard !scan.uses.isEmpty, scan.captures.isEmpty, scan.others.isEmpty, scan.owner == nil, scan.guards.isEmpty
        else { return false }
        return scan.uses.allSatisfy { use in
            (use.kind == .member || use.kind == .whole) && !use.isOwner
                && !scan.inner.contains { $0.captures != nil && $0.range.contains(use.token) }
        }
    }

    /// The stream of the type that gives no element.
    private static func nothing(of type: String) -> String? {
        switch StreamType(traitOf: type)?.trait {
        case nil, .plain?: nil
        case .single?: ".never()"
        default: ".empty()"
        }
    }

    /// Names the ViewModel `owner` and an element that is named by its position `value`, which is returned; `nil` where
    /// that cannot be.
    private func takeUnretained(_ scan: inout SelfScan) -> String? {
        let body = scan.body
        let positions = body.filter { index in
            text.tokens[index].kind == .dollarIdentifier && !scan.inner.contains { $0.range.contains(index) }
        }
        let names = Set(
            body.filter { text.tokens[$0].kind == .identifier && text.tokens[$0 - 1].kind != .dot }
                .map { text.name(at: $0) }
        )
        guard positions.allSatisfy({ text.text($0..<$0 + 1) == "$0" }), !names.contains("owner"),
            positions.isEmpty || !names.contains("value")
        else { return nil }
        for index in positions { scan.edits.append(.init(range: text.tokens[index].range, text: "value")) }
        for index in scan.edits.indices where scan.edits[index].text == "self." { scan.edits[index].text = "owner." }
        for use in scan.uses where text.isWord(use.token, "self") {
            scan.edits.append(.init(range: use.range, text: use.kind == .whole ? "owner" : "owner."))
        }
        return positions.isEmpty ? "_" : "value"
    }
}
