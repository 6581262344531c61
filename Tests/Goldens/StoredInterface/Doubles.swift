import RxSwift

public struct Item: Equatable {
    public var title: String
}

public protocol ItemStore {
    func items(_ query: String, limit: Int) -> Single<[Item]>
}

public protocol SearchCoordinator: AnyObject {
    func close()
}
