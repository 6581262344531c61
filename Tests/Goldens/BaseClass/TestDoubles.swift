import RxSwift

@testable import App

extension UsersMode: Sampled {
    static func sample(_ number: Int) -> UsersMode { number == 1 ? .all : .followers }
}

extension User: Sampled {
    static func sample(_ number: Int) -> User { User(name: .sample(number)) }
}

extension UsersViewModel.ProviderDouble: UserAPI {
    var version: String { "1.0" }
    func users(_ mode: UsersMode) -> Single<[User]> { calls.users(mode) }
}

extension AboutViewModel.ProviderDouble: UserAPI {
    var version: String { "1.0" }
    func users(_ mode: UsersMode) -> Single<[User]> { .never() }
}

extension UserViewModel.ProviderDouble: UserAPI {
    var version: String { "1.0" }
    func users(_ mode: UsersMode) -> Single<[User]> { .never() }
}
