import RxSwift

protocol PriceFeed {
    var rates: Observable<[Int]> { get }
}

protocol PriceHistory {
    var past: Single<[Int]> { get }
}

func parse(_ amount: String) throws -> Int { Int(amount) ?? 0 }
