import Combine
import Foundation
import XCTest

@testable import App

final class TotalsViewModelTests: XCTestCase {
    func testSum() throws {
        try XCTSkipIf(true, "the output sum is not tested yet")
        let given = TotalsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.sum.elements, […])
    }

    func testNamed() throws {
        try XCTSkipIf(true, "the output named is not tested yet")
        let given = TotalsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.named.elements, […])
    }

    func testPlaces() throws {
        try XCTSkipIf(true, "the output places is not tested yet")
        let given = TotalsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.places.elements, […])
    }

    func testListed() throws {
        try XCTSkipIf(true, "the output listed is not tested yet")
        let given = TotalsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.listed.elements, […])
    }

    func testPaired() throws {
        try XCTSkipIf(true, "the output paired is not tested yet")
        let given = TotalsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.paired.elements, […])
    }

    func testSampled() throws {
        try XCTSkipIf(true, "the output sampled is not tested yet")
        let given = TotalsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.sampled.elements, […])
    }

    func testCounted() throws {
        try XCTSkipIf(true, "the output counted is not tested yet")
        let given = TotalsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.counted.elements, […])
    }

    func testInPlace() throws {
        try XCTSkipIf(true, "the output inPlace is not tested yet")
        let given = TotalsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.inPlace.elements, […])
    }

    func testTyped() throws {
        try XCTSkipIf(true, "the output typed is not tested yet")
        let given = TotalsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.typed.elements, […])
    }

    func testSingle() throws {
        try XCTSkipIf(true, "the output single is not tested yet")
        let given = TotalsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.single.elements, […])
    }
}
