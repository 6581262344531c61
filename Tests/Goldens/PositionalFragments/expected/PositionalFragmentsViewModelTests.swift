import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class PositionalFragmentsViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: PositionalFragmentsViewModel?

    private func makeViewModel() throws -> PositionalFragmentsViewModel {
        PositionalFragmentsViewModel()
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        a: [Recorded<Event<Int>>] = [],
        b: [Recorded<Event<String>>] = [],
        c: [Recorded<Event<Bool>>] = [],
        tap: [Recorded<Event<Void>>] = []
    ) -> PositionalFragmentsViewModel.Input {
        PositionalFragmentsViewModel.Input(
            a: scheduler.createHotObservable(a).asDriver(onErrorDriveWith: .empty()),
            b: scheduler.createHotObservable(b).asDriver(onErrorDriveWith: .empty()),
            c: scheduler.createHotObservable(c).asDriver(onErrorDriveWith: .empty()),
            tap: scheduler.createHotObservable(tap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let one: TestableObserver<Int>
        let twice: TestableObserver<Int>
        let both: TestableObserver<String>
        let first: TestableObserver<Int>
        let second: TestableObserver<String>
        let middle: TestableObserver<String>
        let named: TestableObserver<Int>
        let tuple: TestableObserver<String>
        let typed: TestableObserver<Int>
        let inner: TestableObserver<[Int]>
        let innerDollar: TestableObserver<[Int]>
        let swapped: TestableObserver<String>
        let constant: TestableObserver<Int>
        let last: TestableObserver<Bool>
        let chain: TestableObserver<Int>
        let unnamed: TestableObserver<Int>
        let void: TestableObserver<String>
        let underscore: TestableObserver<Int>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> PositionalFragmentsViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            one: scheduler.createObserver(Int.self),
            twice: scheduler.createObserver(Int.self),
            both: scheduler.createObserver(String.self),
            first: scheduler.createObserver(Int.self),
            second: scheduler.createObserver(String.self),
            middle: scheduler.createObserver(String.self),
            named: scheduler.createObserver(Int.self),
            tuple: scheduler.createObserver(String.self),
            typed: scheduler.createObserver(Int.self),
            inner: scheduler.createObserver([Int].self),
            innerDollar: scheduler.createObserver([Int].self),
            swapped: scheduler.createObserver(String.self),
            constant: scheduler.createObserver(Int.self),
            last: scheduler.createObserver(Bool.self),
            chain: scheduler.createObserver(Int.self),
            unnamed: scheduler.createObserver(Int.self),
            void: scheduler.createObserver(String.self),
            underscore: scheduler.createObserver(Int.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.one.asObservable().subscribe(recorders.one).disposed(by: disposeBag)
            output.twice.asObservable().subscribe(recorders.twice).disposed(by: disposeBag)
            output.both.asObservable().subscribe(recorders.both).disposed(by: disposeBag)
            output.first.asObservable().subscribe(recorders.first).disposed(by: disposeBag)
            output.second.asObservable().subscribe(recorders.second).disposed(by: disposeBag)
            output.middle.asObservable().subscribe(recorders.middle).disposed(by: disposeBag)
            output.named.asObservable().subscribe(recorders.named).disposed(by: disposeBag)
            output.tuple.asObservable().subscribe(recorders.tuple).disposed(by: disposeBag)
            output.typed.asObservable().subscribe(recorders.typed).disposed(by: disposeBag)
            output.inner.asObservable().subscribe(recorders.inner).disposed(by: disposeBag)
            output.innerDollar.asObservable().subscribe(recorders.innerDollar).disposed(by: disposeBag)
            output.swapped.asObservable().subscribe(recorders.swapped).disposed(by: disposeBag)
            output.constant.asObservable().subscribe(recorders.constant).disposed(by: disposeBag)
            output.last.asObservable().subscribe(recorders.last).disposed(by: disposeBag)
            output.chain.asObservable().subscribe(recorders.chain).disposed(by: disposeBag)
            output.unnamed.asObservable().subscribe(recorders.unnamed).disposed(by: disposeBag)
            output.void.asObservable().subscribe(recorders.void).disposed(by: disposeBag)
            output.underscore.asObservable().subscribe(recorders.underscore).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testOne() throws {
        throw XCTSkip("the output one is not tested yet")
    }

    func testTwice() throws {
        throw XCTSkip("the output twice is not tested yet")
    }

    func testBoth() throws {
        throw XCTSkip("the output both is not tested yet")
    }

    func testFirst() throws {
        throw XCTSkip("the output first is not tested yet")
    }

    func testSecond() throws {
        throw XCTSkip("the output second is not tested yet")
    }

    func testMiddle() throws {
        throw XCTSkip("the output middle is not tested yet")
    }

    func testNamed() throws {
        throw XCTSkip("the output named is not tested yet")
    }

    func testTuple() throws {
        throw XCTSkip("the output tuple is not tested yet")
    }

    func testTyped() throws {
        throw XCTSkip("the output typed is not tested yet")
    }

    func testInner() throws {
        throw XCTSkip("the output inner is not tested yet")
    }

    func testInnerDollar() throws {
        throw XCTSkip("the output innerDollar is not tested yet")
    }

    func testSwapped() throws {
        throw XCTSkip("the output swapped is not tested yet")
    }

    func testConstant() throws {
        throw XCTSkip("the output constant is not tested yet")
    }

    func testLast() throws {
        throw XCTSkip("the output last is not tested yet")
    }

    func testChain() throws {
        throw XCTSkip("the output chain is not tested yet")
    }

    func testUnnamed() throws {
        throw XCTSkip("the output unnamed is not tested yet")
    }

    func testVoid() throws {
        throw XCTSkip("the output void is not tested yet")
    }

    func testUnderscore() throws {
        throw XCTSkip("the output underscore is not tested yet")
    }

    func testARuns() throws {
        throw XCTSkip("the action a is not tested yet")
    }

    func testARuns2() throws {
        throw XCTSkip("the action a is not tested yet")
    }

    func testTapRuns() throws {
        throw XCTSkip("the action tap is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
