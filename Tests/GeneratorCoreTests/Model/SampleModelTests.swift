import Testing

@testable import GeneratorCore

/// The sample of the language reference as a model.
@Suite struct SampleModelTests {
    @Test func model() throws {
        let checked = Checked(signUpSpec)
        #expect(checked.diagnostics == [])
        let model = try #require(checked.model)
        #expect(model.imports == ["import Domain"])
        let viewModel = try #require(model.viewModels.first)
        #expect(viewModel.name == "SignUpViewModel")
        #expect(viewModel.documentation == ["Validates the form while it is typed, signs up on tap."])
        #expect(
            checked.dump() == [
                "dependency accounts: AccountService",
                "dependency weak coordinator: LoginCoordinator?",
                "input email: Signal<String> uses 2",
                "input password: Signal<String> uses 2",
                "input passwordCheck: Signal<String> uses 1",
                "input signUpTap: Signal<Void> uses 1",
                "state emailValid: Bool = false <- input.email {email: email.contains(\"@\")} uses 2",
                "state passwordsMatch: Bool = false <- input.password, input.passwordCheck "
                    + "{password passwordCheck: password == passwordCheck && !password.isEmpty} uses 1",
                "flow signUp: User <- input.signUpTap.flatMapFirst<{_ email password [accounts]: "
                    + "accounts.signUp(email: email, password: password)} sampling input.email, input.password of User>"
                    + " uses 1 request errors activity",
                "action popToLogin: flow.signUp -> {_ [coordinator]: coordinator?.popToLogin()}",
                "output emailValid: Driver<Bool> <- state.emailValid",
                "output canSignUp: Driver<Bool> <- state.emailValid, state.passwordsMatch "
                    + "{emailValid passwordsMatch: emailValid && passwordsMatch}",
                "output isBusy: Driver<Bool> <- flow.signUp.activity",
                "output toast: Signal<String> <- errors via message(error)",
                "logic transform static func message(error: Error) -> String // `toast` from an error of `signUp`.",
            ]
        )
    }
}
