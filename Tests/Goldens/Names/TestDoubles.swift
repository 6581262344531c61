import RxSwift

@testable import App

extension NamesViewModel.ApiDouble: NamesAPI {
    func load(_ items: [Int]) -> Single<Int> { calls.load(items) }
}

extension NamesViewModel.LogDouble: NamesLog {
    func write(_ number: Int) { calls.write(number) }
}
