import RxSwift

protocol Session {
    var name: Observable<String> { get }
}
