@frozen public enum Event<Element> {
    case next(Element)
    case error(any Swift.Error)
    case completed
}

extension Event: CustomDebugStringConvertible {
    public var debugDescription: String { fatalError() }
}

extension Event {
    public var isStopEvent: Bool { fatalError() }
    public var element: Element? { fatalError() }
    public var error: (any Swift.Error)? { fatalError() }
    public var isCompleted: Bool { fatalError() }

    public func map<Result>(_ change: (Element) throws -> Result) -> Event<Result> { fatalError() }
}

public protocol EventConvertible {
    associatedtype Element

    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    public var event: Event<Element> { fatalError() }
}

public enum RxError: Swift.Error {
    case unknown
    case disposed(object: AnyObject)
    case overflow
    case argumentOutOfRange
    case noElements
    case moreThanOneElement
    case timeout
}

extension RxError: CustomDebugStringConvertible {
    public var debugDescription: String { fatalError() }
}
