import RxSwift

@testable import App

extension PollViewModel.PollsDouble: PollService {
    func vote(_ answer: Int) -> Single<Poll> { calls.vote(answer) }
    func close() { calls.close() }
}

extension Poll: Sampled {
    static func sample(_ number: Int) -> Poll { Poll(question: .sample(number)) }
}
