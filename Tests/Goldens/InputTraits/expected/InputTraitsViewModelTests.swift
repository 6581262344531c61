import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class InputTraitsViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: InputTraitsViewModel?

    private func makeViewModel() throws -> InputTraitsViewModel {
        InputTraitsViewModel()
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        observable: [Recorded<Event<Int>>] = [],
        infallible: [Recorded<Event<Int>>] = [],
        driver: [Recorded<Event<Int>>] = [],
        signal: [Recorded<Event<Int>>] = [],
        single: [Recorded<Event<Int>>] = [],
        maybe: [Recorded<Event<Int>>] = [],
        completable: [Recorded<Event<Never>>] = [],
        controlEvent: [Recorded<Event<Int>>] = [],
        controlProperty: [Recorded<Event<String>>] = [],
        behaviorRelay: BehaviorRelay<Int>,
        publishRelay: PublishRelay<Int> = PublishRelay<Int>(),
        replayRelay: ReplayRelay<Int> = .create(bufferSize: 1),
        behaviorSubject: BehaviorSubject<Int>,
        publishSubject: PublishSubject<Int> = PublishSubject<Int>(),
        replaySubject: ReplaySubject<Int> = .create(bufferSize: 1),
        observer: AnyObserver<Int> = AnyObserver { _ in }
    ) -> InputTraitsViewModel.Input {
        InputTraitsViewModel.Input(
            observable: scheduler.createHotObservable(observable).asObservable(),
            infallible: scheduler.createHotObservable(infallible).asInfallible(onErrorFallbackTo: .empty()),
            driver: scheduler.createHotObservable(driver).asDriver(onErrorDriveWith: .empty()),
            signal: scheduler.createHotObservable(signal).asSignal(onErrorSignalWith: .empty()),
            single: scheduler.createHotObservable(single).take(1).asSingle(),
            maybe: scheduler.createHotObservable(maybe).take(1).asMaybe(),
            completable: scheduler.createHotObservable(completable).asCompletable(),
            controlEvent: ControlEvent(events: scheduler.createHotObservable(controlEvent)),
            controlProperty: ControlProperty(values: scheduler.createHotObservable(controlProperty), valueSink: AnyObserver { _ in }),
            behaviorRelay: behaviorRelay,
            publishRelay: publishRelay,
            replayRelay: replayRelay,
            behaviorSubject: behaviorSubject,
            publishSubject: publishSubject,
            replaySubject: replaySubject,
            observer: observer
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let sum: TestableObserver<Int>
        let latest: TestableObserver<Int>
        let text: TestableObserver<String>
        let finished: TestableObserver<Void>
        let failure: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> InputTraitsViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            sum: scheduler.createObserver(Int.self),
            latest: scheduler.createObserver(Int.self),
            text: scheduler.createObserver(String.self),
            finished: scheduler.createObserver(Void.self),
            failure: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.sum.asObservable().subscribe(recorders.sum).disposed(by: disposeBag)
            output.latest.asObservable().subscribe(recorders.latest).disposed(by: disposeBag)
            output.text.asObservable().subscribe(recorders.text).disposed(by: disposeBag)
            output.finished.asObservable().subscribe(recorders.finished).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testSum() throws {
        throw XCTSkip("the output sum is not tested yet")
    }

    func testLatest() throws {
        throw XCTSkip("the output latest is not tested yet")
    }

    func testText() throws {
        throw XCTSkip("the output text is not tested yet")
    }

    func testFinished() throws {
        throw XCTSkip("the output finished is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testObserverRuns() throws {
        throw XCTSkip("the action observer is not tested yet")
    }

    func testControlPropertyRuns() throws {
        throw XCTSkip("the action controlProperty is not tested yet")
    }

    func testBehaviorRelayRuns() throws {
        throw XCTSkip("the action behaviorRelay is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
