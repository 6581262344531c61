import RxSwift

struct File {
    var name: String
}

protocol Cloud {
    func upload(_ file: File) -> Single<File>
    func list() -> Single<[File]>
}

protocol ErrorReporter {
    func report(_ error: Error)
    func setBusy(_ isBusy: Bool)
    func done()
}
