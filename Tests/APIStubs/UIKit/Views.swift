@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIColor: NSObject {
    public class var systemBackground: UIColor { fatalError() }
}

@MainActor open class UIImage: NSObject {}

@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public nonisolated convenience override init() { fatalError() }

    open var isHidden: Bool {
        get { fatalError() }
        set {}
    }
    open var alpha: CGFloat {
        get { fatalError() }
        set {}
    }
    open var backgroundColor: UIColor? {
        get { fatalError() }
        set {}
    }
    open var isUserInteractionEnabled: Bool {
        get { fatalError() }
        set {}
    }
    open func addSubview(_ view: UIView) { fatalError() }
}

open class UILabel: UIView {
    open var text: String? {
        get { fatalError() }
        set {}
    }
}

open class UIImageView: UIView {
    open var image: UIImage? {
        get { fatalError() }
        set {}
    }
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Sendable {
        case medium, large
    }

    public init(style: Style) { fatalError() }
    public required init(coder: NSCoder) { fatalError() }
    public override init(frame: CGRect) { fatalError() }
}

open class UIProgressView: UIView {
    open var progress: Float {
        get { fatalError() }
        set {}
    }
}

open class UIScrollView: UIView {}

open class UITextView: UIScrollView {}

open class UISearchBar: UIView {}
