@preconcurrency import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class LegacyViewModelTests: XCTestCase {
    @available(iOS 15, *)
    func testNumber() throws {
        try XCTSkipIf(true, "the output number is not tested yet")
        let given = LegacyViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.number.elements, […])
    }

    @available(iOS 15, *)
    func testCount() throws {
        try XCTSkipIf(true, "the output count is not tested yet")
        let given = LegacyViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.count.elements, […])
    }

    @available(iOS 15, *)
    func testGestureRuns() throws {
        try XCTSkipIf(true, "the action gesture is not tested yet")
        let given = LegacyViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
}
