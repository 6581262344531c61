@testable import App

extension Member: Sampled {
    static func sample(_ number: Int) -> Member { Member(id: .sample(number), name: .sample(number)) }
}

extension MemberListViewModel.GroupIDDouble: Substitute {
    var value: Group.ID { 1 }
}

extension MemberListViewModel.MembersDouble: MemberRepository {
    func members(of group: Group.ID) async throws -> [Member] { try await calls.members.value(group) }
    func delete(_ member: Member.ID) async throws -> Member.ID { try await calls.delete.value(member) }
}

extension MemberListViewModel.CoordinatorDouble: MemberListCoordinator {
    func showDetail(of member: Member) { calls.showDetail(member) }
}
