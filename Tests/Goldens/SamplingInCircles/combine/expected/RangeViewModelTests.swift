import Combine
import Foundation
import XCTest

@testable import App

final class RangeViewModelTests: XCTestCase {
    @MainActor
    func testStart() async throws {
        try XCTSkipIf(true, "the output start is not tested yet")
        let given = RangeViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.start.elements, […])
    }

    @MainActor
    func testEnd() async throws {
        try XCTSkipIf(true, "the output end is not tested yet")
        let given = RangeViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.end.elements, […])
    }

    @MainActor
    func testFailed() async throws {
        try XCTSkipIf(true, "the output failed is not tested yet")
        let given = RangeViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.failed.elements, […])
    }
}
