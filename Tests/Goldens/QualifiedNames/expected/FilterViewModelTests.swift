import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class FilterViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: FilterViewModel?

    /// The doubles of catalog. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> FilterViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for catalog")
    }

    private func makeViewModel() throws -> FilterViewModel {
        FilterViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        query: [Recorded<Event<String>>] = [],
        price: [Recorded<Event<Int>>] = [],
        items: [Recorded<Event<Void>>] = [],
        category: [Recorded<Event<Category>>] = []
    ) -> FilterViewModel.Input {
        FilterViewModel.Input(
            query: scheduler.createHotObservable(query).asSignal(onErrorSignalWith: .empty()),
            price: scheduler.createHotObservable(price).asObservable(),
            items: scheduler.createHotObservable(items).asSignal(onErrorSignalWith: .empty()),
            category: scheduler.createHotObservable(category).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let query: TestableObserver<String>
        let price: TestableObserver<String>
        let items: TestableObserver<[Product]>
        let reloads: TestableObserver<Void>
        let hint: TestableObserver<String>
        let failure: TestableObserver<String>
        let isBusy: TestableObserver<Bool>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> FilterViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            query: scheduler.createObserver(String.self),
            price: scheduler.createObserver(String.self),
            items: scheduler.createObserver([Product].self),
            reloads: scheduler.createObserver(Void.self),
            hint: scheduler.createObserver(String.self),
            failure: scheduler.createObserver(String.self),
            isBusy: scheduler.createObserver(Bool.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.query.asObservable().subscribe(recorders.query).disposed(by: disposeBag)
            output.price.asObservable().subscribe(recorders.price).disposed(by: disposeBag)
            output.items.asObservable().subscribe(recorders.items).disposed(by: disposeBag)
            output.reloads.asObservable().subscribe(recorders.reloads).disposed(by: disposeBag)
            output.hint.asObservable().subscribe(recorders.hint).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            output.isBusy.asObservable().subscribe(recorders.isBusy).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testQuery() throws {
        throw XCTSkip("the output query is not tested yet")
    }

    func testPrice() throws {
        throw XCTSkip("the output price is not tested yet")
    }

    func testItems() throws {
        throw XCTSkip("the output items is not tested yet")
    }

    func testReloads() throws {
        throw XCTSkip("the output reloads is not tested yet")
    }

    func testHint() throws {
        throw XCTSkip("the output hint is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testIsBusy() throws {
        throw XCTSkip("the output isBusy is not tested yet")
    }

    func testItemsSucceeds() throws {
        throw XCTSkip("success of the request items is not tested yet")
    }

    func testItemsFails() throws {
        throw XCTSkip("failure of the request items is not tested yet")
    }

    func testRememberRuns() throws {
        throw XCTSkip("the action remember is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
