import RxSwift

@testable import App

extension Message: Sampled {
    static func sample(_ number: Int) -> Message { Message(text: .sample(number)) }
}

extension ChatViewModel.ChatDouble: ChatService {
    func search(_ term: String) -> Single<[String]> { calls.search(term) }
    func exact(_ query: String) -> Single<[String]> { calls.exact(query) }
    func send(text: String) -> Single<Message> { calls.send(text) }
    func open(id: Int) -> Single<Int> { calls.open(id) }
    func log(_ text: String) -> Completable { calls.log(text) }
}

extension ChatViewModel.RouterDouble: ChatRouter {
    func show(_ id: Int) { calls.show(id) }
}
