import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class SyncViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: SyncViewModel?

    /// The doubles of cloud, reporter. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> SyncViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for cloud, reporter")
    }

    private func makeViewModel() throws -> SyncViewModel {
        SyncViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        uploads: [Recorded<Event<File>>] = [],
        downloads: [Recorded<Event<File>>] = [],
        reload: [Recorded<Event<Void>>] = []
    ) -> SyncViewModel.Input {
        SyncViewModel.Input(
            uploads: scheduler.createHotObservable(uploads).asObservable(),
            downloads: scheduler.createHotObservable(downloads).take(1).asSingle(),
            reload: scheduler.createHotObservable(reload).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let files: TestableObserver<[File]>
        let failures: TestableObserver<Int>
        let lastError: TestableObserver<Error?>
        let wasBusy: TestableObserver<Bool>
        let canReload: TestableObserver<Bool>
        let isListing: TestableObserver<Bool>
        let badge: TestableObserver<String>
        let alert: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> SyncViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            files: scheduler.createObserver([File].self),
            failures: scheduler.createObserver(Int.self),
            lastError: scheduler.createObserver(Error?.self),
            wasBusy: scheduler.createObserver(Bool.self),
            canReload: scheduler.createObserver(Bool.self),
            isListing: scheduler.createObserver(Bool.self),
            badge: scheduler.createObserver(String.self),
            alert: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.files.asObservable().subscribe(recorders.files).disposed(by: disposeBag)
            output.failures.asObservable().subscribe(recorders.failures).disposed(by: disposeBag)
            output.lastError.asObservable().subscribe(recorders.lastError).disposed(by: disposeBag)
            output.wasBusy.asObservable().subscribe(recorders.wasBusy).disposed(by: disposeBag)
            output.canReload.asObservable().subscribe(recorders.canReload).disposed(by: disposeBag)
            output.isListing.asObservable().subscribe(recorders.isListing).disposed(by: disposeBag)
            output.badge.asObservable().subscribe(recorders.badge).disposed(by: disposeBag)
            output.alert.asObservable().subscribe(recorders.alert).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testFiles() throws {
        throw XCTSkip("the output files is not tested yet")
    }

    func testFailures() throws {
        throw XCTSkip("the output failures is not tested yet")
    }

    func testLastError() throws {
        throw XCTSkip("the output lastError is not tested yet")
    }

    func testWasBusy() throws {
        throw XCTSkip("the output wasBusy is not tested yet")
    }

    func testCanReload() throws {
        throw XCTSkip("the output canReload is not tested yet")
    }

    func testIsListing() throws {
        throw XCTSkip("the output isListing is not tested yet")
    }

    func testBadge() throws {
        throw XCTSkip("the output badge is not tested yet")
    }

    func testAlert() throws {
        throw XCTSkip("the output alert is not tested yet")
    }

    func testUploadSucceeds() throws {
        throw XCTSkip("success of the request upload is not tested yet")
    }

    func testUploadFails() throws {
        throw XCTSkip("failure of the request upload is not tested yet")
    }

    func testListSucceeds() throws {
        throw XCTSkip("success of the request list is not tested yet")
    }

    func testListFails() throws {
        throw XCTSkip("failure of the request list is not tested yet")
    }

    func testReportRuns() throws {
        throw XCTSkip("the action report is not tested yet")
    }

    func testSetBusyRuns() throws {
        throw XCTSkip("the action setBusy is not tested yet")
    }

    func testDoneRuns() throws {
        throw XCTSkip("the action done is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
