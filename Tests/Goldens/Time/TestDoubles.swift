import RxSwift

@testable import App

extension LocationViewModel.TrackerDouble: LocationTracker {
    func place(named query: String, near position: Double) -> Single<String> { calls.place((query, position)) }
}
