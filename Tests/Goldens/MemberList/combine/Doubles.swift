import Foundation

extension IndexPath {
    /// As UIKit has it.
    var row: Int { self[1] }
}

struct Group {
    typealias ID = Int
}

struct Member {
    typealias ID = String

    var id: ID
    var name: String
}

protocol MemberRepository {
    func members(of group: Group.ID) async throws -> [Member]
    func delete(_ member: Member.ID) async throws -> Member.ID
}

protocol MemberListCoordinator: AnyObject {
    func showDetail(of member: Member)
}
