import RxSwift

struct Order {
    var total: Int
}

protocol OrderStore {
    func orders() -> Single<[Order]>
}

protocol Analytics {
    var locale: String { get }
    func screen(_ name: String)
    func whenever(_ work: @escaping () -> Void)
}
