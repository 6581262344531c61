import RxSwift

struct Poll {
    var question: String
}

protocol PollService {
    func vote(_ answer: Int) -> Single<Poll>
    func close()
}
