@preconcurrency import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class LegacyViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: LegacyViewModel?

    /// The doubles of store, retries. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> LegacyViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for store, retries")
    }

    private func makeViewModel() throws -> LegacyViewModel {
        LegacyViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(gesture: Signal<Void> = .never(), tap: Signal<Int> = .empty()) -> LegacyViewModel.Input {
        LegacyViewModel.Input(gesture: gesture, tap: tap)
    }

    /// A recorder an output.
    private struct Recorders {
        let number: TestableObserver<Int>
        let count: TestableObserver<Int>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> LegacyViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            number: scheduler.createObserver(Int.self),
            count: scheduler.createObserver(Int.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.number.asObservable().subscribe(recorders.number).disposed(by: disposeBag)
            output.count.asObservable().subscribe(recorders.count).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testNumber() throws {
        throw XCTSkip("the output number is not tested yet")
    }

    func testCount() throws {
        throw XCTSkip("the output count is not tested yet")
    }

    func testGestureRuns() throws {
        throw XCTSkip("the action gesture is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
