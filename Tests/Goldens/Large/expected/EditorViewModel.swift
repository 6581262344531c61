import RxCocoa
import RxSwift

extension EditorViewModel: EditorViewModelLogic {
    static func isPublicLabel(isPublic: Bool) -> String {
        fatalError("EditorViewModel.isPublicLabel(isPublic:) is not written yet")
    }

    static func isPinnedLabel(isPinned: Bool) -> String {
        fatalError("EditorViewModel.isPinnedLabel(isPinned:) is not written yet")
    }

    static func isMutedLabel(isMuted: Bool) -> String {
        fatalError("EditorViewModel.isMutedLabel(isMuted:) is not written yet")
    }

    static func isArchivedLabel(isArchived: Bool) -> String {
        fatalError("EditorViewModel.isArchivedLabel(isArchived:) is not written yet")
    }

    static func message(error: Error) -> String {
        fatalError("EditorViewModel.message(error:) is not written yet")
    }
}
