import RxSwift

@testable import App

extension MemberListViewModel.MembersDouble: MemberRepository {
    func all(matching query: String?) -> Single<[Member]> { calls.all(query) }
}
