import RxSwift

@testable import App

extension MergesViewModel.ApiDouble: MergesAPI {
    func items() -> Single<[String]> { calls.items() }
}
