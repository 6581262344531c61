/// What RxCocoa gives of a control, by the name of the member behind `rx`: its own members, and the properties of views,
/// of which it makes binders.
struct ControlMember {
    /// What it is as a source; `nil` for what only takes elements.
    var kind: ControlExpression.Kind?
    /// The type of its elements; `nil` where several controls have one of the name.
    private var given: String?
    /// The type of what it takes as a target.
    private(set) var taken: String?
    /// Whether what `modelSelected` names is the type of one of several elements.
    private var givesSeveral = false

    /// The type of its elements: of `modelSelected(Member.self)` that of the argument.
    func element(_ link: ControlExpression.Link) -> String? {
        guard link.name.hasPrefix("model") else { return given }
        guard let argument = link.arguments, argument.hasSuffix(".self") else { return nil }
        let model = String(argument.dropLast(".self".utf8.count))
        return givesSeveral ? "[\(model)]" : model
    }

    /// - Parameter control: the name of what has the member, which may tell its class.
    static func named(_ name: String, of control: String?, in framework: Profile.ViewFramework) -> ControlMember? {
        let className = control.flatMap { ControlClass.named($0) }?.name(in: framework)
        guard var member = className.flatMap({ ofClasses[$0]?[name] }) ?? ofAll[name] else { return nil }
        // Images, colours and fonts of AppKit have the same names but for the prefix.
        if framework == .appkit, let taken = member.taken, taken.hasPrefix("UI") {
            member.taken = "NS\(taken.dropFirst(2))"
        }
        return member
    }

    private static func event(_ element: String?) -> ControlMember { ControlMember(kind: .event, given: element) }

    private static func property(_ element: String?) -> ControlMember {
        ControlMember(kind: .property, given: element, taken: element)
    }

    private static func target(_ taken: String) -> ControlMember { ControlMember(taken: taken) }

    /// The members that have other types elsewhere, by the class of the control.
    private static let ofClasses: [String: [String: ControlMember]] = [
        "NSButton": ["title": target("String"), "state": property("NSControl.StateValue")],
        "NSSlider": ["value": property("Double"), "minValue": target("Double"), "maxValue": target("Double")],
        "NSStepper": ["minValue": target("Double"), "maxValue": target("Double")],
        "NSSwitch": ["state": target("NSControl.StateValue")],
        "UIDatePicker": ["value": property("Date")],
        "UIPickerView": [
            "itemSelected": event("(row: Int, component: Int)"),
            "modelSelected": ControlMember(kind: .event, givesSeveral: true),
        ],
        "UISearchBar": ["value": property("String?")],
        "UISegmentedControl": ["value": property("Int")],
        "UISlider": ["value": property("Float"), "minimumValue": target("Float"), "maximumValue": target("Float")],
        "UIStepper": [
            "value": property("Double"), "minimumValue": target("Double"), "maximumValue": target("Double"),
            "stepValue": target("Double"),
        ],
        "UISwitch": ["value": property("Bool")],
        "UITextField": ["value": property("String?")],
        "UITextView": ["value": property("String?")],
    ]

    /// The members that are of one type wherever they are.
    private static let ofAll: [String: ControlMember] = {
        var table: [String: ControlMember] = [
            "attributedText": property("NSAttributedString?"), "contentOffset": property("CGPoint"),
            "countDownDuration": property("TimeInterval"), "date": property("Date"), "event": event(nil),
            "isOn": property("Bool"), "selectedScopeButtonIndex": property("Int"),
            "selectedSegmentIndex": property("Int"), "state": property(nil), "string": property("String"),
            "text": property("String?"), "value": property(nil), "didEndDragging": event("Bool"),
        ]
        for (type, names) in events { for name in names { table[name] = event(type) } }
        for name in otherEvents { table[name] = event(nil) }
        for (type, names) in targets { for name in names { table[name] = target(type) } }
        return table
    }()

    private static let events = [
        "Void": [
            "tap", "primaryAction", "controlEvent", "cancelButtonClicked", "searchButtonClicked",
            "bookmarkButtonClicked", "resultsListButtonClicked", "textDidBeginEditing", "textDidEndEditing",
            "didBeginEditing", "didChange", "didChangeSelection", "didEndEditing", "didScroll", "didZoom",
            "didEndDecelerating", "didEndScrollingAnimation", "didScrollToTop", "willBeginDecelerating",
            "willBeginDragging",
        ],
        "IndexPath": [
            "itemSelected", "itemDeselected", "itemDeleted", "itemInserted", "itemAccessoryButtonTapped",
            "itemHighlighted", "itemUnhighlighted",
        ],
        "[IndexPath]": [
            "prefetchItems", "prefetchRows", "cancelPrefetchingForItems", "cancelPrefetchingForRows",
        ],
    ]

    /// Events whose elements are of no type that inputs would be of.
    private static let otherEvents = [
        "modelSelected", "modelDeselected", "modelDeleted", "itemMoved", "willDisplayCell", "didEndDisplayingCell",
        "willEndDragging", "willBeginZooming", "didEndZooming", "didSelectItem",
    ]

    private static let targets = [
        "Bool": [
            "enabledForSegment", "hidesWhenStopped", "isActive", "isAnimating", "isEditable", "isEditing", "isEnabled",
            "isHidden", "isHighlighted", "isIndeterminate", "isRefreshing", "isScrollEnabled", "isSecureTextEntry",
            "isSelectable", "isSelected", "isUserInteractionEnabled",
        ],
        "CGFloat": ["alpha", "alphaValue", "constant"],
        "Date?": ["maximumDate", "minimumDate"],
        "Double": ["doubleValue"],
        "Float": ["floatValue", "progress"],
        "Int": ["currentPage", "integerValue", "numberOfLines", "numberOfPages", "selectedIndex", "selectedSegment"],
        "NSAttributedString?": ["attributedPlaceholder", "attributedTitle"],
        "String": ["stringValue"],
        "String?": [
            "accessibilityLabel", "badgeValue", "placeholder", "placeholderString", "prompt", "title",
            "titleForSegment",
        ],
        "UIColor?": ["backgroundColor", "barTintColor", "textColor", "tintColor"],
        "UIFont?": ["font"],
        "UIImage?": ["backgroundImage", "highlightedImage", "image", "imageForSegment"],
    ]
}
