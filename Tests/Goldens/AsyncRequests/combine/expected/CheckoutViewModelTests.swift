import Combine
import Foundation
import XCTest

@testable import App

final class CheckoutViewModelTests: XCTestCase {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    static func logicIsWritten() -> Bool {
        false
    }

    @MainActor
    func testTotal() async throws {
        try XCTSkipIf(true, "the output total is not tested yet")
        let given = CheckoutViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.total.elements, […])
    }

    @MainActor
    func testIsPaying() async throws {
        try XCTSkipIf(true, "the output isPaying is not tested yet")
        let given = CheckoutViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.isPaying.elements, […])
    }

    @MainActor
    func testFailure() async throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = CheckoutViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    @MainActor
    func testVoucherFailure() async throws {
        try XCTSkipIf(true, "the output voucherFailure is not tested yet")
        let given = CheckoutViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.voucherFailure.elements, […])
    }

    @MainActor
    func testTotalSucceeds() async throws {
        try XCTSkipIf(true, "success of the request total is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.basket.total.answer(.just(…))
        try await given.run()
    }

    @MainActor
    func testTotalFails() async throws {
        try XCTSkipIf(true, "failure of the request total is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.basket.total.answer(.error(TestError()))
        try await given.run()
    }

    @MainActor
    func testReceiptSucceeds() async throws {
        try XCTSkipIf(true, "success of the request receipt is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.payments.pay.answer(.just(…))
        try await given.run()
    }

    @MainActor
    func testReceiptFails() async throws {
        try XCTSkipIf(true, "failure of the request receipt is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.payments.pay.answer(.error(TestError()))
        try await given.run()
    }

    @MainActor
    func testDiscountSucceeds() async throws {
        try XCTSkipIf(true, "success of the request discount is not tested yet")
        let given = CheckoutViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.payments.redeem.count, 1)
    }

    @MainActor
    func testDiscountFails() async throws {
        try XCTSkipIf(true, "failure of the request discount is not tested yet")
        let given = CheckoutViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.payments.redeem.count, 1)
    }

    @MainActor
    func testLoggedSucceeds() async throws {
        try XCTSkipIf(true, "success of the request logged is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.payments.log.answer(.just(()))
        try await given.run()
    }

    @MainActor
    func testLoggedFails() async throws {
        try XCTSkipIf(true, "failure of the request logged is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.payments.log.answer(.error(TestError()))
        try await given.run()
    }

    @MainActor
    func testShowReceiptRuns() async throws {
        try XCTSkipIf(true, "the action showReceipt is not tested yet")
        let given = CheckoutViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    @MainActor
    func testLoggedRuns() async throws {
        try XCTSkipIf(true, "the action logged is not tested yet")
        let given = CheckoutViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    @MainActor
    func testPaymentFailureLogic() async throws {
        try XCTSkipIf(true, "paymentFailure(error:) is not tested yet")
        let given = CheckoutViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(CheckoutViewModel.paymentFailure(…), …)
    }
}
