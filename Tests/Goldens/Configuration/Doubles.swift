import RxSwift

public struct Note {
    public var text: String
}

public protocol NoteStore {
    func save(_ text: String) -> Single<Note>
}

public protocol NoteCoordinator: AnyObject {
    func close()
}

typealias CancelBag = DisposeBag

class BaseViewModel {
    var rx = Bag()
    let loading = ActivityIndicator()
    let error = ErrorTracker()
    let activityIndicator = ActivityIndicator()
    let errorTracker = ErrorTracker()

    struct Bag {
        let disposeBag = DisposeBag()
    }
}

class GenericViewModel<Given, Made> {}

@propertyWrapper
struct Injected<Value> {
    private var value: Value?

    init() {}

    var wrappedValue: Value {
        get { value! }
        set { value = newValue }
    }
}

final class ActivityIndicator {}

final class ErrorTracker {}

extension ObservableConvertibleType {
    func trackActivity(_ activityIndicator: ActivityIndicator) -> Observable<Element> { asObservable() }
    func trackError(_ errorTracker: ErrorTracker) -> Observable<Element> { asObservable() }
}
