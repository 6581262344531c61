import RxSwift

struct Message: Equatable {
    var text: String
}

protocol ChatService {
    func search(_ term: String) -> Single<[String]>
    func exact(_ query: String) -> Single<[String]>
    func send(text: String) -> Single<Message>
    func open(id: Int) -> Single<Int>
    func log(_ text: String) -> Completable
}

protocol ChatRouter: AnyObject {
    func show(_ id: Int)
}
