import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class OrderViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: OrderViewModel?

    /// The doubles of orders, router. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> OrderViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for orders, router")
    }

    private func makeViewModel() throws -> OrderViewModel {
        OrderViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        viewDidLoad: [Recorded<Event<Void>>] = [],
        orderTap: [Recorded<Event<Void>>] = [],
        refresh: [Recorded<Event<Void>>] = [],
        cancelTap: [Recorded<Event<Void>>] = [],
        filter: [Recorded<Event<String>>] = []
    ) -> OrderViewModel.Input {
        OrderViewModel.Input(
            viewDidLoad: scheduler.createHotObservable(viewDidLoad).asObservable(),
            orderTap: scheduler.createHotObservable(orderTap).asSignal(onErrorSignalWith: .empty()),
            refresh: scheduler.createHotObservable(refresh).asSignal(onErrorSignalWith: .empty()),
            cancelTap: scheduler.createHotObservable(cancelTap).asSignal(onErrorSignalWith: .empty()),
            filter: scheduler.createHotObservable(filter).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let customer: TestableObserver<String>
        let names: TestableObserver<[String]>
        let details: TestableObserver<Details>
        let recent: TestableObserver<[Order]>
        let total: TestableObserver<String>
        let status: TestableObserver<Status>
        let cancelled: TestableObserver<Bool>
        let isBusy: TestableObserver<Bool>
        let failure: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> OrderViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            customer: scheduler.createObserver(String.self),
            names: scheduler.createObserver([String].self),
            details: scheduler.createObserver(Details.self),
            recent: scheduler.createObserver([Order].self),
            total: scheduler.createObserver(String.self),
            status: scheduler.createObserver(Status.self),
            cancelled: scheduler.createObserver(Bool.self),
            isBusy: scheduler.createObserver(Bool.self),
            failure: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.customer.asObservable().subscribe(recorders.customer).disposed(by: disposeBag)
            output.names.asObservable().subscribe(recorders.names).disposed(by: disposeBag)
            output.details.asObservable().subscribe(recorders.details).disposed(by: disposeBag)
            output.recent.asObservable().subscribe(recorders.recent).disposed(by: disposeBag)
            output.total.asObservable().subscribe(recorders.total).disposed(by: disposeBag)
            output.status.asObservable().subscribe(recorders.status).disposed(by: disposeBag)
            output.cancelled.asObservable().subscribe(recorders.cancelled).disposed(by: disposeBag)
            output.isBusy.asObservable().subscribe(recorders.isBusy).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testCustomer() throws {
        throw XCTSkip("the output customer is not tested yet")
    }

    func testNames() throws {
        throw XCTSkip("the output names is not tested yet")
    }

    func testDetails() throws {
        throw XCTSkip("the output details is not tested yet")
    }

    func testRecent() throws {
        throw XCTSkip("the output recent is not tested yet")
    }

    func testTotal() throws {
        throw XCTSkip("the output total is not tested yet")
    }

    func testStatus() throws {
        throw XCTSkip("the output status is not tested yet")
    }

    func testCancelled() throws {
        throw XCTSkip("the output cancelled is not tested yet")
    }

    func testIsBusy() throws {
        throw XCTSkip("the output isBusy is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testStatusRequestSucceeds() throws {
        throw XCTSkip("success of the request statusRequest is not tested yet")
    }

    func testStatusRequestFails() throws {
        throw XCTSkip("failure of the request statusRequest is not tested yet")
    }

    func testCustomerSucceeds() throws {
        throw XCTSkip("success of the request customer is not tested yet")
    }

    func testCustomerFails() throws {
        throw XCTSkip("failure of the request customer is not tested yet")
    }

    func testListSucceeds() throws {
        throw XCTSkip("success of the request list is not tested yet")
    }

    func testListFails() throws {
        throw XCTSkip("failure of the request list is not tested yet")
    }

    func testNewestSucceeds() throws {
        throw XCTSkip("success of the request newest is not tested yet")
    }

    func testNewestFails() throws {
        throw XCTSkip("failure of the request newest is not tested yet")
    }

    func testRecentSucceeds() throws {
        throw XCTSkip("success of the request recent is not tested yet")
    }

    func testRecentFails() throws {
        throw XCTSkip("failure of the request recent is not tested yet")
    }

    func testTotalSucceeds() throws {
        throw XCTSkip("success of the request total is not tested yet")
    }

    func testTotalFails() throws {
        throw XCTSkip("failure of the request total is not tested yet")
    }

    func testShowConfirmationRequestSucceeds() throws {
        throw XCTSkip("success of the request showConfirmationRequest is not tested yet")
    }

    func testShowConfirmationRequestFails() throws {
        throw XCTSkip("failure of the request showConfirmationRequest is not tested yet")
    }

    func testShowConfirmationRuns() throws {
        throw XCTSkip("the action showConfirmation is not tested yet")
    }

    func testCancelledRequestSucceeds() throws {
        throw XCTSkip("success of the request cancelledRequest is not tested yet")
    }

    func testCancelledRequestFails() throws {
        throw XCTSkip("failure of the request cancelledRequest is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
