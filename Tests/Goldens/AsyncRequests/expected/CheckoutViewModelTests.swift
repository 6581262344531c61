import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class CheckoutViewModelTests: XCTestCase {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    static func logicIsWritten() -> Bool {
        false
    }

    func testTotal() throws {
        try XCTSkipIf(true, "the output total is not tested yet")
        let given = CheckoutViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.total.elements, […])
    }

    func testIsPaying() throws {
        try XCTSkipIf(true, "the output isPaying is not tested yet")
        let given = CheckoutViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isPaying.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = CheckoutViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testVoucherFailure() throws {
        try XCTSkipIf(true, "the output voucherFailure is not tested yet")
        let given = CheckoutViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.voucherFailure.elements, […])
    }

    func testTotalSucceeds() throws {
        try XCTSkipIf(true, "success of the request total is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.basket.total.answer(.just(…))
        try given.run()
    }

    func testTotalFails() throws {
        try XCTSkipIf(true, "failure of the request total is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.basket.total.answer(.error(TestError()))
        try given.run()
    }

    func testReceiptSucceeds() throws {
        try XCTSkipIf(true, "success of the request receipt is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.payments.pay.answer(.just(…))
        try given.run()
    }

    func testReceiptFails() throws {
        try XCTSkipIf(true, "failure of the request receipt is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.payments.pay.answer(.error(TestError()))
        try given.run()
    }

    func testDiscountSucceeds() throws {
        try XCTSkipIf(true, "success of the request discount is not tested yet")
        let given = CheckoutViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.payments.redeem.count, 1)
    }

    func testDiscountFails() throws {
        try XCTSkipIf(true, "failure of the request discount is not tested yet")
        let given = CheckoutViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.payments.redeem.count, 1)
    }

    func testLoggedSucceeds() throws {
        try XCTSkipIf(true, "success of the request logged is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.payments.log.answer(.just(()))
        try given.run()
    }

    func testLoggedFails() throws {
        try XCTSkipIf(true, "failure of the request logged is not tested yet")
        let given = CheckoutViewModel.Harness()
        // given.calls.payments.log.answer(.error(TestError()))
        try given.run()
    }

    func testShowReceiptRuns() throws {
        try XCTSkipIf(true, "the action showReceipt is not tested yet")
        let given = CheckoutViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testLoggedRuns() throws {
        try XCTSkipIf(true, "the action logged is not tested yet")
        let given = CheckoutViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testPaymentFailureLogic() throws {
        try XCTSkipIf(true, "paymentFailure(error:) is not tested yet")
        let given = CheckoutViewModel.Harness()
        try given.run()
        // XCTAssertEqual(CheckoutViewModel.paymentFailure(…), …)
    }
}
