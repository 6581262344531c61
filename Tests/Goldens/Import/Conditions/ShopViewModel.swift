import RxCocoa
import RxSwift

final class ShopViewModel {
    struct Input {
        let refresh: Observable<Void>
        #if DEBUG
        // For developers.
        let shake: Observable<Void>
        #elseif canImport(RxCocoa)
        let select: Observable<Int>
        #else
        let remote: Observable<Int>
        #endif
    }

    struct Output {
        let titles: Driver<[String]>
        #if !DEBUG
        let selected: Driver<Int>
        #endif
    }

    private let title: String
    #if DEBUG
    private let console: [String]
    #endif

    #if DEBUG
    init(title: String, console: [String]) {
        self.title = title
        self.console = console
    }
    #else
    init(title: String) {
        self.title = title
    }
    #endif

    func transform(input: Input) -> Output {
        let titles = input.refresh.map { [self.title] }.asDriver(onErrorJustReturn: [])
        #if DEBUG
        return Output(titles: titles)
        #else
        return Output(titles: titles, selected: input.select.asDriver(onErrorJustReturn: 0))
        #endif
    }
}
