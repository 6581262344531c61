import Combine
import Foundation
import XCTest

@testable import App

final class InputTraitsViewModelTests: XCTestCase {
    @MainActor
    func testSum() async throws {
        try XCTSkipIf(true, "the output sum is not tested yet")
        let given = InputTraitsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.sum.elements, […])
    }

    @MainActor
    func testLatest() async throws {
        try XCTSkipIf(true, "the output latest is not tested yet")
        let given = InputTraitsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.latest.elements, […])
    }

    @MainActor
    func testText() async throws {
        try XCTSkipIf(true, "the output text is not tested yet")
        let given = InputTraitsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.text.elements, […])
    }

    @MainActor
    func testFinished() async throws {
        try XCTSkipIf(true, "the output finished is not tested yet")
        let given = InputTraitsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.finished.elements, […])
    }

    @MainActor
    func testFailure() async throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = InputTraitsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    @MainActor
    func testObserverRuns() async throws {
        try XCTSkipIf(true, "the action observer is not tested yet")
        let given = InputTraitsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    @MainActor
    func testControlPropertyRuns() async throws {
        try XCTSkipIf(true, "the action controlProperty is not tested yet")
        let given = InputTraitsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    @MainActor
    func testBehaviorRelayRuns() async throws {
        try XCTSkipIf(true, "the action behaviorRelay is not tested yet")
        let given = InputTraitsViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
}
