import Foundation
import RxSwift

@testable import App

extension Track: Sampled {
    static func sample(_ number: Int) -> Track { Track(title: .sample(number)) }
}

extension PlayerViewModel.PlayerDouble: Player {
    var position: Observable<TimeInterval> { .never() }
    func toggle() { calls.toggle() }
    func seek(to fraction: Double) { calls.seek(fraction) }
}

extension PlayerViewModel.LibraryDouble: Library {
    func track(of player: Player) -> Single<Track> { calls.track(player) }
}
