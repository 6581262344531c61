import RxSwift
import UIKit

extension Reactive where Base: UITableView {
    public func items<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> any Disposable
    where Source.Element == Sequence { fatalError() }
    public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String,
        cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Sequence { fatalError() }

    public var itemSelected: ControlEvent<IndexPath> { fatalError() }
    public var itemDeselected: ControlEvent<IndexPath> { fatalError() }
    public var itemDeleted: ControlEvent<IndexPath> { fatalError() }
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { fatalError() }
    public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> { fatalError() }
}

extension Reactive where Base: UICollectionView {
    public func items<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) -> any Disposable
    where Source.Element == Sequence { fatalError() }
    public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
        cellIdentifier: String,
        cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Sequence { fatalError() }

    public var itemSelected: ControlEvent<IndexPath> { fatalError() }
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { fatalError() }
}
