import Combine
import Foundation
import XCTest

@testable import App

final class OrderViewModelTests: XCTestCase {
    @MainActor
    func testCustomer() async throws {
        try XCTSkipIf(true, "the output customer is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.customer.elements, […])
    }

    @MainActor
    func testNames() async throws {
        try XCTSkipIf(true, "the output names is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.names.elements, […])
    }

    @MainActor
    func testDetails() async throws {
        try XCTSkipIf(true, "the output details is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.details.elements, […])
    }

    @MainActor
    func testRecent() async throws {
        try XCTSkipIf(true, "the output recent is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.recent.elements, […])
    }

    @MainActor
    func testTotal() async throws {
        try XCTSkipIf(true, "the output total is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.total.elements, […])
    }

    @MainActor
    func testStatus() async throws {
        try XCTSkipIf(true, "the output status is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.status.elements, […])
    }

    @MainActor
    func testCancelled() async throws {
        try XCTSkipIf(true, "the output cancelled is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.cancelled.elements, […])
    }

    @MainActor
    func testIsBusy() async throws {
        try XCTSkipIf(true, "the output isBusy is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.isBusy.elements, […])
    }

    @MainActor
    func testFailure() async throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    @MainActor
    func testStatusRequestSucceeds() async throws {
        try XCTSkipIf(true, "success of the request statusRequest is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.status.answer(.just(…))
        try await given.run()
    }

    @MainActor
    func testStatusRequestFails() async throws {
        try XCTSkipIf(true, "failure of the request statusRequest is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.status.answer(.error(TestError()))
        try await given.run()
    }

    @MainActor
    func testCustomerSucceeds() async throws {
        try XCTSkipIf(true, "success of the request customer is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.customer.answer(.just(…))
        try await given.run()
    }

    @MainActor
    func testCustomerFails() async throws {
        try XCTSkipIf(true, "failure of the request customer is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.customer.answer(.error(TestError()))
        try await given.run()
    }

    @MainActor
    func testListSucceeds() async throws {
        try XCTSkipIf(true, "success of the request list is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.orders.answer(.just(…))
        try await given.run()
    }

    @MainActor
    func testListFails() async throws {
        try XCTSkipIf(true, "failure of the request list is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.orders.answer(.error(TestError()))
        try await given.run()
    }

    @MainActor
    func testNewestSucceeds() async throws {
        try XCTSkipIf(true, "success of the request newest is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.details.answer(.just(…))
        try await given.run()
    }

    @MainActor
    func testNewestFails() async throws {
        try XCTSkipIf(true, "failure of the request newest is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.details.answer(.error(TestError()))
        try await given.run()
    }

    @MainActor
    func testRecentSucceeds() async throws {
        try XCTSkipIf(true, "success of the request recent is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
    }

    @MainActor
    func testRecentFails() async throws {
        try XCTSkipIf(true, "failure of the request recent is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
    }

    @MainActor
    func testTotalSucceeds() async throws {
        try XCTSkipIf(true, "success of the request total is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.total.answer(.just(…))
        try await given.run()
    }

    @MainActor
    func testTotalFails() async throws {
        try XCTSkipIf(true, "failure of the request total is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.total.answer(.error(TestError()))
        try await given.run()
    }

    @MainActor
    func testShowConfirmationRequestSucceeds() async throws {
        try XCTSkipIf(true, "success of the request showConfirmationRequest is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.orders.place.count, 1)
    }

    @MainActor
    func testShowConfirmationRequestFails() async throws {
        try XCTSkipIf(true, "failure of the request showConfirmationRequest is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.orders.place.count, 1)
    }

    @MainActor
    func testShowConfirmationRuns() async throws {
        try XCTSkipIf(true, "the action showConfirmation is not tested yet")
        let given = OrderViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    @MainActor
    func testCancelledRequestSucceeds() async throws {
        try XCTSkipIf(true, "success of the request cancelledRequest is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.cancel.answer(.just(…))
        try await given.run()
    }

    @MainActor
    func testCancelledRequestFails() async throws {
        try XCTSkipIf(true, "failure of the request cancelledRequest is not tested yet")
        let given = OrderViewModel.Harness()
        // given.calls.orders.cancel.answer(.error(TestError()))
        try await given.run()
    }
}
