import Foundation
import RxCocoa
import RxSwift
import RxTest
import Testing

@testable import App

@MainActor
@Suite struct SignUpViewModelTests {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    nonisolated static func logicIsWritten() -> Bool {
        false
    }

    @Test(.disabled("the output emailValid is not tested yet"))
    func emailValidOutput() throws {
        let given = SignUpViewModel.Harness()
        try given.run()
        // #expect(given.output.emailValid.elements == […])
    }

    @Test(.disabled("the output nicknameValid is not tested yet"))
    func nicknameValidOutput() throws {
        let given = SignUpViewModel.Harness()
        try given.run()
        // #expect(given.output.nicknameValid.elements == […])
    }

    @Test(.disabled("the output passwordValid is not tested yet"))
    func passwordValidOutput() throws {
        let given = SignUpViewModel.Harness()
        try given.run()
        // #expect(given.output.passwordValid.elements == […])
    }

    @Test(.disabled("the output passwordsMatch is not tested yet"))
    func passwordsMatchOutput() throws {
        let given = SignUpViewModel.Harness()
        try given.run()
        // #expect(given.output.passwordsMatch.elements == […])
    }

    @Test(.disabled("the output canSignUp is not tested yet"))
    func canSignUpOutput() throws {
        let given = SignUpViewModel.Harness()
        try given.run()
        // #expect(given.output.canSignUp.elements == […])
    }

    @Test(.disabled("the output isBusy is not tested yet"))
    func isBusyOutput() throws {
        let given = SignUpViewModel.Harness()
        try given.run()
        // #expect(given.output.isBusy.elements == […])
    }

    @Test(.disabled("the output toast is not tested yet"))
    func toastOutput() throws {
        let given = SignUpViewModel.Harness()
        try given.run()
        // #expect(given.output.toast.elements == […])
    }

    @Test(.disabled("success of the request signUp is not tested yet"))
    func signUpSucceeds() throws {
        let given = SignUpViewModel.Harness()
        // given.calls.accounts.signUp.answer(.just(…))
        try given.run()
    }

    @Test(.disabled("failure of the request signUp is not tested yet"))
    func signUpFails() throws {
        let given = SignUpViewModel.Harness()
        // given.calls.accounts.signUp.answer(.error(TestError()))
        try given.run()
    }

    @Test(.disabled("the action popToLogin is not tested yet"))
    func popToLoginRuns() throws {
        let given = SignUpViewModel.Harness()
        try given.run()
        // #expect(given.calls.….count == 1)
    }

    @Test(.disabled("isNicknameValid(nickname:) is not tested yet"))
    func isNicknameValidLogic() throws {
        let given = SignUpViewModel.Harness()
        try given.run()
        // #expect(SignUpViewModel.isNicknameValid(…) == …)
    }

    @Test(.disabled("message(error:) is not tested yet"))
    func messageLogic() throws {
        let given = SignUpViewModel.Harness()
        try given.run()
        // #expect(SignUpViewModel.message(…) == …)
    }
}
