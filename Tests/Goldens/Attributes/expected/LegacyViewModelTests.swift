@preconcurrency import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class LegacyViewModelTests: XCTestCase {
    func testNumber() throws {
        try XCTSkipIf(true, "the output number is not tested yet")
        let given = LegacyViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.number.elements, […])
    }

    func testCount() throws {
        try XCTSkipIf(true, "the output count is not tested yet")
        let given = LegacyViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.count.elements, […])
    }

    func testGestureRuns() throws {
        try XCTSkipIf(true, "the action gesture is not tested yet")
        let given = LegacyViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
}
