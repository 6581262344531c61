import Combine
import Foundation
import XCTest

@testable import App

final class FailableInputsViewModelTests: XCTestCase {
    @MainActor
    func testSum() async throws {
        try XCTSkipIf(true, "the output sum is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.sum.elements, […])
    }

    @MainActor
    func testDone() async throws {
        try XCTSkipIf(true, "the output done is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.done.elements, […])
    }

    @MainActor
    func testObservableFailed() async throws {
        try XCTSkipIf(true, "the output observableFailed is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.observableFailed.elements, […])
    }

    @MainActor
    func testSingleFailed() async throws {
        try XCTSkipIf(true, "the output singleFailed is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.singleFailed.elements, […])
    }

    @MainActor
    func testNotDone() async throws {
        try XCTSkipIf(true, "the output notDone is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.notDone.elements, […])
    }

    @MainActor
    func testSubjects() async throws {
        try XCTSkipIf(true, "the output subjects is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.subjects.elements, […])
    }

    @MainActor
    func testOnlyErrors() async throws {
        try XCTSkipIf(true, "the output onlyErrors is not tested yet")
        let given = FailableInputsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.onlyErrors.elements, […])
    }
}
