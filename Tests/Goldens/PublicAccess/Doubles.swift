import Foundation
import RxSwift

public struct Track {
    public var title: String
}

public protocol Player {
    var position: Observable<TimeInterval> { get }
    func toggle()
    func seek(to fraction: Double)
}

public protocol Library: AnyObject {
    func track(of player: Player) -> Single<Track>
}
