public protocol Disposable {
    func dispose()
}

extension Disposable {
    public func disposed(by bag: DisposeBag) { fatalError() }
}

public protocol Cancelable: Disposable {
    var isDisposed: Bool { get }
}

public class DisposeBase {
    init() {}
}

public struct Disposables {
    private init() {}
}

extension Disposables {
    public static func create() -> any Disposable { fatalError() }
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable { fatalError() }
    public static func create(_ first: any Disposable, _ second: any Disposable) -> any Cancelable { fatalError() }
    public static func create(
        _ first: any Disposable,
        _ second: any Disposable,
        _ third: any Disposable
    ) -> any Cancelable { fatalError() }
    public static func create(
        _ first: any Disposable,
        _ second: any Disposable,
        _ third: any Disposable,
        _ others: any Disposable...
    ) -> any Cancelable { fatalError() }
    public static func create(_ all: [any Disposable]) -> any Cancelable { fatalError() }
}

public final class DisposeBag: DisposeBase {
    override public init() {}

    public func insert(_ disposable: any Disposable) { fatalError() }
}

extension DisposeBag {
    public convenience init(disposing all: any Disposable...) { fatalError() }
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) { fatalError() }
    public convenience init(disposing all: [any Disposable]) { fatalError() }

    public func insert(_ all: any Disposable...) { fatalError() }
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { fatalError() }
    public func insert(_ all: [any Disposable]) { fatalError() }

    @resultBuilder
    public struct DisposableBuilder {
        public static func buildBlock(_ all: any Disposable...) -> [any Disposable] { fatalError() }
    }
}

public final class BooleanDisposable: Cancelable {
    public init() {}
    public init(isDisposed: Bool) {}

    public var isDisposed: Bool { fatalError() }
    public func dispose() { fatalError() }
}

public final class CompositeDisposable: DisposeBase, Cancelable {
    public struct DisposeKey {}

    override public init() {}
    public init(_ first: any Disposable, _ second: any Disposable) {}
    public init(_ first: any Disposable, _ second: any Disposable, _ third: any Disposable) {}
    public init(
        _ first: any Disposable,
        _ second: any Disposable,
        _ third: any Disposable,
        _ fourth: any Disposable,
        _ others: any Disposable...
    ) {}
    public init(disposables: [any Disposable]) {}

    public var isDisposed: Bool { fatalError() }
    public var count: Int { fatalError() }
    public func insert(_ disposable: any Disposable) -> DisposeKey? { fatalError() }
    public func remove(for key: DisposeKey) { fatalError() }
    public func dispose() { fatalError() }
}

public final class RefCountDisposable: DisposeBase, Cancelable {
    public init(disposable: any Disposable) {}

    public var isDisposed: Bool { fatalError() }
    public func retain() -> any Disposable { fatalError() }
    public func dispose() { fatalError() }
}

public final class ScheduledDisposable: Cancelable {
    public let scheduler: any ImmediateSchedulerType

    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) { fatalError() }

    public var isDisposed: Bool { fatalError() }
    public func dispose() { fatalError() }
}

public final class SerialDisposable: DisposeBase, Cancelable {
    override public init() {}

    public var isDisposed: Bool { fatalError() }
    public var disposable: any Disposable {
        get { fatalError() }
        set { fatalError() }
    }
    public func dispose() { fatalError() }
}

public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    override public init() {}

    public var isDisposed: Bool { fatalError() }
    public func setDisposable(_ disposable: any Disposable) { fatalError() }
    public func dispose() { fatalError() }
}
