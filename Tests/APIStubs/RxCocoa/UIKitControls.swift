import RxSwift
import UIKit

extension Reactive where Base: UIControl {
    public func controlEvent(_ events: UIControl.Event) -> ControlEvent<()> { fatalError() }
    public func controlProperty<T>(
        editingEvents: UIControl.Event,
        getter: @escaping (Base) -> T,
        setter: @escaping (Base, T) -> Void
    ) -> ControlProperty<T> { fatalError() }
}

extension Reactive where Base: UIButton {
    public var tap: ControlEvent<Void> { fatalError() }
    public func title(for state: UIControl.State = []) -> Binder<String?> { fatalError() }
    public func image(for state: UIControl.State = []) -> Binder<UIImage?> { fatalError() }
}

extension Reactive where Base: UIBarButtonItem {
    public var tap: ControlEvent<()> { fatalError() }
}

extension Reactive where Base: UITextField {
    public var text: ControlProperty<String?> { fatalError() }
    public var value: ControlProperty<String?> { fatalError() }
}

extension Reactive where Base: UITextView {
    public var text: ControlProperty<String?> { fatalError() }
    public var value: ControlProperty<String?> { fatalError() }
    public var didBeginEditing: ControlEvent<()> { fatalError() }
    public var didEndEditing: ControlEvent<()> { fatalError() }
    public var didChange: ControlEvent<()> { fatalError() }
}

extension Reactive where Base: UISearchBar {
    public var text: ControlProperty<String?> { fatalError() }
    public var value: ControlProperty<String?> { fatalError() }
    public var searchButtonClicked: ControlEvent<Void> { fatalError() }
    public var cancelButtonClicked: ControlEvent<Void> { fatalError() }
}

extension Reactive where Base: UISwitch {
    public var isOn: ControlProperty<Bool> { fatalError() }
    public var value: ControlProperty<Bool> { fatalError() }
}

extension Reactive where Base: UISlider {
    public var value: ControlProperty<Float> { fatalError() }
}

extension Reactive where Base: UIStepper {
    public var value: ControlProperty<Double> { fatalError() }
}

extension Reactive where Base: UISegmentedControl {
    public var selectedSegmentIndex: ControlProperty<Int> { fatalError() }
    public var value: ControlProperty<Int> { fatalError() }
}

extension Reactive where Base: UIDatePicker {
    public var date: ControlProperty<Date> { fatalError() }
    public var value: ControlProperty<Date> { fatalError() }
}

extension Reactive where Base: UIRefreshControl {
    public var isRefreshing: Binder<Bool> { fatalError() }
}

extension Reactive where Base: UIActivityIndicatorView {
    public var isAnimating: Binder<Bool> { fatalError() }
}

extension Reactive where Base: UIScrollView {
    public var contentOffset: ControlProperty<CGPoint> { fatalError() }
    public var didScroll: ControlEvent<Void> { fatalError() }
}
