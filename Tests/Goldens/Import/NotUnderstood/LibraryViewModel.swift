import RxSwift

final class LibraryViewModel {
    struct Input {
        let tap: Observable<Void>
        var isReady: Bool { true }
        init(tap: Observable<Void>) { self.tap = tap }
    }

    final class Output {
        let done = PublishSubject<Void>()
    }

    func transform(input: Input, page: Int) -> Output {
        Output()
    }
}
