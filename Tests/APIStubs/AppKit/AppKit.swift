@_exported import Foundation

@MainActor open class NSResponder: NSObject {}

@MainActor open class NSImage: NSObject {}

@MainActor open class NSView: NSResponder {
    public init(frame: NSRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public nonisolated convenience override init() { fatalError() }

    open var isHidden: Bool {
        get { fatalError() }
        set {}
    }
    open var alphaValue: CGFloat {
        get { fatalError() }
        set {}
    }
}

open class NSControl: NSView {
    public struct StateValue: Sendable {}

    open var isEnabled: Bool {
        get { fatalError() }
        set {}
    }
}

open class NSButton: NSControl {
    public convenience init(title: String, target: Any?, action: Any?) { fatalError() }
}

open class NSTextField: NSControl {
    public convenience init(labelWithString: String) { fatalError() }
}

open class NSSlider: NSControl {}
open class NSImageView: NSControl {
    open var image: NSImage? {
        get { fatalError() }
        set {}
    }
}
open class NSProgressIndicator: NSView {}
open class NSTableView: NSControl {}

open class NSViewController: NSResponder {
    public init(nibName: String?, bundle: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }

    open var view: NSView {
        get { fatalError() }
        set {}
    }
    open var title: String? {
        get { fatalError() }
        set {}
    }
    open func loadView() { fatalError() }
    open func viewDidLoad() { fatalError() }
}
