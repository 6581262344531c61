import RxSwift

protocol LocationTracker {
    func place(named query: String, near position: Double) -> Single<String>
}
