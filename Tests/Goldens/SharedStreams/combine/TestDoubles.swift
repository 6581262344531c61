import Combine

@testable import App

extension FeedViewModel.SessionDouble: Session {
    var user: AnyPublisher<String, Never> { calls.user.stream(on: scheduler) }
    var owner: AnyPublisher<Owner, Never> { Just(Owner(name: "Ada")).eraseToAnyPublisher() }
}
