/// The class that a control probably has, by its name and by what is bound to it.
struct ControlClass {
    /// In UIKit, for example `UITextField`; `nil` where AppKit or UIKit has none of the kind.
    private let uiKit: String?
    private let appKit: String?
    /// Whether any view could have what is bound to it, so that another binding may say more.
    private(set) var isVague = false

    func name(in framework: Profile.ViewFramework) -> String {
        framework == .appkit ? appKit ?? "NSView" : uiKit ?? "UIView"
    }

    /// An instance: `UIButton(type: .system)`.
    func instance(in framework: Profile.ViewFramework) -> String {
        let name = name(in: framework)
        return switch name {
        case "UIActivityIndicatorView": "\(name)(style: .medium)"
        case "UIButton": "\(name)(type: .system)"
        case "UICollectionView": "\(name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
        case "NSTextField" where self.isLabel: "\(name)(labelWithString: \"\")"
        case "NSButton": "\(name)(title: \"\", target: nil, action: nil)"
        default: "\(name)()"
        }
    }

    private var isLabel: Bool { uiKit == "UILabel" }

    /// The class of a control of which the bindings use `member`.
    ///
    /// - Parameter isSource: whether the binding reads it.
    init(owner: String, member: String, isSource: Bool) {
        if let named = Self.named(owner) {
            self = named
        } else if let known = Self.members[member] {
            self = member == "text" && !isSource ? Self.label : known
        } else {
            self.init("UIView", "NSView", isVague: true)
        }
    }

    /// The class that the name of a control tells: `UISlider` of `volumeSlider`.
    static func named(_ owner: String) -> ControlClass? {
        let owner = owner.lowercased()
        return suffixes.first { owner.hasSuffix($0.suffix) }?.class
    }

    private init(_ uiKit: String?, _ appKit: String?, isVague: Bool = false) {
        self.uiKit = uiKit
        self.appKit = appKit
        self.isVague = isVague
    }

    private static let button = ControlClass("UIButton", "NSButton")
    private static let label = ControlClass("UILabel", "NSTextField")
    private static let field = ControlClass("UITextField", "NSTextField")
    private static let table = ControlClass("UITableView", "NSTableView")
    private static let collection = ControlClass("UICollectionView", "NSCollectionView")
    private static let spinner = ControlClass("UIActivityIndicatorView", "NSProgressIndicator")
    private static let searchBar = ControlClass("UISearchBar", "NSSearchField")
    private static let scrollView = ControlClass("UIScrollView", "NSScrollView")
    private static let segments = ControlClass("UISegmentedControl", "NSSegmentedControl")
    private static let datePicker = ControlClass("UIDatePicker", "NSDatePicker")

    /// By the ends of names, in small letters; the first one counts.
    private static let suffixes: [(suffix: String, class: ControlClass)] = [
        ("barbutton", ControlClass("UIBarButtonItem", "NSButton")),
        ("barbuttonitem", ControlClass("UIBarButtonItem", "NSButton")), ("button", button), ("label", label),
        ("field", field), ("textview", ControlClass("UITextView", "NSTextView")), ("searchbar", searchBar),
        ("tableview", table), ("collectionview", collection), ("imageview", ControlClass("UIImageView", "NSImageView")),
        ("switch", ControlClass("UISwitch", "NSSwitch")), ("slider", ControlClass("UISlider", "NSSlider")),
        ("stepper", ControlClass("UIStepper", "NSStepper")), ("segmentedcontrol", segments),
        ("datepicker", datePicker), ("pickerview", ControlClass("UIPickerView", nil)), ("indicator", spinner),
        ("spinner", spinner), ("refreshcontrol", ControlClass("UIRefreshControl", nil)),
        ("progressview", ControlClass("UIProgressView", "NSProgressIndicator")), ("scrollview", scrollView),
        ("pagecontrol", ControlClass("UIPageControl", nil)),
        ("taprecognizer", ControlClass("UITapGestureRecognizer", "NSClickGestureRecognizer")),
    ]

    /// By the member behind `rx`.
    private static let members: [String: ControlClass] = [
        "tap": button, "title": button, "text": field, "attributedText": field,
        "isEnabled": ControlClass("UIControl", "NSControl", isVague: true),
        "isSelected": ControlClass("UIControl", "NSControl", isVague: true),
        "controlEvent": ControlClass("UIControl", "NSControl", isVague: true),
        "isOn": ControlClass("UISwitch", "NSSwitch"), "value": ControlClass("UISlider", "NSSlider"),
        "selectedSegmentIndex": segments, "date": datePicker, "countDownDuration": datePicker,
        "itemSelected": table, "itemDeleted": table, "itemDeselected": table, "modelSelected": table,
        "modelDeleted": table, "modelDeselected": table, "items": table, "searchButtonClicked": searchBar,
        "cancelButtonClicked": searchBar, "textDidBeginEditing": searchBar, "textDidEndEditing": searchBar,
        "contentOffset": scrollView, "didScroll": scrollView, "didEndDecelerating": scrollView,
        "isAnimating": spinner, "isRefreshing": ControlClass("UIRefreshControl", nil),
        "image": ControlClass("UIImageView", "NSImageView"),
        "progress": ControlClass("UIProgressView", "NSProgressIndicator"),
        "currentPage": ControlClass("UIPageControl", nil), "numberOfPages": ControlClass("UIPageControl", nil),
    ]
}
