import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class OrderViewModelTests: XCTestCase {
    func testCustomer() throws {
        try XCTSkipIf(true, "the output customer is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.customer.elements, […])
    }

    func testNames() throws {
        try XCTSkipIf(true, "the output names is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.names.elements, […])
    }

    func testDetails() throws {
        try XCTSkipIf(true, "the output details is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.details.elements, […])
    }

    func testRecent() throws {
        try XCTSkipIf(true, "the output recent is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.recent.elements, […])
    }

    func testTotal() throws {
        try XCTSkipIf(true, "the output total is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.total.elements, […])
    }

    func testStatus() throws {
        try XCTSkipIf(true, "the output status is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.status.elements, […])
    }

    func testCancelled() throws {
        try XCTSkipIf(true, "the output cancelled is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.cancelled.elements, […])
    }

    func testIsBusy() throws {
        try XCTSkipIf(true, "the output isBusy is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isBusy.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testStatusRequestSucceeds() throws {
        try XCTSkipIf(true, "success of the request statusRequest is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.just(…))
    }

    func testStatusRequestFails() throws {
        try XCTSkipIf(true, "failure of the request statusRequest is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.error(TestError()))
    }

    func testCustomerSucceeds() throws {
        try XCTSkipIf(true, "success of the request customer is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.just(…))
    }

    func testCustomerFails() throws {
        try XCTSkipIf(true, "failure of the request customer is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.error(TestError()))
    }

    func testListSucceeds() throws {
        try XCTSkipIf(true, "success of the request list is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.just(…))
    }

    func testListFails() throws {
        try XCTSkipIf(true, "failure of the request list is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.error(TestError()))
    }

    func testNewestSucceeds() throws {
        try XCTSkipIf(true, "success of the request newest is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.just(…))
    }

    func testNewestFails() throws {
        try XCTSkipIf(true, "failure of the request newest is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.error(TestError()))
    }

    func testRecentSucceeds() throws {
        try XCTSkipIf(true, "success of the request recent is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.just(…))
    }

    func testRecentFails() throws {
        try XCTSkipIf(true, "failure of the request recent is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.error(TestError()))
    }

    func testTotalSucceeds() throws {
        try XCTSkipIf(true, "success of the request total is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.just(…))
    }

    func testTotalFails() throws {
        try XCTSkipIf(true, "failure of the request total is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.error(TestError()))
    }

    func testShowConfirmationRequestSucceeds() throws {
        try XCTSkipIf(true, "success of the request showConfirmationRequest is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.just(…))
    }

    func testShowConfirmationRequestFails() throws {
        try XCTSkipIf(true, "failure of the request showConfirmationRequest is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.error(TestError()))
    }

    func testShowConfirmationRuns() throws {
        try XCTSkipIf(true, "the action showConfirmation is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testCancelledRequestSucceeds() throws {
        try XCTSkipIf(true, "success of the request cancelledRequest is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.just(…))
    }

    func testCancelledRequestFails() throws {
        try XCTSkipIf(true, "failure of the request cancelledRequest is not tested yet")
        let given = OrderViewModel.Harness()
        try given.run()
        // given.calls.….answer(.error(TestError()))
    }
}
