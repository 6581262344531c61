import RxSwift

@testable import App

extension PriceViewModel.PricesDouble: PriceFeed {
    var rates: Observable<[Int]> { .never() }
}

extension PriceViewModel.HistoryDouble: PriceHistory {
    var past: Single<[Int]> { .never() }
}
