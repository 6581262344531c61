import Combine

@testable import App

extension ChatViewModel.ChatDouble: ChatService {
    var incoming: AnyPublisher<String, Never> { Empty(completeImmediately: false).eraseToAnyPublisher() }
    var outgoing: PassthroughSubject<String, Never> { PassthroughSubject() }
    var muted: CurrentValueSubject<Bool, Never> { CurrentValueSubject(false) }
    func send(_ text: String, muted: Bool) { calls.send((text, muted)) }
}

extension ChatViewModel.SoundDouble: SoundPlayer {
    func play(_ name: String) { calls.play(name) }
}

extension ChatViewModel.CoordinatorDouble: ChatCoordinator {
    var drafts: PassthroughSubject<String, Never> { PassthroughSubject() }
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
