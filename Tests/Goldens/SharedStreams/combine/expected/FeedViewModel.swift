import Combine
import Foundation

extension FeedViewModel: FeedViewModelLogic {
    func finish() {
        fatalError("FeedViewModel.finish() is not written yet")
    }

    func began(start: Int, last: Int, ticks: Int) {
        fatalError("FeedViewModel.began(start:last:ticks:) is not written yet")
    }

    func rows(input: Input) -> AnyPublisher<[String], Never> {
        fatalError("FeedViewModel.rows(input:) is not written yet")
    }

    func summary(input: Input) -> AnyPublisher<String, Never> {
        fatalError("FeedViewModel.summary(input:) is not written yet")
    }
}
