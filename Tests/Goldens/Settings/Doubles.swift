import RxRelay
import RxSwift

struct Theme: Equatable {
    var symbol: String
}

struct Profile {
    var name: String
}

final class SettingsService {
    let theme = BehaviorRelay(value: Theme(symbol: "☾"))
    let soundEnabled = BehaviorRelay(value: true)
    let nickname = BehaviorRelay(value: "")
    let version = "1.0"
}

protocol SessionType {
    var user: Observable<Profile?> { get }
    var signOut: AnyObserver<Void> { get }
}

protocol Analytics: AnyObject {
    var nicknameLengths: PublishRelay<Int> { get }
}
