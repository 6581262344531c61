import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class SearchViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: SearchViewModel?

    /// The doubles of api, history. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> SearchViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for api, history")
    }

    private func makeViewModel() throws -> SearchViewModel {
        SearchViewModel(dependencies: try makeDependencies(), scheduler: scheduler)
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        query: [Recorded<Event<String>>] = [],
        reachedBottom: [Recorded<Event<Void>>] = [],
        cancelTap: [Recorded<Event<Void>>] = []
    ) -> SearchViewModel.Input {
        SearchViewModel.Input(
            query: ControlProperty(values: scheduler.createHotObservable(query), valueSink: AnyObserver { _ in }),
            reachedBottom: scheduler.createHotObservable(reachedBottom).asSignal(onErrorSignalWith: .empty()),
            cancelTap: scheduler.createHotObservable(cancelTap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let results: TestableObserver<[Repository]>
        let isSearching: TestableObserver<Bool>
        let isLoadingMore: TestableObserver<Bool>
        let isEmpty: TestableObserver<Bool>
        let error: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> SearchViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            results: scheduler.createObserver([Repository].self),
            isSearching: scheduler.createObserver(Bool.self),
            isLoadingMore: scheduler.createObserver(Bool.self),
            isEmpty: scheduler.createObserver(Bool.self),
            error: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.results.asObservable().subscribe(recorders.results).disposed(by: disposeBag)
            output.isSearching.asObservable().subscribe(recorders.isSearching).disposed(by: disposeBag)
            output.isLoadingMore.asObservable().subscribe(recorders.isLoadingMore).disposed(by: disposeBag)
            output.isEmpty.asObservable().subscribe(recorders.isEmpty).disposed(by: disposeBag)
            output.error.asObservable().subscribe(recorders.error).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testResults() throws {
        throw XCTSkip("the output results is not tested yet")
    }

    func testIsSearching() throws {
        throw XCTSkip("the output isSearching is not tested yet")
    }

    func testIsLoadingMore() throws {
        throw XCTSkip("the output isLoadingMore is not tested yet")
    }

    func testIsEmpty() throws {
        throw XCTSkip("the output isEmpty is not tested yet")
    }

    func testError() throws {
        throw XCTSkip("the output error is not tested yet")
    }

    func testFirstPageSucceeds() throws {
        throw XCTSkip("success of the request firstPage is not tested yet")
    }

    func testFirstPageFails() throws {
        throw XCTSkip("failure of the request firstPage is not tested yet")
    }

    func testNextPageSucceeds() throws {
        throw XCTSkip("success of the request nextPage is not tested yet")
    }

    func testNextPageFails() throws {
        throw XCTSkip("failure of the request nextPage is not tested yet")
    }

    func testRememberRuns() throws {
        throw XCTSkip("the action remember is not tested yet")
    }

    func testMessageLogic() throws {
        throw XCTSkip("message(error:) is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
