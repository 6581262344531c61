import RxSwift

@testable import App

extension FeedViewModel.SessionDouble: Session {
    var user: Observable<String> { calls.user.stream(on: scheduler) }
    var owner: Observable<Owner> { .just(Owner(name: "Ada")) }
}
