import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class TimerViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: TimerViewModel?

    /// The doubles of store. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> TimerViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for store")
    }

    private func makeViewModel() throws -> TimerViewModel {
        TimerViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        startTap: [Recorded<Event<Void>>] = [],
        lapTap: [Recorded<Event<Void>>] = [],
        resetTap: [Recorded<Event<Void>>] = [],
        tick: [Recorded<Event<Int>>] = []
    ) -> TimerViewModel.Input {
        TimerViewModel.Input(
            startTap: scheduler.createHotObservable(startTap).asSignal(onErrorSignalWith: .empty()),
            lapTap: scheduler.createHotObservable(lapTap).asSignal(onErrorSignalWith: .empty()),
            resetTap: scheduler.createHotObservable(resetTap).asSignal(onErrorSignalWith: .empty()),
            tick: scheduler.createHotObservable(tick).asObservable()
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let elapsed: TestableObserver<Int>
        let laps: TestableObserver<[String]>
        let best: TestableObserver<Int?>
        let finished: TestableObserver<Void>
        let saved: TestableObserver<Int>
        let startTitle: TestableObserver<String>
        let failed: TestableObserver<Void>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> TimerViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            elapsed: scheduler.createObserver(Int.self),
            laps: scheduler.createObserver([String].self),
            best: scheduler.createObserver(Int?.self),
            finished: scheduler.createObserver(Void.self),
            saved: scheduler.createObserver(Int.self),
            startTitle: scheduler.createObserver(String.self),
            failed: scheduler.createObserver(Void.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.elapsed.asObservable().subscribe(recorders.elapsed).disposed(by: disposeBag)
            output.laps.asObservable().subscribe(recorders.laps).disposed(by: disposeBag)
            output.best.asObservable().subscribe(recorders.best).disposed(by: disposeBag)
            output.finished.asObservable().subscribe(recorders.finished).disposed(by: disposeBag)
            output.saved.asObservable().subscribe(recorders.saved).disposed(by: disposeBag)
            output.startTitle.asObservable().subscribe(recorders.startTitle).disposed(by: disposeBag)
            output.failed.asObservable().subscribe(recorders.failed).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testElapsed() throws {
        throw XCTSkip("the output elapsed is not tested yet")
    }

    func testLaps() throws {
        throw XCTSkip("the output laps is not tested yet")
    }

    func testBest() throws {
        throw XCTSkip("the output best is not tested yet")
    }

    func testFinished() throws {
        throw XCTSkip("the output finished is not tested yet")
    }

    func testSaved() throws {
        throw XCTSkip("the output saved is not tested yet")
    }

    func testStartTitle() throws {
        throw XCTSkip("the output startTitle is not tested yet")
    }

    func testFailed() throws {
        throw XCTSkip("the output failed is not tested yet")
    }

    func testStartTapRuns() throws {
        throw XCTSkip("the action startTap is not tested yet")
    }

    func testLapTapRuns() throws {
        throw XCTSkip("the action lapTap is not tested yet")
    }

    func testResetTapRuns() throws {
        throw XCTSkip("the action resetTap is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
