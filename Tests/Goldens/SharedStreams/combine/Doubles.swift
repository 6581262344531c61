import Combine

protocol Session {
    var user: AnyPublisher<String, Never> { get }
    var owner: AnyPublisher<Owner, Never> { get }
}

struct Owner {
    var name: String
}
