import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class NoteViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: NoteViewModel?

    /// The doubles of store, coordinator, limit. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> NoteViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for store, coordinator, limit")
    }

    private func makeViewModel() throws -> NoteViewModel {
        NoteViewModel(dependencies: try makeDependencies(), scheduler: scheduler)
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(text: [Recorded<Event<String>>] = [], saveTap: [Recorded<Event<Void>>] = []) -> NoteViewModel.Input {
        NoteViewModel.Input(
            text: scheduler.createHotObservable(text).asObservable(),
            saveTap: scheduler.createHotObservable(saveTap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let isValid: TestableObserver<Bool>
        let length: TestableObserver<String>
        let saved: TestableObserver<Note>
        let failure: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> NoteViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            isValid: scheduler.createObserver(Bool.self),
            length: scheduler.createObserver(String.self),
            saved: scheduler.createObserver(Note.self),
            failure: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input(), disposeBag: disposeBag)
            output.isValid.asObservable().subscribe(recorders.isValid).disposed(by: disposeBag)
            output.length.asObservable().subscribe(recorders.length).disposed(by: disposeBag)
            output.saved.asObservable().subscribe(recorders.saved).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testIsValid() throws {
        throw XCTSkip("the output isValid is not tested yet")
    }

    func testLength() throws {
        throw XCTSkip("the output length is not tested yet")
    }

    func testSaved() throws {
        throw XCTSkip("the output saved is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testSaveSucceeds() throws {
        throw XCTSkip("success of the request save is not tested yet")
    }

    func testSaveFails() throws {
        throw XCTSkip("failure of the request save is not tested yet")
    }

    func testCloseRuns() throws {
        throw XCTSkip("the action close is not tested yet")
    }

    func testTrackRuns() throws {
        throw XCTSkip("the action track is not tested yet")
    }

    func testTrackLogic() throws {
        throw XCTSkip("track() is not tested yet")
    }

    func testMessageLogic() throws {
        throw XCTSkip("message(error:) is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
