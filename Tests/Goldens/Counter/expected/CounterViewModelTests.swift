import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class CounterViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: CounterViewModel?

    private func makeViewModel() throws -> CounterViewModel {
        CounterViewModel()
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        incrementTap: [Recorded<Event<Void>>] = [],
        decrementTap: [Recorded<Event<Void>>] = [],
        toggleTap: [Recorded<Event<Void>>] = []
    ) -> CounterViewModel.Input {
        CounterViewModel.Input(
            incrementTap: scheduler.createHotObservable(incrementTap).asSignal(onErrorSignalWith: .empty()),
            decrementTap: scheduler.createHotObservable(decrementTap).asSignal(onErrorSignalWith: .empty()),
            toggleTap: scheduler.createHotObservable(toggleTap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let count: TestableObserver<Int>
        let isVisible: TestableObserver<Bool>
        let title: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> CounterViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            count: scheduler.createObserver(Int.self),
            isVisible: scheduler.createObserver(Bool.self),
            title: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.count.asObservable().subscribe(recorders.count).disposed(by: disposeBag)
            output.isVisible.asObservable().subscribe(recorders.isVisible).disposed(by: disposeBag)
            output.title.asObservable().subscribe(recorders.title).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testCount() throws {
        throw XCTSkip("the output count is not tested yet")
    }

    func testIsVisible() throws {
        throw XCTSkip("the output isVisible is not tested yet")
    }

    func testTitle() throws {
        throw XCTSkip("the output title is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
