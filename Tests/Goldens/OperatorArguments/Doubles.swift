import RxSwift

protocol Clock {
    var start: Double { get }
    func now() -> Observable<Double>
    func page(_ name: String) -> Single<[Double]>
}

protocol Monitor: AnyObject {
    func saw(_ value: Double)
}
