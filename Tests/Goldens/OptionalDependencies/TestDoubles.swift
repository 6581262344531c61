import RxCocoa
import RxSwift

@testable import App

extension PlayerViewModel.PlayerDouble: Player {
    var tracks: PublishRelay<Int> { PublishRelay() }
    var position: Observable<Double> { calls.position.stream(on: scheduler) }

    func start() -> Single<Int> {
        calls.start()
        return .just(1)
    }

    func pause() -> Completable { calls.pause() }

    func play(_ track: Int) throws -> Observable<Int> { calls.play(track) }
    func paused(_ isPaused: Bool) { calls.paused(isPaused) }
    func set(_ speed: Double) { calls.set(speed) }
}
