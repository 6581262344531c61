import RxSwift

protocol ChoiceSource {
    associatedtype Choice

    func choices() -> Single<[Choice]>
}
