import RxCocoa
import RxRelay
import RxSwift

final class LampViewModel {
    struct Input {
        let tap: Observable<Void>
    }

    struct Output {
        let isOn = PublishRelay<Bool>()
    }

    var bag = DisposeBag()
    private let books: [Book]

    init(books: [Book]) {
        self.books = books
    }

    func convert(input: Input) -> Output {
        makeOutput(from: input)
    }

    private func makeOutput(from input: Input) -> Output {
        let output = Output()

        input.tap
            .map { self.books.isEmpty }
            .bind(to: output.isOn)
            .disposed(by: bag)

        return output
    }
}
