import RxSwift

@testable import App

extension SessionViewModel.ClockDouble: Clock {
    var start: Double { 0 }

    func now() -> Observable<Double> { calls.now() }
    func page(_ name: String) -> Single<[Double]> { calls.page(name) }
}

extension SessionViewModel.MonitorDouble: Monitor {
    func saw(_ value: Double) { calls.saw(value) }
}
