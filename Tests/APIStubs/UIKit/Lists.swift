open class UITableViewCell: UIView {
    open func prepareForReuse() { fatalError() }
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set {}
    }
}

public protocol UIContentConfiguration {}

open class UITableView: UIScrollView {
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { fatalError() }
}

open class UICollectionReusableView: UIView {
    open func prepareForReuse() { fatalError() }
}

open class UICollectionViewCell: UICollectionReusableView {
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set {}
    }
}

@MainActor open class UICollectionViewLayout: NSObject {}

open class UICollectionViewFlowLayout: UICollectionViewLayout {}

open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { fatalError() }
}
