import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class ClosureListsViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: ClosureListsViewModel?

    /// The doubles of store, screen. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> ClosureListsViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for store, screen")
    }

    private func makeViewModel() throws -> ClosureListsViewModel {
        ClosureListsViewModel(dependencies: try makeDependencies(), scheduler: scheduler)
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        amount: [Recorded<Event<Int>>] = [],
        text: [Recorded<Event<String>>] = [],
        tap: [Recorded<Event<Void>>] = []
    ) -> ClosureListsViewModel.Input {
        ClosureListsViewModel.Input(
            amount: scheduler.createHotObservable(amount).asDriver(onErrorDriveWith: .empty()),
            text: scheduler.createHotObservable(text).asSignal(onErrorSignalWith: .empty()),
            tap: scheduler.createHotObservable(tap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let range: TestableObserver<[Int]>
        let sum: TestableObserver<Int>
        let change: TestableObserver<Int>
        let failure: TestableObserver<Error>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> ClosureListsViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            range: scheduler.createObserver([Int].self),
            sum: scheduler.createObserver(Int.self),
            change: scheduler.createObserver(Int.self),
            failure: scheduler.createObserver(Error.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.range.asObservable().subscribe(recorders.range).disposed(by: disposeBag)
            output.sum.asObservable().subscribe(recorders.sum).disposed(by: disposeBag)
            output.change.asObservable().subscribe(recorders.change).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testRange() throws {
        throw XCTSkip("the output range is not tested yet")
    }

    func testSum() throws {
        throw XCTSkip("the output sum is not tested yet")
    }

    func testChange() throws {
        throw XCTSkip("the output change is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testChosenSucceeds() throws {
        throw XCTSkip("success of the request chosen is not tested yet")
    }

    func testChosenFails() throws {
        throw XCTSkip("failure of the request chosen is not tested yet")
    }

    func testCountedSucceeds() throws {
        throw XCTSkip("success of the request counted is not tested yet")
    }

    func testCountedFails() throws {
        throw XCTSkip("failure of the request counted is not tested yet")
    }

    func testOpenedSucceeds() throws {
        throw XCTSkip("success of the request opened is not tested yet")
    }

    func testOpenedFails() throws {
        throw XCTSkip("failure of the request opened is not tested yet")
    }

    func testTotalSucceeds() throws {
        throw XCTSkip("success of the request total is not tested yet")
    }

    func testTotalFails() throws {
        throw XCTSkip("failure of the request total is not tested yet")
    }

    func testTextRuns() throws {
        throw XCTSkip("the action text is not tested yet")
    }

    func testTextRuns2() throws {
        throw XCTSkip("the action text is not tested yet")
    }

    func testAmountRuns() throws {
        throw XCTSkip("the action amount is not tested yet")
    }

    func testCloseRuns() throws {
        throw XCTSkip("the action close is not tested yet")
    }

    func testTapRuns() throws {
        throw XCTSkip("the action tap is not tested yet")
    }

    func testShowRequestSucceeds() throws {
        throw XCTSkip("success of the request showRequest is not tested yet")
    }

    func testShowRequestFails() throws {
        throw XCTSkip("failure of the request showRequest is not tested yet")
    }

    func testShowRuns() throws {
        throw XCTSkip("the action show is not tested yet")
    }

    func testChangeLogic() throws {
        throw XCTSkip("change() is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
