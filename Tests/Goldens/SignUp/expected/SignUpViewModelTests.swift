import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class SignUpViewModelTests: XCTestCase {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    static func logicIsWritten() -> Bool {
        false
    }

    func testEmailValid() throws {
        try XCTSkipIf(true, "the output emailValid is not tested yet")
        let given = SignUpViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.emailValid.elements, […])
    }

    func testNicknameValid() throws {
        try XCTSkipIf(true, "the output nicknameValid is not tested yet")
        let given = SignUpViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.nicknameValid.elements, […])
    }

    func testPasswordValid() throws {
        try XCTSkipIf(true, "the output passwordValid is not tested yet")
        let given = SignUpViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.passwordValid.elements, […])
    }

    func testPasswordsMatch() throws {
        try XCTSkipIf(true, "the output passwordsMatch is not tested yet")
        let given = SignUpViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.passwordsMatch.elements, […])
    }

    func testCanSignUp() throws {
        try XCTSkipIf(true, "the output canSignUp is not tested yet")
        let given = SignUpViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.canSignUp.elements, […])
    }

    func testIsBusy() throws {
        try XCTSkipIf(true, "the output isBusy is not tested yet")
        let given = SignUpViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isBusy.elements, […])
    }

    func testToast() throws {
        try XCTSkipIf(true, "the output toast is not tested yet")
        let given = SignUpViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.toast.elements, […])
    }

    func testSignUpSucceeds() throws {
        try XCTSkipIf(true, "success of the request signUp is not tested yet")
        let given = SignUpViewModel.Harness()
        // given.calls.accounts.signUp.answer(.just(…))
        try given.run()
    }

    func testSignUpFails() throws {
        try XCTSkipIf(true, "failure of the request signUp is not tested yet")
        let given = SignUpViewModel.Harness()
        // given.calls.accounts.signUp.answer(.error(TestError()))
        try given.run()
    }

    func testPopToLoginRuns() throws {
        try XCTSkipIf(true, "the action popToLogin is not tested yet")
        let given = SignUpViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testIsNicknameValidLogic() throws {
        try XCTSkipIf(true, "isNicknameValid(nickname:) is not tested yet")
        let given = SignUpViewModel.Harness()
        try given.run()
        // XCTAssertEqual(SignUpViewModel.isNicknameValid(…), …)
    }

    func testMessageLogic() throws {
        try XCTSkipIf(true, "message(error:) is not tested yet")
        let given = SignUpViewModel.Harness()
        try given.run()
        // XCTAssertEqual(SignUpViewModel.message(…), …)
    }
}
