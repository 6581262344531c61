import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class DashboardViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: DashboardViewModel?

    /// The doubles of api. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> DashboardViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for api")
    }

    private func makeViewModel() throws -> DashboardViewModel {
        DashboardViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        viewWillAppear: [Recorded<Event<Void>>] = [],
        query: [Recorded<Event<String>>] = [],
        selected: [Recorded<Event<IndexPath>>] = [],
        shareTap: [Recorded<Event<Void>>] = [],
        printTap: [Recorded<Event<Void>>] = []
    ) -> DashboardViewModel.Input {
        DashboardViewModel.Input(
            viewWillAppear: scheduler.createHotObservable(viewWillAppear).asInfallible(onErrorFallbackTo: .empty()),
            query: scheduler.createHotObservable(query).asSignal(onErrorSignalWith: .empty()),
            selected: scheduler.createHotObservable(selected).asSignal(onErrorSignalWith: .empty()),
            shareTap: scheduler.createHotObservable(shareTap).asSignal(onErrorSignalWith: .empty()),
            printTap: scheduler.createHotObservable(printTap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let rows: TestableObserver<[String]>
        let clock: TestableObserver<Date>
        let header: TestableObserver<String>
        let title: TestableObserver<String>
        let first: TestableObserver<Widget?>
        let status: TestableObserver<String>
        let isEmpty: TestableObserver<Bool>
        let toast: TestableObserver<String>
        let ticked: TestableObserver<Void>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> DashboardViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            rows: scheduler.createObserver([String].self),
            clock: scheduler.createObserver(Date.self),
            header: scheduler.createObserver(String.self),
            title: scheduler.createObserver(String.self),
            first: scheduler.createObserver(Widget?.self),
            status: scheduler.createObserver(String.self),
            isEmpty: scheduler.createObserver(Bool.self),
            toast: scheduler.createObserver(String.self),
            ticked: scheduler.createObserver(Void.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.rows.asObservable().subscribe(recorders.rows).disposed(by: disposeBag)
            output.clock.asObservable().subscribe(recorders.clock).disposed(by: disposeBag)
            output.header.asObservable().subscribe(recorders.header).disposed(by: disposeBag)
            output.title.asObservable().subscribe(recorders.title).disposed(by: disposeBag)
            output.first.asObservable().subscribe(recorders.first).disposed(by: disposeBag)
            output.status.asObservable().subscribe(recorders.status).disposed(by: disposeBag)
            output.isEmpty.asObservable().subscribe(recorders.isEmpty).disposed(by: disposeBag)
            output.toast.asObservable().subscribe(recorders.toast).disposed(by: disposeBag)
            output.ticked.asObservable().subscribe(recorders.ticked).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testRows() throws {
        throw XCTSkip("the output rows is not tested yet")
    }

    func testClock() throws {
        throw XCTSkip("the output clock is not tested yet")
    }

    func testHeader() throws {
        throw XCTSkip("the output header is not tested yet")
    }

    func testTitle() throws {
        throw XCTSkip("the output title is not tested yet")
    }

    func testFirst() throws {
        throw XCTSkip("the output first is not tested yet")
    }

    func testStatus() throws {
        throw XCTSkip("the output status is not tested yet")
    }

    func testIsEmpty() throws {
        throw XCTSkip("the output isEmpty is not tested yet")
    }

    func testToast() throws {
        throw XCTSkip("the output toast is not tested yet")
    }

    func testTicked() throws {
        throw XCTSkip("the output ticked is not tested yet")
    }

    func testLoadSucceeds() throws {
        throw XCTSkip("success of the request load is not tested yet")
    }

    func testLoadFails() throws {
        throw XCTSkip("failure of the request load is not tested yet")
    }

    func testFoundSucceeds() throws {
        throw XCTSkip("success of the request found is not tested yet")
    }

    func testFoundFails() throws {
        throw XCTSkip("failure of the request found is not tested yet")
    }

    func testShareRuns() throws {
        throw XCTSkip("the action share is not tested yet")
    }

    func testPrintAllRuns() throws {
        throw XCTSkip("the action printAll is not tested yet")
    }

    func testChosenRuns() throws {
        throw XCTSkip("the action chosen is not tested yet")
    }

    func testReportRuns() throws {
        throw XCTSkip("the action report is not tested yet")
    }

    func testHeaderLogic() throws {
        throw XCTSkip("header(query:widgets:) is not tested yet")
    }

    func testLoadWidgetsLogic() throws {
        throw XCTSkip("loadWidgets() is not tested yet")
    }

    func testIsLongEnoughLogic() throws {
        throw XCTSkip("isLongEnough(query:) is not tested yet")
    }

    func testSearchLogic() throws {
        throw XCTSkip("search(query:) is not tested yet")
    }

    func testChosenLogic() throws {
        throw XCTSkip("chosen(selected:widgets:) is not tested yet")
    }

    func testTitleLogic() throws {
        throw XCTSkip("title(chosen:) is not tested yet")
    }

    func testShareLogic() throws {
        throw XCTSkip("share() is not tested yet")
    }

    func testPrintAllLogic() throws {
        throw XCTSkip("printAll(widgets:query:) is not tested yet")
    }

    func testReportLogic() throws {
        throw XCTSkip("report(error:) is not tested yet")
    }

    func testRowsLogic() throws {
        throw XCTSkip("rows(input:) is not tested yet")
    }

    func testClockLogic() throws {
        throw XCTSkip("clock(input:) is not tested yet")
    }

    func testFirstLogic() throws {
        throw XCTSkip("first(widgets:) is not tested yet")
    }

    func testBestLogic() throws {
        throw XCTSkip("best(found:) is not tested yet")
    }

    func testStatusLogic() throws {
        throw XCTSkip("status(widgets:query:) is not tested yet")
    }

    func testIsEmptyLogic() throws {
        throw XCTSkip("isEmpty(isActive:widgets:) is not tested yet")
    }

    func testMessageLogic() throws {
        throw XCTSkip("message(error:) is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
