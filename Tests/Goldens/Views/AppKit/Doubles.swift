import RxSwift

public struct Account {
    var name: String
}

public protocol AccountService {
    func login(name: String, volume: Double) -> Single<Account>
}
