import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class RangeViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: RangeViewModel?

    private func makeViewModel() throws -> RangeViewModel {
        RangeViewModel()
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        lower: [Recorded<Event<Int>>] = [],
        upper: [Recorded<Event<Int>>] = [],
        reset: [Recorded<Event<Void>>] = []
    ) -> RangeViewModel.Input {
        RangeViewModel.Input(
            lower: scheduler.createHotObservable(lower).asDriver(onErrorDriveWith: .empty()),
            upper: scheduler.createHotObservable(upper).asDriver(onErrorDriveWith: .empty()),
            reset: scheduler.createHotObservable(reset).asObservable()
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let start: TestableObserver<Int>
        let end: TestableObserver<Int>
        let failed: TestableObserver<Void>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> RangeViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            start: scheduler.createObserver(Int.self),
            end: scheduler.createObserver(Int.self),
            failed: scheduler.createObserver(Void.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.start.asObservable().subscribe(recorders.start).disposed(by: disposeBag)
            output.end.asObservable().subscribe(recorders.end).disposed(by: disposeBag)
            output.failed.asObservable().subscribe(recorders.failed).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testStart() throws {
        throw XCTSkip("the output start is not tested yet")
    }

    func testEnd() throws {
        throw XCTSkip("the output end is not tested yet")
    }

    func testFailed() throws {
        throw XCTSkip("the output failed is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
