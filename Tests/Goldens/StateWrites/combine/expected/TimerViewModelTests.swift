import Combine
import Foundation
import XCTest

@testable import App

final class TimerViewModelTests: XCTestCase {
    func testElapsed() throws {
        try XCTSkipIf(true, "the output elapsed is not tested yet")
        let given = TimerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.elapsed.elements, […])
    }

    func testLaps() throws {
        try XCTSkipIf(true, "the output laps is not tested yet")
        let given = TimerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.laps.elements, […])
    }

    func testBest() throws {
        try XCTSkipIf(true, "the output best is not tested yet")
        let given = TimerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.best.elements, […])
    }

    func testFinished() throws {
        try XCTSkipIf(true, "the output finished is not tested yet")
        let given = TimerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.finished.elements, […])
    }

    func testSaved() throws {
        try XCTSkipIf(true, "the output saved is not tested yet")
        let given = TimerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.saved.elements, […])
    }

    func testStartTitle() throws {
        try XCTSkipIf(true, "the output startTitle is not tested yet")
        let given = TimerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.startTitle.elements, […])
    }

    func testFailed() throws {
        try XCTSkipIf(true, "the output failed is not tested yet")
        let given = TimerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failed.elements, […])
    }

    func testStartTapRuns() throws {
        try XCTSkipIf(true, "the action startTap is not tested yet")
        let given = TimerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testLapTapRuns() throws {
        try XCTSkipIf(true, "the action lapTap is not tested yet")
        let given = TimerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testResetTapRuns() throws {
        try XCTSkipIf(true, "the action resetTap is not tested yet")
        let given = TimerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
}
