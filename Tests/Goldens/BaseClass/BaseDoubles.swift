import RxSwift

struct User: Equatable {
    var name: String
}

enum UsersMode: Equatable {
    case all, followers
}

protocol UserAPI: AnyObject {
    var version: String { get }
    func users(_ mode: UsersMode) -> Single<[User]>
}

protocol UserLog: AnyObject {
    func seen(_ user: User)
}

class ViewModel {
    let provider: UserAPI
    weak var log: UserLog?
    let bag = DisposeBag()
    let errorTracker = ErrorTracker()

    init(provider: UserAPI, log: UserLog? = nil) {
        self.provider = provider
        self.log = log
    }
}

final class ErrorTracker {}

extension ObservableConvertibleType {
    func trackError(_ errorTracker: ErrorTracker) -> Observable<Element> { asObservable() }
}
