import Combine
import Foundation
import XCTest

@testable import App

final class ItemViewModelTests: XCTestCase {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    static func logicIsWritten() -> Bool {
        false
    }

    func testTitle() throws {
        try XCTSkipIf(true, "the output title is not tested yet")
        let given = ItemViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.title.elements, […])
    }

    func testCount() throws {
        try XCTSkipIf(true, "the output count is not tested yet")
        let given = ItemViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.count.elements, […])
    }

    func testNet() throws {
        try XCTSkipIf(true, "the output net is not tested yet")
        let given = ItemViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.net.elements, […])
    }

    func testGross() throws {
        try XCTSkipIf(true, "the output gross is not tested yet")
        let given = ItemViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.gross.elements, […])
    }

    func testAddUpLogic() throws {
        try XCTSkipIf(true, "addUp(item:) is not tested yet")
        let given = ItemViewModel.Harness()
        try given.run()
        // XCTAssertEqual(ItemViewModel.addUp(…), …)
    }
}
