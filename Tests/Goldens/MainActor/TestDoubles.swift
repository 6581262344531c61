import RxSwift

@testable import App

extension ProfileViewModel.ProfilesDouble: ProfileService {
    func current() async throws -> Account { Account(name: "Ada") }
    func upload(_ picture: Picture) -> Single<Picture> { calls.upload(picture) }
}

extension ProfileViewModel.PresenterDouble: ProfilePresenter {
    func pickPicture() { calls.pickPicture() }
}

extension Picture: Sampled {
    static func sample(_ number: Int) -> Picture { Picture(bytes: [UInt8(number)]) }
}
