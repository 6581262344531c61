@_exported import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class PlayerViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: PlayerViewModel?

    /// The doubles of player, library, formatter. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> PlayerViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for player, library, formatter")
    }

    private func makeViewModel() throws -> PlayerViewModel {
        PlayerViewModel(dependencies: try makeDependencies(), scheduler: scheduler)
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(playTap: [Recorded<Event<Void>>] = [], seek: Observable<Double> = .never()) -> PlayerViewModel.Input {
        PlayerViewModel.Input(
            playTap: scheduler.createHotObservable(playTap).asSignal(onErrorSignalWith: .empty()),
            seek: seek
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let title: TestableObserver<String>
        let time: TestableObserver<String>
        let rows: TestableObserver<[Track]>
        let message: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> PlayerViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            title: scheduler.createObserver(String.self),
            time: scheduler.createObserver(String.self),
            rows: scheduler.createObserver([Track].self),
            message: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.title.asObservable().subscribe(recorders.title).disposed(by: disposeBag)
            output.time.asObservable().subscribe(recorders.time).disposed(by: disposeBag)
            output.rows.asObservable().subscribe(recorders.rows).disposed(by: disposeBag)
            output.message.asObservable().subscribe(recorders.message).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testTitle() throws {
        throw XCTSkip("the output title is not tested yet")
    }

    func testTime() throws {
        throw XCTSkip("the output time is not tested yet")
    }

    func testRows() throws {
        throw XCTSkip("the output rows is not tested yet")
    }

    func testMessage() throws {
        throw XCTSkip("the output message is not tested yet")
    }

    func testToggleRuns() throws {
        throw XCTSkip("the action toggle is not tested yet")
    }

    func testSeekRuns() throws {
        throw XCTSkip("the action seek is not tested yet")
    }

    func testTrackSucceeds() throws {
        throw XCTSkip("success of the request track is not tested yet")
    }

    func testTrackFails() throws {
        throw XCTSkip("failure of the request track is not tested yet")
    }

    func testRowsLogic() throws {
        throw XCTSkip("rows(input:) is not tested yet")
    }

    func testMessageLogic() throws {
        throw XCTSkip("message(error:) is not tested yet")
    }
}

final class PreviewViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: PreviewViewModel?

    private func makeViewModel() throws -> PreviewViewModel {
        PreviewViewModel()
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(tap: [Recorded<Event<Void>>] = []) -> PreviewViewModel.Input {
        PreviewViewModel.Input(
            tap: scheduler.createHotObservable(tap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let tapped: TestableObserver<Void>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> PreviewViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            tapped: scheduler.createObserver(Void.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.tapped.asObservable().subscribe(recorders.tapped).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testTapped() throws {
        throw XCTSkip("the output tapped is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
