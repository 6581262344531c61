import Foundation
import RxSwift

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Reactive where Base: NotificationCenter {
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        fatalError()
    }
}

public enum RxCocoaError: Swift.Error {
    case unknown
    case invalidOperation(object: Any)
    case itemsNotYetBound(object: Any)
    case invalidPropertyName(object: Any, propertyName: String)
    case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
    case errorDuringSwizzling
    case castingError(object: Any, targetType: Any.Type)
}

extension RxCocoaError: CustomDebugStringConvertible {
    public var debugDescription: String { fatalError() }
}

public enum RxCocoaURLError: Swift.Error {
    case unknown
    case nonHTTPResponse(response: URLResponse)
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    case deserializationError(error: any Swift.Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
    public var debugDescription: String { fatalError() }
}

extension Reactive where Base: URLSession {
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> { fatalError() }
    public func data(request: URLRequest) -> Observable<Data> { fatalError() }
    public func json(
        request: URLRequest,
        options: JSONSerialization.ReadingOptions = []
    ) -> Observable<Any> { fatalError() }
    public func json(url: Foundation.URL) -> Observable<Any> { fatalError() }
}
