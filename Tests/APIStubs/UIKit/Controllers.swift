open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }

    open var view: UIView! {
        get { fatalError() }
        set {}
    }
    open var title: String? {
        get { fatalError() }
        set {}
    }
    open var navigationItem: UINavigationItem { fatalError() }
    open func viewDidLoad() { fatalError() }
}

@MainActor open class UINavigationItem: NSObject {
    open var title: String? {
        get { fatalError() }
        set {}
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { fatalError() }
        set {}
    }
}
