import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class ReportViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: ReportViewModel?

    /// The doubles of api. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> ReportViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for api")
    }

    private func makeViewModel() throws -> ReportViewModel {
        ReportViewModel(dependencies: try makeDependencies(), scheduler: scheduler)
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        title: [Recorded<Event<String>>] = [],
        entries: [Recorded<Event<[Entry]>>] = [],
        sendTap: [Recorded<Event<Void>>] = []
    ) -> ReportViewModel.Input {
        ReportViewModel.Input(
            title: scheduler.createHotObservable(title).asObservable(),
            entries: scheduler.createHotObservable(entries).asDriver(onErrorDriveWith: .empty()),
            sendTap: scheduler.createHotObservable(sendTap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let report: TestableObserver<String>
        let json: TestableObserver<String>
        let kind: TestableObserver<String>
        let failure: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> ReportViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            report: scheduler.createObserver(String.self),
            json: scheduler.createObserver(String.self),
            kind: scheduler.createObserver(String.self),
            failure: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.report.asObservable().subscribe(recorders.report).disposed(by: disposeBag)
            output.json.asObservable().subscribe(recorders.json).disposed(by: disposeBag)
            output.kind.asObservable().subscribe(recorders.kind).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testReport() throws {
        throw XCTSkip("the output report is not tested yet")
    }

    func testJson() throws {
        throw XCTSkip("the output json is not tested yet")
    }

    func testKind() throws {
        throw XCTSkip("the output kind is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testSendSucceeds() throws {
        throw XCTSkip("success of the request send is not tested yet")
    }

    func testSendFails() throws {
        throw XCTSkip("failure of the request send is not tested yet")
    }

    func testSendRuns() throws {
        throw XCTSkip("the action send is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
