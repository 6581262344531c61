open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { fatalError() }

        public static var touchUpInside: Event { fatalError() }
        public static var valueChanged: Event { fatalError() }
        public static var editingDidEnd: Event { fatalError() }
        public static var editingDidEndOnExit: Event { fatalError() }
    }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { fatalError() }

        public static var normal: State { fatalError() }
    }

    open var isEnabled: Bool {
        get { fatalError() }
        set {}
    }
    open var isSelected: Bool {
        get { fatalError() }
        set {}
    }
}

open class UIButton: UIControl {
    public enum ButtonType: Sendable {
        case custom, system
    }

    public convenience init(type: ButtonType) { fatalError() }
}

open class UITextField: UIControl {}
open class UISwitch: UIControl {}
open class UISlider: UIControl {}
open class UIStepper: UIControl {}
open class UISegmentedControl: UIControl {}
open class UIDatePicker: UIControl {}
open class UIPageControl: UIControl {}
open class UIRefreshControl: UIControl {}

@MainActor open class UIBarItem: NSObject {
    open var isEnabled: Bool {
        get { fatalError() }
        set {}
    }
}

open class UIBarButtonItem: UIBarItem {}
