import RxCocoa
import RxSwift

protocol Player: AnyObject {
    var tracks: PublishRelay<Int> { get }
    var position: Observable<Double> { get }
    func start() -> Single<Int>
    func pause() -> Completable
    func play(_ track: Int) throws -> Observable<Int>
    func paused(_ isPaused: Bool)
    func set(_ speed: Double)
}
