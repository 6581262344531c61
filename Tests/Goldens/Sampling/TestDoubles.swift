import RxSwift

@testable import App

extension SamplingViewModel.SessionDouble: Session {
    var name: Observable<String> { .just("Ada") }
}
