import RxCocoa
import RxSwift

extension ShopViewModel: ShopViewModelLogic {
    func makeOutput(input: Input) -> Output {
        let titles = input.refresh.map { [self.title] }.asDriver(onErrorJustReturn: [])
        #if DEBUG
        return Output(titles: titles)
        #else
        return Output(titles: titles, selected: input.select.asDriver(onErrorJustReturn: 0))
        #endif
    }
}
