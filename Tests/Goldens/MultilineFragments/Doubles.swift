import RxSwift

struct Entry {
    var text: String
}

protocol ReportAPI {
    func send(_ report: String, subject: String) -> Completable
}
