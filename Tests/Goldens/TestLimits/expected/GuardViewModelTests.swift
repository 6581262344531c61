import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class GuardViewModelTests: XCTestCase {
    func testSent() throws {
        try XCTSkipIf(true, "the output sent is not tested yet")
        let given = GuardViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.sent.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = GuardViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testSentSucceeds() throws {
        try XCTSkipIf(true, "success of the request sent is not tested yet")
        let given = GuardViewModel.Harness()
        // given.calls.api.send.answer(.just(…))
        try given.run()
    }

    func testSentFails() throws {
        try XCTSkipIf(true, "failure of the request sent is not tested yet")
        let given = GuardViewModel.Harness()
        // given.calls.api.send.answer(.error(TestError()))
        try given.run()
    }
}
