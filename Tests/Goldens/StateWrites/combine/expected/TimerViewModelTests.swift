import Combine
import Foundation
import XCTest

@testable import App

final class TimerViewModelTests: XCTestCase {
    @MainActor
    func testElapsed() async throws {
        try XCTSkipIf(true, "the output elapsed is not tested yet")
        let given = TimerViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.elapsed.elements, […])
    }

    @MainActor
    func testLaps() async throws {
        try XCTSkipIf(true, "the output laps is not tested yet")
        let given = TimerViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.laps.elements, […])
    }

    @MainActor
    func testBest() async throws {
        try XCTSkipIf(true, "the output best is not tested yet")
        let given = TimerViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.best.elements, […])
    }

    @MainActor
    func testFinished() async throws {
        try XCTSkipIf(true, "the output finished is not tested yet")
        let given = TimerViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.finished.elements, […])
    }

    @MainActor
    func testSaved() async throws {
        try XCTSkipIf(true, "the output saved is not tested yet")
        let given = TimerViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.saved.elements, […])
    }

    @MainActor
    func testStartTitle() async throws {
        try XCTSkipIf(true, "the output startTitle is not tested yet")
        let given = TimerViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.startTitle.elements, […])
    }

    @MainActor
    func testFailed() async throws {
        try XCTSkipIf(true, "the output failed is not tested yet")
        let given = TimerViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.output.failed.elements, […])
    }

    @MainActor
    func testStartTapRuns() async throws {
        try XCTSkipIf(true, "the action startTap is not tested yet")
        let given = TimerViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    @MainActor
    func testLapTapRuns() async throws {
        try XCTSkipIf(true, "the action lapTap is not tested yet")
        let given = TimerViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    @MainActor
    func testResetTapRuns() async throws {
        try XCTSkipIf(true, "the action resetTap is not tested yet")
        let given = TimerViewModel.Harness()
        try await given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
}
