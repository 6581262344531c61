import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class NoticeViewModelTests: XCTestCase {
    func testRows() throws {
        try XCTSkipIf(true, "the output rows is not tested yet")
        let given = NoticeViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.rows.elements, […])
    }

    func testPicked() throws {
        try XCTSkipIf(true, "the output picked is not tested yet")
        let given = NoticeViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.picked.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = NoticeViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testPage() throws {
        try XCTSkipIf(true, "the output page is not tested yet")
        let given = NoticeViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.page.elements, […])
    }

    func testIsBusy() throws {
        try XCTSkipIf(true, "the output isBusy is not tested yet")
        let given = NoticeViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isBusy.elements, […])
    }

    func testLoaded() throws {
        try XCTSkipIf(true, "the output loaded is not tested yet")
        let given = NoticeViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.loaded.elements, […])
    }

    func testLoadSucceeds() throws {
        try XCTSkipIf(true, "success of the request load is not tested yet")
        let given = NoticeViewModel.Harness()
        // given.calls.notices.load.answer(.just(…))
        try given.run()
    }

    func testLoadFails() throws {
        try XCTSkipIf(true, "failure of the request load is not tested yet")
        let given = NoticeViewModel.Harness()
        // given.calls.notices.load.answer(.error(TestError()))
        try given.run()
    }

    func testLoadRuns() throws {
        try XCTSkipIf(true, "the action load is not tested yet")
        let given = NoticeViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testPageRuns() throws {
        try XCTSkipIf(true, "the action page is not tested yet")
        let given = NoticeViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testRefreshRuns() throws {
        try XCTSkipIf(true, "the action refresh is not tested yet")
        let given = NoticeViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testFailureRuns() throws {
        try XCTSkipIf(true, "the action failure is not tested yet")
        let given = NoticeViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testMoreSucceeds() throws {
        try XCTSkipIf(true, "success of the request more is not tested yet")
        let given = NoticeViewModel.Harness()
        // given.calls.notices.more.answer(.just(…))
        try given.run()
    }

    func testMoreFails() throws {
        try XCTSkipIf(true, "failure of the request more is not tested yet")
        let given = NoticeViewModel.Harness()
        // given.calls.notices.more.answer(.error(TestError()))
        try given.run()
    }

    func testRowsRuns() throws {
        try XCTSkipIf(true, "the action rows is not tested yet")
        let given = NoticeViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
}
