import RxSwift

@testable import App

extension ProfileViewModel.ProfilesDouble: ProfileService {
    func save(name: String, isPublic: Bool, age: Int, plan: Plan) -> Single<Profile> {
        calls.save((name, isPublic, age, plan))
    }

    func add(_ tag: Tag) { calls.add(tag) }

    func log() { calls.log() }
}
