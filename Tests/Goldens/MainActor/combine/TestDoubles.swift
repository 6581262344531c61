@testable import App

extension ProfileViewModel.ProfilesDouble: ProfileService {
    func current() async throws -> Account { try await calls.current.value() }
    func upload(_ picture: Picture) async throws -> Picture { try await calls.upload.value(picture) }
}

extension ProfileViewModel.PresenterDouble: ProfilePresenter {
    func pickPicture() { calls.pickPicture() }
}

extension Account: Sampled {
    static func sample(_ number: Int) -> Account { Account(name: .sample(number)) }
}

extension Picture: Sampled {
    static func sample(_ number: Int) -> Picture { Picture(bytes: [UInt8(number)]) }
}
