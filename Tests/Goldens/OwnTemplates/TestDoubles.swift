import RxSwift

@testable import App

extension ProfileViewModel.ProfilesDouble: ProfileService {
    func load(name: String) -> Single<Profile> { calls.load(name) }
}

extension ProfileViewModel.CoordinatorDouble: ProfileCoordinator {
    func show(_ profile: Profile) { calls.show(profile) }
}

extension Profile: Sampled {
    static func sample(_ number: Int) -> Profile { Profile() }
}
