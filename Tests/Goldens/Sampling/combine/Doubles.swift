import Combine

protocol Session {
    var name: AnyPublisher<String, Never> { get }
}
