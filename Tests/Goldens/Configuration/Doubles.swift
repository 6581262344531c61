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

class BaseViewModel {
    let rx = Bag()

    struct Bag {
        let disposeBag = DisposeBag()
    }
}

@propertyWrapper
struct Injected<Value> {
    private var value: Value?

    init() {}

    var wrappedValue: Value {
        get { value! }
        set { value = newValue }
    }
}
