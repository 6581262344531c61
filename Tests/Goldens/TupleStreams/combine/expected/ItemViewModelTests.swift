import Combine
import Foundation
import XCTest

@testable import App

final class ItemViewModelTests: XCTestCase {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    static func logicIsWritten() -> Bool {
        false
    }

    @MainActor
    func testTitle() async throws {
        try XCTSkipIf(true, "the output title is not tested yet")
        let given = ItemViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.title.elements, […])
    }

    @MainActor
    func testCount() async throws {
        try XCTSkipIf(true, "the output count is not tested yet")
        let given = ItemViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.count.elements, […])
    }

    @MainActor
    func testNet() async throws {
        try XCTSkipIf(true, "the output net is not tested yet")
        let given = ItemViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.net.elements, […])
    }

    @MainActor
    func testGross() async throws {
        try XCTSkipIf(true, "the output gross is not tested yet")
        let given = ItemViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.gross.elements, […])
    }

    @MainActor
    func testAddUpLogic() async throws {
        try XCTSkipIf(true, "addUp(item:) is not tested yet")
        let given = ItemViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(ItemViewModel.addUp(…), …)
    }
}
