import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class OrdersViewModelTests: XCTestCase {
    func testOpenings() throws {
        try XCTSkipIf(true, "the output openings is not tested yet")
        let given = OrdersViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.openings.elements, […])
    }

    func testRows() throws {
        try XCTSkipIf(true, "the output rows is not tested yet")
        let given = OrdersViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.rows.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = OrdersViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testLoadSucceeds() throws {
        try XCTSkipIf(true, "success of the request load is not tested yet")
        let given = OrdersViewModel.Harness()
        // given.calls.store.orders.answer(.just(…))
        try given.run()
    }

    func testLoadFails() throws {
        try XCTSkipIf(true, "failure of the request load is not tested yet")
        let given = OrdersViewModel.Harness()
        // given.calls.store.orders.answer(.error(TestError()))
        try given.run()
    }
}
