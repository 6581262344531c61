import RxSwift

@testable import App

extension Entry: Sampled {
    static func sample(_ number: Int) -> Entry { Entry(text: .sample(number)) }
}

extension ReportViewModel.ApiDouble: ReportAPI {
    func send(_ report: String, subject: String) -> Completable { calls.send((report, subject)) }
}
