import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class PollViewModelTests: XCTestCase {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    static func logicIsWritten() -> Bool {
        false
    }

    @available(iOS 13, *)
    func testChosen() throws {
        try XCTSkipIf(true, "the output chosen is not tested yet")
        let given = PollViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.chosen.elements, […])
    }

    @available(iOS 13, *)
    func testChanges() throws {
        try XCTSkipIf(true, "the output changes is not tested yet")
        let given = PollViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.changes.elements, […])
    }

    @available(iOS 13, *)
    func testPoll() throws {
        try XCTSkipIf(true, "the output poll is not tested yet")
        let given = PollViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.poll.elements, […])
    }

    @available(iOS 13, *)
    func testError() throws {
        try XCTSkipIf(true, "the output error is not tested yet")
        let given = PollViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.error.elements, […])
    }

    @available(iOS 13, *)
    func testVoteSucceeds() throws {
        try XCTSkipIf(true, "success of the request vote is not tested yet")
        let given = PollViewModel.Harness()
        // given.calls.polls.vote.answer(.just(…))
        try given.run()
    }

    @available(iOS 13, *)
    func testVoteFails() throws {
        try XCTSkipIf(true, "failure of the request vote is not tested yet")
        let given = PollViewModel.Harness()
        // given.calls.polls.vote.answer(.error(TestError()))
        try given.run()
    }

    @available(iOS 13, *)
    func testCloseRuns() throws {
        try XCTSkipIf(true, "the action close is not tested yet")
        let given = PollViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    @available(iOS 13, *)
    func testMessageLogic() throws {
        try XCTSkipIf(true, "message(error:) is not tested yet")
        let given = PollViewModel.Harness()
        try given.run()
        // XCTAssertEqual(PollViewModel.message(…), …)
    }
}
