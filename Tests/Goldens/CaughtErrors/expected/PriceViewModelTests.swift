import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class PriceViewModelTests: XCTestCase {
    func testRates() throws {
        try XCTSkipIf(true, "the output rates is not tested yet")
        let given = PriceViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.rates.elements, […])
    }

    func testPast() throws {
        try XCTSkipIf(true, "the output past is not tested yet")
        let given = PriceViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.past.elements, […])
    }

    func testTotal() throws {
        try XCTSkipIf(true, "the output total is not tested yet")
        let given = PriceViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.total.elements, […])
    }

    func testAnswer() throws {
        try XCTSkipIf(true, "the output answer is not tested yet")
        let given = PriceViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.answer.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = PriceViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }
}
