import RxCocoa
import RxSwift

extension ReaderViewModel: ReaderViewModelLogic {
    static let margin = 8

    func makeOutput(input: Input) -> Output {
        return Output(title: book.asDriver().map(\.title))
    }
}
