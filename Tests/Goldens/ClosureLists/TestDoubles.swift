import RxSwift

@testable import App

extension ClosureListsViewModel.StoreDouble: ClosureStore {
    func count(_ text: String) -> Single<Int> { calls.count(text) }
}

extension ClosureListsViewModel.ScreenDouble: ClosureScreen {
    func show(_ text: String) { calls.show(text) }
    func close() { calls.close() }
}
