import RxSwift

@testable import App

extension FeedViewModel.ApiDouble: FeedService {
    func items() -> Single<[String]> { calls.items() }
}

extension FeedViewModel.ClockDouble: FeedClock {
    func note(_ row: Int) { calls.note(row) }
}

#if DEBUG
    extension FeedViewModel.ConsoleDouble: FeedConsole {
        func open() { calls.open() }
    }
#endif
