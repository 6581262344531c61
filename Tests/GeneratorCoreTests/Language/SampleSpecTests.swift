import Testing

@testable import GeneratorCore

/// The spec that the documentation opens with.
let signUpSpec = """
    import Domain

    /// Validates the form while it is typed, signs up on tap.
    viewmodel SignUpViewModel {
        dependencies {
            accounts: AccountService
            weak coordinator: LoginCoordinator?
        }
        input {
            email, password, passwordCheck: Signal<String>
            signUpTap: Signal<Void>
        }
        state {
            emailValid: Bool = false     <- email { email.contains("@") }
            passwordsMatch: Bool = false <- password, passwordCheck { password == passwordCheck && !password.isEmpty }
        }
        flow {
            signUp: User <- signUpTap.flatMapFirst(accounts.signUp(email: email, password: password))
            signUp -> coordinator?.popToLogin()
        }
        output {
            emailValid: Driver<Bool>
            canSignUp: Driver<Bool> <- emailValid, passwordsMatch { emailValid && passwordsMatch }
            isBusy: Driver<Bool>    <- signUp.activity
            toast: Signal<String>   <- errors via message
        }
    }

    """

@Test func sampleSpecHasNoMistakes() throws {
    let spec = Parser.parse(SourceFile(path: "SignUp.viewmodel", text: signUpSpec))
    #expect(spec.diagnostics.isEmpty, "\(spec.diagnostics)")
    let viewModel = try #require(spec.syntax.viewModels.first)
    #expect(spec.syntax.imports.map(\.text) == ["import Domain"])
    #expect(spec.syntax.sections.map(\.kind) == [.dependencies, .input, .state, .flow, .output])
    #expect(spec.syntax.sections.map(\.declarations.count) == [2, 2, 2, 2, 4])
    let documentation = spec.syntax.documentation(viewModel.comments)
    #expect(documentation == ["Validates the form while it is typed, signs up on tap."])
}
