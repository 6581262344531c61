import AppKit
import RxSwift

extension Reactive where Base: NSControl {
    public var controlEvent: ControlEvent<()> { fatalError() }
}

extension Reactive where Base: NSButton {
    public var tap: ControlEvent<Void> { fatalError() }
    public var state: ControlProperty<NSControl.StateValue> { fatalError() }
}

extension Reactive where Base: NSTextField {
    public var text: ControlProperty<String?> { fatalError() }
}

extension Reactive where Base: NSSlider {
    public var value: ControlProperty<Double> { fatalError() }
}
