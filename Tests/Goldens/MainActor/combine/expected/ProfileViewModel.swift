import Combine
import Foundation

extension ProfileViewModel: ProfileViewModelLogic {
    func celebrate(upload: Picture) {
        fatalError("ProfileViewModel.celebrate(upload:) is not written yet")
    }

    static func initials(name: String) -> String {
        fatalError("ProfileViewModel.initials(name:) is not written yet")
    }

    static func alert(error: Error) -> String {
        fatalError("ProfileViewModel.alert(error:) is not written yet")
    }
}
