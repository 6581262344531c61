import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class ReportViewModelTests: XCTestCase {
    func testReport() throws {
        try XCTSkipIf(true, "the output report is not tested yet")
        let given = ReportViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.report.elements, […])
    }

    func testJson() throws {
        try XCTSkipIf(true, "the output json is not tested yet")
        let given = ReportViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.json.elements, […])
    }

    func testKind() throws {
        try XCTSkipIf(true, "the output kind is not tested yet")
        let given = ReportViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.kind.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = ReportViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testSendSucceeds() throws {
        try XCTSkipIf(true, "success of the request send is not tested yet")
        let given = ReportViewModel.Harness()
        // given.calls.api.send.answer(.just(()))
        try given.run()
    }

    func testSendFails() throws {
        try XCTSkipIf(true, "failure of the request send is not tested yet")
        let given = ReportViewModel.Harness()
        // given.calls.api.send.answer(.error(TestError()))
        try given.run()
    }

    func testSendRuns() throws {
        try XCTSkipIf(true, "the action send is not tested yet")
        let given = ReportViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
}
