import Foundation

@dynamicMemberLookup
public struct Reactive<Base> {
    public let base: Base

    public init(_ base: Base) { fatalError() }

    public subscript<Property>(
        dynamicMember path: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject { fatalError() }
}

public protocol ReactiveCompatible {
    associatedtype ReactiveBase

    static var rx: Reactive<ReactiveBase>.Type { get set }
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    public static var rx: Reactive<Self>.Type {
        get { fatalError() }
        set { fatalError() }
    }

    public var rx: Reactive<Self> {
        get { fatalError() }
        set { fatalError() }
    }
}

extension NSObject: ReactiveCompatible {}

public enum Hooks {
    public typealias DefaultErrorHandler = (_ callStack: [String], _ error: any Error) -> Void
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    public static var recordCallStackOnError: Bool = false

    public static var defaultErrorHandler: DefaultErrorHandler {
        get { fatalError() }
        set { fatalError() }
    }

    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { fatalError() }
        set { fatalError() }
    }
}

public protocol DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}
