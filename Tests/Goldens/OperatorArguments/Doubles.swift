import RxSwift

protocol Clock {
    var start: Double { get }
    func now() -> Observable<Double>
}

protocol Monitor: AnyObject {
    func saw(_ value: Double)
}
