import Combine
import Foundation

extension ChatViewModel: ChatViewModelLogic {
    func upload(photo: Photo) {
        fatalError("ChatViewModel.upload(photo:) is not written yet")
    }

    func vibrate() {
        fatalError("ChatViewModel.vibrate() is not written yet")
    }

    func remember(text: String, isMuted: Bool, draft: String) {
        fatalError("ChatViewModel.remember(text:isMuted:draft:) is not written yet")
    }
}
