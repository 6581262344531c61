import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class PlayerViewModelTests: XCTestCase {
    func testStarted() throws {
        try XCTSkipIf(true, "the output started is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.started.elements, […])
    }

    func testPlayed() throws {
        try XCTSkipIf(true, "the output played is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.played.elements, […])
    }

    func testIsPaused() throws {
        try XCTSkipIf(true, "the output isPaused is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isPaused.elements, […])
    }

    func testEnded() throws {
        try XCTSkipIf(true, "the output ended is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.ended.elements, […])
    }

    func testLoudness() throws {
        try XCTSkipIf(true, "the output loudness is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.loudness.elements, […])
    }

    func testHalf() throws {
        try XCTSkipIf(true, "the output half is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.half.elements, […])
    }

    func testPosition() throws {
        try XCTSkipIf(true, "the output position is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.position.elements, […])
    }

    func testStopped() throws {
        try XCTSkipIf(true, "the output stopped is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.stopped.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testStartedSucceeds() throws {
        try XCTSkipIf(true, "success of the request started is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.player.start.count, 1)
    }

    func testStartedFails() throws {
        try XCTSkipIf(true, "failure of the request started is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.player.start.count, 1)
    }

    func testPausedSucceeds() throws {
        try XCTSkipIf(true, "success of the request paused is not tested yet")
        let given = PlayerViewModel.Harness()
        // given.calls.player.pause.answer(.just(()))
        try given.run()
    }

    func testPausedFails() throws {
        try XCTSkipIf(true, "failure of the request paused is not tested yet")
        let given = PlayerViewModel.Harness()
        // given.calls.player.pause.answer(.error(TestError()))
        try given.run()
    }

    func testPlayedSucceeds() throws {
        try XCTSkipIf(true, "success of the request played is not tested yet")
        let given = PlayerViewModel.Harness()
        // given.calls.player.play.answer(.just(…))
        try given.run()
    }

    func testPlayedFails() throws {
        try XCTSkipIf(true, "failure of the request played is not tested yet")
        let given = PlayerViewModel.Harness()
        // given.calls.player.play.answer(.error(TestError()))
        try given.run()
    }

    func testPausedRuns() throws {
        try XCTSkipIf(true, "the action paused is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testAnalyticsRuns() throws {
        try XCTSkipIf(true, "the action analytics is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testLogRuns() throws {
        try XCTSkipIf(true, "the action log is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testTracksRuns() throws {
        try XCTSkipIf(true, "the action tracks is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testSetRuns() throws {
        try XCTSkipIf(true, "the action set is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testPlayRuns() throws {
        try XCTSkipIf(true, "the action play is not tested yet")
        let given = PlayerViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
}
