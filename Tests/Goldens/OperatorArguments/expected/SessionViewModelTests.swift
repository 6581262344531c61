import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class SessionViewModelTests: XCTestCase {
    func testIsActive() throws {
        try XCTSkipIf(true, "the output isActive is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isActive.elements, […])
    }

    func testTrack() throws {
        try XCTSkipIf(true, "the output track is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.track.elements, […])
    }

    func testWaiting() throws {
        try XCTSkipIf(true, "the output waiting is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.waiting.elements, […])
    }

    func testFirst() throws {
        try XCTSkipIf(true, "the output first is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.first.elements, […])
    }

    func testSampled() throws {
        try XCTSkipIf(true, "the output sampled is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.sampled.elements, […])
    }

    func testZipped() throws {
        try XCTSkipIf(true, "the output zipped is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.zipped.elements, […])
    }

    func testSeeded() throws {
        try XCTSkipIf(true, "the output seeded is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.seeded.elements, […])
    }

    func testGuarded() throws {
        try XCTSkipIf(true, "the output guarded is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.guarded.elements, […])
    }

    func testSlow() throws {
        try XCTSkipIf(true, "the output slow is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.slow.elements, […])
    }

    func testFresh() throws {
        try XCTSkipIf(true, "the output fresh is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.fresh.elements, […])
    }

    func testFirst20() throws {
        try XCTSkipIf(true, "the output first20 is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.first20.elements, […])
    }

    func testMore() throws {
        try XCTSkipIf(true, "the output more is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.more.elements, […])
    }

    func testRest() throws {
        try XCTSkipIf(true, "the output rest is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.rest.elements, […])
    }

    func testPaused() throws {
        try XCTSkipIf(true, "the output paused is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.paused.elements, […])
    }

    func testStopped() throws {
        try XCTSkipIf(true, "the output stopped is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.stopped.elements, […])
    }

    func testTyped() throws {
        try XCTSkipIf(true, "the output typed is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.typed.elements, […])
    }

    func testSearched() throws {
        try XCTSkipIf(true, "the output searched is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.searched.elements, […])
    }

    func testOutcome() throws {
        try XCTSkipIf(true, "the output outcome is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.outcome.elements, […])
    }

    func testFailed() throws {
        try XCTSkipIf(true, "the output failed is not tested yet")
        let given = SessionViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failed.elements, […])
    }

    func testFreshSucceeds() throws {
        try XCTSkipIf(true, "success of the request fresh is not tested yet")
        let given = SessionViewModel.Harness()
        // given.calls.clock.now.answer(.just(…))
        try given.run()
    }

    func testFreshFails() throws {
        try XCTSkipIf(true, "failure of the request fresh is not tested yet")
        let given = SessionViewModel.Harness()
        // given.calls.clock.now.answer(.error(TestError()))
        try given.run()
    }

    func testFirst20Succeeds() throws {
        try XCTSkipIf(true, "success of the request first20 is not tested yet")
        let given = SessionViewModel.Harness()
        // given.calls.clock.page.answer(.just(…))
        try given.run()
    }

    func testFirst20Fails() throws {
        try XCTSkipIf(true, "failure of the request first20 is not tested yet")
        let given = SessionViewModel.Harness()
        // given.calls.clock.page.answer(.error(TestError()))
        try given.run()
    }

    func testMoreSucceeds() throws {
        try XCTSkipIf(true, "success of the request more is not tested yet")
        let given = SessionViewModel.Harness()
        // given.calls.clock.page.answer(.just(…))
        try given.run()
    }

    func testMoreFails() throws {
        try XCTSkipIf(true, "failure of the request more is not tested yet")
        let given = SessionViewModel.Harness()
        // given.calls.clock.page.answer(.error(TestError()))
        try given.run()
    }

    func testRestSucceeds() throws {
        try XCTSkipIf(true, "success of the request rest is not tested yet")
        let given = SessionViewModel.Harness()
        // given.calls.clock.page.answer(.just(…))
        try given.run()
    }

    func testRestFails() throws {
        try XCTSkipIf(true, "failure of the request rest is not tested yet")
        let given = SessionViewModel.Harness()
        // given.calls.clock.page.answer(.error(TestError()))
        try given.run()
    }

    func testOutcomeSucceeds() throws {
        try XCTSkipIf(true, "success of the request outcome is not tested yet")
        let given = SessionViewModel.Harness()
        // given.calls.clock.now.answer(.just(…))
        try given.run()
    }

    func testOutcomeFails() throws {
        try XCTSkipIf(true, "failure of the request outcome is not tested yet")
        let given = SessionViewModel.Harness()
        // given.calls.clock.now.answer(.error(TestError()))
        try given.run()
    }
}
