import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class HostViewModelTests: XCTestCase {
    func testSure() throws {
        try XCTSkipIf(true, "the output sure is not tested yet")
        let given = HostViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.sure.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = HostViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testSureSucceeds() throws {
        try XCTSkipIf(true, "success of the request sure is not tested yet")
        let given = HostViewModel.Harness()
        // given.calls.host.confirm.answer(.just(…))
        try given.run()
    }

    func testSureFails() throws {
        try XCTSkipIf(true, "failure of the request sure is not tested yet")
        let given = HostViewModel.Harness()
        // given.calls.host.confirm.answer(.error(TestError()))
        try given.run()
    }
}
