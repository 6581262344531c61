import RxRelay
import RxSwift

@testable import App

extension ChatViewModel.ChatDouble: ChatService {
    var incoming: Observable<String> { .never() }
    var outgoing: PublishSubject<String> { PublishSubject() }
    var muted: BehaviorRelay<Bool> { BehaviorRelay(value: false) }
    func send(_ text: String, muted: Bool) { calls.send((text, muted)) }
}

extension ChatViewModel.SoundDouble: SoundPlayer {
    func play(_ name: String) { calls.play(name) }
}

extension ChatViewModel.CoordinatorDouble: ChatCoordinator {
    var drafts: AnyObserver<String> { AnyObserver { _ in } }
    func show(_ photo: Photo) { calls.show(photo) }
    func warn(about photo: Photo) { calls.warn(photo) }
    func close() { calls.close() }
}

extension ChatViewModel.WindowDouble: ChatWindow {
    func ring() { calls.ring() }
    func append(_ text: String) { calls.append(text) }
}

extension ChatViewModel.BadgeDouble: Substitute {
    var value: BadgeView { BadgeView() }
}

extension Photo: Sampled {
    static func sample(_ number: Int) -> Photo { Photo(isLarge: number == 1) }
}
