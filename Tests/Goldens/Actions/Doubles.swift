import RxRelay
import RxSwift

struct Photo {
    var isLarge: Bool
}

protocol ChatService {
    var incoming: Observable<String> { get }
    var outgoing: PublishSubject<String> { get }
    var muted: BehaviorRelay<Bool> { get }
    func send(_ text: String, muted: Bool)
}

protocol SoundPlayer {
    func play(_ name: String)
}

protocol ChatCoordinator: AnyObject {
    var drafts: AnyObserver<String> { get }
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
