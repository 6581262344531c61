import RxSwift

protocol MergesAPI {
    func items() -> Single<[String]>
}
