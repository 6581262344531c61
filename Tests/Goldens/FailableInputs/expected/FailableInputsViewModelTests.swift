import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class FailableInputsViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: FailableInputsViewModel?

    private func makeViewModel() throws -> FailableInputsViewModel {
        FailableInputsViewModel()
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        observable: [Recorded<Event<Int>>] = [],
        single: [Recorded<Event<Int>>] = [],
        maybe: [Recorded<Event<Int>>] = [],
        completable: [Recorded<Event<Never>>] = [],
        behaviorSubject: BehaviorSubject<Int>,
        publishSubject: PublishSubject<Int> = PublishSubject<Int>(),
        replaySubject: ReplaySubject<Int> = .create(bufferSize: 1),
        onlyErrors: [Recorded<Event<Int>>] = []
    ) -> FailableInputsViewModel.Input {
        FailableInputsViewModel.Input(
            observable: scheduler.createHotObservable(observable).asObservable(),
            single: scheduler.createHotObservable(single).take(1).asSingle(),
            maybe: scheduler.createHotObservable(maybe).take(1).asMaybe(),
            completable: scheduler.createHotObservable(completable).asCompletable(),
            behaviorSubject: behaviorSubject,
            publishSubject: publishSubject,
            replaySubject: replaySubject,
            onlyErrors: scheduler.createHotObservable(onlyErrors).asObservable()
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let sum: TestableObserver<Int>
        let done: TestableObserver<Void>
        let observableFailed: TestableObserver<Void>
        let singleFailed: TestableObserver<String>
        let notDone: TestableObserver<Error>
        let subjects: TestableObserver<Error>
        let onlyErrors: TestableObserver<Error>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> FailableInputsViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            sum: scheduler.createObserver(Int.self),
            done: scheduler.createObserver(Void.self),
            observableFailed: scheduler.createObserver(Void.self),
            singleFailed: scheduler.createObserver(String.self),
            notDone: scheduler.createObserver(Error.self),
            subjects: scheduler.createObserver(Error.self),
            onlyErrors: scheduler.createObserver(Error.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.sum.asObservable().subscribe(recorders.sum).disposed(by: disposeBag)
            output.done.asObservable().subscribe(recorders.done).disposed(by: disposeBag)
            output.observableFailed.asObservable().subscribe(recorders.observableFailed).disposed(by: disposeBag)
            output.singleFailed.asObservable().subscribe(recorders.singleFailed).disposed(by: disposeBag)
            output.notDone.asObservable().subscribe(recorders.notDone).disposed(by: disposeBag)
            output.subjects.asObservable().subscribe(recorders.subjects).disposed(by: disposeBag)
            output.onlyErrors.asObservable().subscribe(recorders.onlyErrors).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testSum() throws {
        throw XCTSkip("the output sum is not tested yet")
    }

    func testDone() throws {
        throw XCTSkip("the output done is not tested yet")
    }

    func testObservableFailed() throws {
        throw XCTSkip("the output observableFailed is not tested yet")
    }

    func testSingleFailed() throws {
        throw XCTSkip("the output singleFailed is not tested yet")
    }

    func testNotDone() throws {
        throw XCTSkip("the output notDone is not tested yet")
    }

    func testSubjects() throws {
        throw XCTSkip("the output subjects is not tested yet")
    }

    func testOnlyErrors() throws {
        throw XCTSkip("the output onlyErrors is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
