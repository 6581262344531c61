import Combine

struct Photo {
    var isLarge: Bool
}

protocol ChatService {
    var incoming: AnyPublisher<String, Never> { get }
    var outgoing: PassthroughSubject<String, Never> { get }
    var muted: CurrentValueSubject<Bool, Never> { get }
    func send(_ text: String, muted: Bool)
}

protocol SoundPlayer {
    func play(_ name: String)
}

protocol ChatCoordinator: AnyObject {
    var drafts: PassthroughSubject<String, Never> { get }
    func show(_ photo: Photo)
    func warn(about photo: Photo)
    func close()
}

protocol ChatWindow: AnyObject {
    func ring()
    func append(_ text: String)
}

final class BadgeView {
    var count = 0
}
