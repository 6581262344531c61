import Combine
import Foundation
import XCTest

@testable import App

final class FailableInputsViewModelTests: XCTestCase {
    func testSum() throws {
        try XCTSkipIf(true, "the output sum is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.sum.elements, […])
    }

    func testDone() throws {
        try XCTSkipIf(true, "the output done is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.done.elements, […])
    }

    func testObservableFailed() throws {
        try XCTSkipIf(true, "the output observableFailed is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.observableFailed.elements, […])
    }

    func testSingleFailed() throws {
        try XCTSkipIf(true, "the output singleFailed is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.singleFailed.elements, […])
    }

    func testNotDone() throws {
        try XCTSkipIf(true, "the output notDone is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.notDone.elements, […])
    }

    func testSubjects() throws {
        try XCTSkipIf(true, "the output subjects is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.subjects.elements, […])
    }

    func testOnlyErrors() throws {
        try XCTSkipIf(true, "the output onlyErrors is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.onlyErrors.elements, […])
    }
}
