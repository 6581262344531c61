import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class LoginViewModelTests: XCTestCase {
    func testCanLogin() throws {
        try XCTSkipIf(true, "the output canLogin is not tested yet")
        let given = LoginViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.canLogin.elements, […])
    }

    func testAccounts() throws {
        try XCTSkipIf(true, "the output accounts is not tested yet")
        let given = LoginViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.accounts.elements, […])
    }

    func testError() throws {
        try XCTSkipIf(true, "the output error is not tested yet")
        let given = LoginViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.error.elements, […])
    }

    func testDone() throws {
        try XCTSkipIf(true, "the output done is not tested yet")
        let given = LoginViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.done.elements, […])
    }

    func testLoginSucceeds() throws {
        try XCTSkipIf(true, "success of the request login is not tested yet")
        let given = LoginViewModel.Harness()
        // given.calls.accounts.login.answer(.just(…))
        try given.run()
    }

    func testLoginFails() throws {
        try XCTSkipIf(true, "failure of the request login is not tested yet")
        let given = LoginViewModel.Harness()
        // given.calls.accounts.login.answer(.error(TestError()))
        try given.run()
    }
}
