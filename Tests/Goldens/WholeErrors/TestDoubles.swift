import RxSwift

@testable import App

extension SyncViewModel.CloudDouble: Cloud {
    func upload(_ file: File) -> Single<File> { calls.upload(file) }
    func list() -> Single<[File]> { calls.list() }
}

extension SyncViewModel.ReporterDouble: ErrorReporter {
    func report(_ error: Error) { calls.report(error) }
    func setBusy(_ isBusy: Bool) { calls.setBusy(isBusy) }
    func done() { calls.done() }
}

extension File: Sampled {
    static func sample(_ number: Int) -> File { File(name: .sample(number)) }
}
