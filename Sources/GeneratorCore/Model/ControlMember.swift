/// What RxCocoa gives of a control, by the name of the member behind `rx`.
struct ControlMember {
    /// What it is as a source; `nil` for what only takes elements.
    var kind: ControlExpression.Kind?
    /// The type of its elements; `nil` where several controls have one of the name.
    private var given: String?
    /// The type of what it takes as a target.
    private(set) var taken: String?

    /// The type of its elements: of `modelSelected(Member.self)` that of the argument.
    func element(_ link: ControlExpression.Link) -> String? {
        guard link.name.hasPrefix("model") else { return given }
        guard let argument = link.arguments, argument.hasSuffix(".self") else { return nil }
        return String(argument.dropLast(".self".utf8.count))
    }

    static func named(_ name: String) -> ControlMember? { table[name] }

    private static func event(_ element: String?) -> ControlMember { ControlMember(kind: .event, given: element) }

    private static func property(_ element: String?) -> ControlMember {
        ControlMember(kind: .property, given: element, taken: element)
    }

    private static func target(_ taken: String) -> ControlMember { ControlMember(taken: taken) }

    private static let table: [String: ControlMember] = {
        var table: [String: ControlMember] = [
            "attributedText": property("NSAttributedString?"), "contentOffset": property("CGPoint"),
            "countDownDuration": property("TimeInterval"), "date": property("Date"), "event": event(nil),
            "isOn": property("Bool"), "selectedScopeButtonIndex": property("Int"),
            "selectedSegmentIndex": property("Int"), "state": property(nil), "text": property("String?"),
            "value": property(nil),
            "currentPage": target("Int"), "numberOfPages": target("Int"), "progress": target("Float"),
        ]
        let events = [
            "tap", "controlEvent", "cancelButtonClicked", "searchButtonClicked", "bookmarkButtonClicked",
            "didBeginEditing", "didChange", "didEndEditing", "textDidBeginEditing", "textDidEndEditing",
            "didScroll", "didEndDecelerating", "didEndScrollingAnimation", "didScrollToTop", "willBeginDragging",
        ]
        for name in events { table[name] = event("Void") }
        for name in ["itemSelected", "itemDeselected", "itemDeleted", "itemInserted", "itemAccessoryButtonTapped"] {
            table[name] = event("IndexPath")
        }
        for name in ["modelSelected", "modelDeselected", "modelDeleted"] { table[name] = event(nil) }
        for name in ["isAnimating", "isEnabled", "isHidden", "isRefreshing", "isSelected", "isUserInteractionEnabled"] {
            table[name] = target("Bool")
        }
        return table
    }()
}
