import RxSwift

protocol Session {
    var user: Observable<String> { get }
    var owner: Observable<Owner> { get }
}

struct Owner {
    var name: String
}
