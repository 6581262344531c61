import RxCocoa
import RxSwift
import UIKit

public struct Member {
    var name: String
}

public typealias Photos = [IndexPath]

public protocol MemberRepository {
    func all(matching query: String?) -> Single<[Member]>
}

final class NewestCell: UITableViewCell {
    var member: Member?
}
