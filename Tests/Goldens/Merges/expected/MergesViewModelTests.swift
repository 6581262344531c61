import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class MergesViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: MergesViewModel?

    /// The doubles of api. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> MergesViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for api")
    }

    private func makeViewModel() throws -> MergesViewModel {
        MergesViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        reload: [Recorded<Event<Void>>] = [],
        pull: [Recorded<Event<Void>>] = [],
        retry: [Recorded<Event<Void>>] = [],
        typed: [Recorded<Event<String>>] = [],
        pasted: [Recorded<Event<String>>] = [],
        amount: [Recorded<Event<Int>>] = []
    ) -> MergesViewModel.Input {
        MergesViewModel.Input(
            reload: scheduler.createHotObservable(reload).asSignal(onErrorSignalWith: .empty()),
            pull: scheduler.createHotObservable(pull).asSignal(onErrorSignalWith: .empty()),
            retry: scheduler.createHotObservable(retry).asSignal(onErrorSignalWith: .empty()),
            typed: scheduler.createHotObservable(typed).asSignal(onErrorSignalWith: .empty()),
            pasted: scheduler.createHotObservable(pasted).asSignal(onErrorSignalWith: .empty()),
            amount: scheduler.createHotObservable(amount).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let text: TestableObserver<String>
        let length: TestableObserver<Int>
        let items: TestableObserver<[String]>
        let count: TestableObserver<Int>
        let both: TestableObserver<String>
        let any: TestableObserver<String>
        let isBusy: TestableObserver<Bool>
        let happened: TestableObserver<Void>
        let nested: TestableObserver<String>
        let failure: TestableObserver<Error>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> MergesViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            text: scheduler.createObserver(String.self),
            length: scheduler.createObserver(Int.self),
            items: scheduler.createObserver([String].self),
            count: scheduler.createObserver(Int.self),
            both: scheduler.createObserver(String.self),
            any: scheduler.createObserver(String.self),
            isBusy: scheduler.createObserver(Bool.self),
            happened: scheduler.createObserver(Void.self),
            nested: scheduler.createObserver(String.self),
            failure: scheduler.createObserver(Error.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.text.asObservable().subscribe(recorders.text).disposed(by: disposeBag)
            output.length.asObservable().subscribe(recorders.length).disposed(by: disposeBag)
            output.items.asObservable().subscribe(recorders.items).disposed(by: disposeBag)
            output.count.asObservable().subscribe(recorders.count).disposed(by: disposeBag)
            output.both.asObservable().subscribe(recorders.both).disposed(by: disposeBag)
            output.any.asObservable().subscribe(recorders.any).disposed(by: disposeBag)
            output.isBusy.asObservable().subscribe(recorders.isBusy).disposed(by: disposeBag)
            output.happened.asObservable().subscribe(recorders.happened).disposed(by: disposeBag)
            output.nested.asObservable().subscribe(recorders.nested).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testText() throws {
        throw XCTSkip("the output text is not tested yet")
    }

    func testLength() throws {
        throw XCTSkip("the output length is not tested yet")
    }

    func testItems() throws {
        throw XCTSkip("the output items is not tested yet")
    }

    func testCount() throws {
        throw XCTSkip("the output count is not tested yet")
    }

    func testBoth() throws {
        throw XCTSkip("the output both is not tested yet")
    }

    func testAny() throws {
        throw XCTSkip("the output any is not tested yet")
    }

    func testIsBusy() throws {
        throw XCTSkip("the output isBusy is not tested yet")
    }

    func testHappened() throws {
        throw XCTSkip("the output happened is not tested yet")
    }

    func testNested() throws {
        throw XCTSkip("the output nested is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testItemsSucceeds() throws {
        throw XCTSkip("success of the request items is not tested yet")
    }

    func testItemsFails() throws {
        throw XCTSkip("failure of the request items is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
