import RxSwift

protocol NamesAPI {
    func load(_ items: [Int]) -> Single<Int>
}

protocol NamesLog {
    func write(_ number: Int)
}
