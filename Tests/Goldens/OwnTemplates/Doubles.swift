import RxSwift

struct Profile {}

protocol ProfileService {
    func load(name: String) -> Single<Profile>
}

protocol ProfileCoordinator: AnyObject {
    func show(_ profile: Profile)
}
