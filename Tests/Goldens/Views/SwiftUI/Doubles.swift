import RxSwift

struct Tag {}

struct Profile {}

enum Plan {
    case free, paid
}

protocol ProfileService {
    func save(name: String, isPublic: Bool, age: Int, plan: Plan) -> Single<Profile>
    func add(_ tag: Tag)
    func log()
}

extension ProfileView.Model {
    func report(_ isFlagged: Bool) {}
}
