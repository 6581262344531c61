import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class SessionViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: SessionViewModel?

    /// The doubles of clock, monitor, limit. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> SessionViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for clock, monitor, limit")
    }

    private func makeViewModel() throws -> SessionViewModel {
        SessionViewModel(dependencies: try makeDependencies(), scheduler: scheduler)
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        signOut: [Recorded<Event<Void>>] = [],
        tap: [Recorded<Event<Void>>] = [],
        refresh: [Recorded<Event<Void>>] = [],
        location: [Recorded<Event<Double>>] = [],
        query: [Recorded<Event<String>>] = []
    ) -> SessionViewModel.Input {
        SessionViewModel.Input(
            signOut: scheduler.createHotObservable(signOut).asSignal(onErrorSignalWith: .empty()),
            tap: scheduler.createHotObservable(tap).asSignal(onErrorSignalWith: .empty()),
            refresh: scheduler.createHotObservable(refresh).asSignal(onErrorSignalWith: .empty()),
            location: scheduler.createHotObservable(location).asObservable(),
            query: scheduler.createHotObservable(query).asDriver(onErrorDriveWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let isActive: TestableObserver<Bool>
        let track: TestableObserver<Double>
        let waiting: TestableObserver<Double>
        let first: TestableObserver<[Double]>
        let sampled: TestableObserver<String>
        let zipped: TestableObserver<String>
        let seeded: TestableObserver<Double>
        let guarded: TestableObserver<Double>
        let slow: TestableObserver<Double>
        let fresh: TestableObserver<Double>
        let failed: TestableObserver<Void>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> SessionViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            isActive: scheduler.createObserver(Bool.self),
            track: scheduler.createObserver(Double.self),
            waiting: scheduler.createObserver(Double.self),
            first: scheduler.createObserver([Double].self),
            sampled: scheduler.createObserver(String.self),
            zipped: scheduler.createObserver(String.self),
            seeded: scheduler.createObserver(Double.self),
            guarded: scheduler.createObserver(Double.self),
            slow: scheduler.createObserver(Double.self),
            fresh: scheduler.createObserver(Double.self),
            failed: scheduler.createObserver(Void.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.isActive.asObservable().subscribe(recorders.isActive).disposed(by: disposeBag)
            output.track.asObservable().subscribe(recorders.track).disposed(by: disposeBag)
            output.waiting.asObservable().subscribe(recorders.waiting).disposed(by: disposeBag)
            output.first.asObservable().subscribe(recorders.first).disposed(by: disposeBag)
            output.sampled.asObservable().subscribe(recorders.sampled).disposed(by: disposeBag)
            output.zipped.asObservable().subscribe(recorders.zipped).disposed(by: disposeBag)
            output.seeded.asObservable().subscribe(recorders.seeded).disposed(by: disposeBag)
            output.guarded.asObservable().subscribe(recorders.guarded).disposed(by: disposeBag)
            output.slow.asObservable().subscribe(recorders.slow).disposed(by: disposeBag)
            output.fresh.asObservable().subscribe(recorders.fresh).disposed(by: disposeBag)
            output.failed.asObservable().subscribe(recorders.failed).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testIsActive() throws {
        throw XCTSkip("the output isActive is not tested yet")
    }

    func testTrack() throws {
        throw XCTSkip("the output track is not tested yet")
    }

    func testWaiting() throws {
        throw XCTSkip("the output waiting is not tested yet")
    }

    func testFirst() throws {
        throw XCTSkip("the output first is not tested yet")
    }

    func testSampled() throws {
        throw XCTSkip("the output sampled is not tested yet")
    }

    func testZipped() throws {
        throw XCTSkip("the output zipped is not tested yet")
    }

    func testSeeded() throws {
        throw XCTSkip("the output seeded is not tested yet")
    }

    func testGuarded() throws {
        throw XCTSkip("the output guarded is not tested yet")
    }

    func testSlow() throws {
        throw XCTSkip("the output slow is not tested yet")
    }

    func testFresh() throws {
        throw XCTSkip("the output fresh is not tested yet")
    }

    func testFailed() throws {
        throw XCTSkip("the output failed is not tested yet")
    }

    func testFreshSucceeds() throws {
        throw XCTSkip("success of the request fresh is not tested yet")
    }

    func testFreshFails() throws {
        throw XCTSkip("failure of the request fresh is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
