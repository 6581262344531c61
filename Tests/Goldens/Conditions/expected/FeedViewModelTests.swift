import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class FeedViewModelTests: XCTestCase {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    static func logicIsWritten() -> Bool {
        false
    }

    func testItems() throws {
        try XCTSkipIf(true, "the output items is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.items.elements, […])
    }

    func testColumns() throws {
        try XCTSkipIf(true, "the output columns is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.columns.elements, […])
    }

    func testToast() throws {
        try XCTSkipIf(true, "the output toast is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.toast.elements, […])
    }

    #if DEBUG
    func testDetails() throws {
        try XCTSkipIf(true, "the output details is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.details.elements, […])
    }
    #endif

    func testItemsSucceeds() throws {
        try XCTSkipIf(true, "success of the request items is not tested yet")
        let given = FeedViewModel.Harness()
        // given.calls.api.items.answer(.just(…))
        try given.run()
    }

    func testItemsFails() throws {
        try XCTSkipIf(true, "failure of the request items is not tested yet")
        let given = FeedViewModel.Harness()
        // given.calls.api.items.answer(.error(TestError()))
        try given.run()
    }

    func testBeginRuns() throws {
        try XCTSkipIf(true, "the action begin is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    #if canImport(Foundation)
    func testSelectRuns() throws {
        try XCTSkipIf(true, "the action select is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testOpenRuns() throws {
        try XCTSkipIf(true, "the action open is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    #if DEBUG
    func testOpenRuns2() throws {
        try XCTSkipIf(true, "the action open is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
    #endif
    #elseif DEBUG
    func testOpenRuns() throws {
        try XCTSkipIf(true, "the action open is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
    #endif

    func testBeginLogic() throws {
        try XCTSkipIf(true, "begin() is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(begin(…), …)
    }

    #if canImport(Foundation)
    func testOpenLogic() throws {
        try XCTSkipIf(true, "open(select:) is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(open(…), …)
    }
    #endif

    #if !DEBUG
    func testMessageLogic() throws {
        try XCTSkipIf(true, "message(error:) is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(FeedViewModel.message(…), …)
    }
    #endif
}
