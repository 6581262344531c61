import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class DocumentViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: DocumentViewModel?

    /// The doubles of storage, optional. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> DocumentViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for storage, optional")
    }

    private func makeViewModel() throws -> DocumentViewModel {
        DocumentViewModel(dependencies: try makeDependencies(), scheduler: scheduler)
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        saveTap: [Recorded<Event<Void>>] = [],
        shareTap: [Recorded<Event<Void>>] = [],
        printTap: [Recorded<Event<Void>>] = [],
        lockTap: [Recorded<Event<Void>>] = [],
        countTap: [Recorded<Event<Void>>] = [],
        pushTap: [Recorded<Event<Void>>] = [],
        title: [Recorded<Event<String>>] = []
    ) -> DocumentViewModel.Input {
        DocumentViewModel.Input(
            saveTap: scheduler.createHotObservable(saveTap).asSignal(onErrorSignalWith: .empty()),
            shareTap: scheduler.createHotObservable(shareTap).asSignal(onErrorSignalWith: .empty()),
            printTap: scheduler.createHotObservable(printTap).asSignal(onErrorSignalWith: .empty()),
            lockTap: scheduler.createHotObservable(lockTap).asSignal(onErrorSignalWith: .empty()),
            countTap: scheduler.createHotObservable(countTap).asSignal(onErrorSignalWith: .empty()),
            pushTap: scheduler.createHotObservable(pushTap).asSignal(onErrorSignalWith: .empty()),
            title: scheduler.createHotObservable(title).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let saved: TestableObserver<Void>
        let link: TestableObserver<Link>
        let lock: TestableObserver<Bool>
        let count: TestableObserver<Int>
        let push: TestableObserver<Int>
        let printed: TestableObserver<Bool>
        let checked: TestableObserver<String>
        let isBusy: TestableObserver<Bool>
        let isSaving: TestableObserver<Bool>
        let failure: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> DocumentViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            saved: scheduler.createObserver(Void.self),
            link: scheduler.createObserver(Link.self),
            lock: scheduler.createObserver(Bool.self),
            count: scheduler.createObserver(Int.self),
            push: scheduler.createObserver(Int.self),
            printed: scheduler.createObserver(Bool.self),
            checked: scheduler.createObserver(String.self),
            isBusy: scheduler.createObserver(Bool.self),
            isSaving: scheduler.createObserver(Bool.self),
            failure: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.saved.asObservable().subscribe(recorders.saved).disposed(by: disposeBag)
            output.link.asObservable().subscribe(recorders.link).disposed(by: disposeBag)
            output.lock.asObservable().subscribe(recorders.lock).disposed(by: disposeBag)
            output.count.asObservable().subscribe(recorders.count).disposed(by: disposeBag)
            output.push.asObservable().subscribe(recorders.push).disposed(by: disposeBag)
            output.printed.asObservable().subscribe(recorders.printed).disposed(by: disposeBag)
            output.checked.asObservable().subscribe(recorders.checked).disposed(by: disposeBag)
            output.isBusy.asObservable().subscribe(recorders.isBusy).disposed(by: disposeBag)
            output.isSaving.asObservable().subscribe(recorders.isSaving).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testSaved() throws {
        throw XCTSkip("the output saved is not tested yet")
    }

    func testLink() throws {
        throw XCTSkip("the output link is not tested yet")
    }

    func testLock() throws {
        throw XCTSkip("the output lock is not tested yet")
    }

    func testCount() throws {
        throw XCTSkip("the output count is not tested yet")
    }

    func testPush() throws {
        throw XCTSkip("the output push is not tested yet")
    }

    func testPrinted() throws {
        throw XCTSkip("the output printed is not tested yet")
    }

    func testChecked() throws {
        throw XCTSkip("the output checked is not tested yet")
    }

    func testIsBusy() throws {
        throw XCTSkip("the output isBusy is not tested yet")
    }

    func testIsSaving() throws {
        throw XCTSkip("the output isSaving is not tested yet")
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

    func testRenameSucceeds() throws {
        throw XCTSkip("success of the request rename is not tested yet")
    }

    func testRenameFails() throws {
        throw XCTSkip("failure of the request rename is not tested yet")
    }

    func testShareSucceeds() throws {
        throw XCTSkip("success of the request share is not tested yet")
    }

    func testShareFails() throws {
        throw XCTSkip("failure of the request share is not tested yet")
    }

    func testPrintSucceeds() throws {
        throw XCTSkip("success of the request print is not tested yet")
    }

    func testPrintFails() throws {
        throw XCTSkip("failure of the request print is not tested yet")
    }

    func testLockSucceeds() throws {
        throw XCTSkip("success of the request lock is not tested yet")
    }

    func testLockFails() throws {
        throw XCTSkip("failure of the request lock is not tested yet")
    }

    func testCountSucceeds() throws {
        throw XCTSkip("success of the request count is not tested yet")
    }

    func testCountFails() throws {
        throw XCTSkip("failure of the request count is not tested yet")
    }

    func testPushSucceeds() throws {
        throw XCTSkip("success of the request push is not tested yet")
    }

    func testPushFails() throws {
        throw XCTSkip("failure of the request push is not tested yet")
    }

    func testCheckedSucceeds() throws {
        throw XCTSkip("success of the request checked is not tested yet")
    }

    func testCheckedFails() throws {
        throw XCTSkip("failure of the request checked is not tested yet")
    }

    func testSaveRuns() throws {
        throw XCTSkip("the action save is not tested yet")
    }

    func testMessageLogic() throws {
        throw XCTSkip("message(error:) is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
