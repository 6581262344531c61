import RxSwift

protocol Session {
    var user: Observable<String> { get }
}
