import RxCocoa
import RxSwift
import UIKit

struct Member: Equatable {
    var name: String
}

enum Category: Sendable {
    case adults
}

protocol MemberStore {
    func find(name: String, limit: Int, in category: Category?) -> Single<[Member]>
    func forget()
}

final class Categories {
    let selected = PublishSubject<Category?>()
}

extension FilterViewController {
    var categories: Categories { Categories() }
}
