import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class SamplingViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: SamplingViewModel?

    /// The doubles of session. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> SamplingViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for session")
    }

    private func makeViewModel() throws -> SamplingViewModel {
        SamplingViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        tap: [Recorded<Event<Void>>] = [],
        text: [Recorded<Event<String>>] = [],
        number: [Recorded<Event<Int>>] = [],
        flag: [Recorded<Event<Bool>>] = []
    ) -> SamplingViewModel.Input {
        SamplingViewModel.Input(
            tap: scheduler.createHotObservable(tap).asSignal(onErrorSignalWith: .empty()),
            text: scheduler.createHotObservable(text).asObservable(),
            number: scheduler.createHotObservable(number).asDriver(onErrorDriveWith: .empty()),
            flag: scheduler.createHotObservable(flag).asDriver(onErrorDriveWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let one: TestableObserver<Int>
        let two: TestableObserver<String>
        let three: TestableObserver<String>
        let combined: TestableObserver<String>
        let combinedTwo: TestableObserver<String>
        let ignored: TestableObserver<Int>
        let dependency: TestableObserver<String>
        let derived: TestableObserver<String>
        let sampledOperators: TestableObserver<Int>
        let tuple: TestableObserver<(String, Int)>
        let pairs: TestableObserver<(Int, Bool)>
        let dropped: TestableObserver<Void>
        let nested: TestableObserver<String>
        let failed: TestableObserver<Error>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> SamplingViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            one: scheduler.createObserver(Int.self),
            two: scheduler.createObserver(String.self),
            three: scheduler.createObserver(String.self),
            combined: scheduler.createObserver(String.self),
            combinedTwo: scheduler.createObserver(String.self),
            ignored: scheduler.createObserver(Int.self),
            dependency: scheduler.createObserver(String.self),
            derived: scheduler.createObserver(String.self),
            sampledOperators: scheduler.createObserver(Int.self),
            tuple: scheduler.createObserver((String, Int).self),
            pairs: scheduler.createObserver((Int, Bool).self),
            dropped: scheduler.createObserver(Void.self),
            nested: scheduler.createObserver(String.self),
            failed: scheduler.createObserver(Error.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.one.asObservable().subscribe(recorders.one).disposed(by: disposeBag)
            output.two.asObservable().subscribe(recorders.two).disposed(by: disposeBag)
            output.three.asObservable().subscribe(recorders.three).disposed(by: disposeBag)
            output.combined.asObservable().subscribe(recorders.combined).disposed(by: disposeBag)
            output.combinedTwo.asObservable().subscribe(recorders.combinedTwo).disposed(by: disposeBag)
            output.ignored.asObservable().subscribe(recorders.ignored).disposed(by: disposeBag)
            output.dependency.asObservable().subscribe(recorders.dependency).disposed(by: disposeBag)
            output.derived.asObservable().subscribe(recorders.derived).disposed(by: disposeBag)
            output.sampledOperators.asObservable().subscribe(recorders.sampledOperators).disposed(by: disposeBag)
            output.tuple.asObservable().subscribe(recorders.tuple).disposed(by: disposeBag)
            output.pairs.asObservable().subscribe(recorders.pairs).disposed(by: disposeBag)
            output.dropped.asObservable().subscribe(recorders.dropped).disposed(by: disposeBag)
            output.nested.asObservable().subscribe(recorders.nested).disposed(by: disposeBag)
            output.failed.asObservable().subscribe(recorders.failed).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testOne() throws {
        throw XCTSkip("the output one is not tested yet")
    }

    func testTwo() throws {
        throw XCTSkip("the output two is not tested yet")
    }

    func testThree() throws {
        throw XCTSkip("the output three is not tested yet")
    }

    func testCombined() throws {
        throw XCTSkip("the output combined is not tested yet")
    }

    func testCombinedTwo() throws {
        throw XCTSkip("the output combinedTwo is not tested yet")
    }

    func testIgnored() throws {
        throw XCTSkip("the output ignored is not tested yet")
    }

    func testDependency() throws {
        throw XCTSkip("the output dependency is not tested yet")
    }

    func testDerived() throws {
        throw XCTSkip("the output derived is not tested yet")
    }

    func testSampledOperators() throws {
        throw XCTSkip("the output sampledOperators is not tested yet")
    }

    func testTuple() throws {
        throw XCTSkip("the output tuple is not tested yet")
    }

    func testPairs() throws {
        throw XCTSkip("the output pairs is not tested yet")
    }

    func testDropped() throws {
        throw XCTSkip("the output dropped is not tested yet")
    }

    func testNested() throws {
        throw XCTSkip("the output nested is not tested yet")
    }

    func testFailed() throws {
        throw XCTSkip("the output failed is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
