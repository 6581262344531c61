import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class SignUpViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: SignUpViewModel?

    /// The doubles of accounts, coordinator. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> SignUpViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for accounts, coordinator")
    }

    private func makeViewModel() throws -> SignUpViewModel {
        SignUpViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        email: [Recorded<Event<String>>] = [],
        nickname: [Recorded<Event<String>>] = [],
        password: [Recorded<Event<String>>] = [],
        passwordCheck: [Recorded<Event<String>>] = [],
        signUpTap: [Recorded<Event<Void>>] = []
    ) -> SignUpViewModel.Input {
        SignUpViewModel.Input(
            email: scheduler.createHotObservable(email).asSignal(onErrorSignalWith: .empty()),
            nickname: scheduler.createHotObservable(nickname).asSignal(onErrorSignalWith: .empty()),
            password: scheduler.createHotObservable(password).asSignal(onErrorSignalWith: .empty()),
            passwordCheck: scheduler.createHotObservable(passwordCheck).asSignal(onErrorSignalWith: .empty()),
            signUpTap: scheduler.createHotObservable(signUpTap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let emailValid: TestableObserver<Bool>
        let nicknameValid: TestableObserver<Bool>
        let passwordValid: TestableObserver<Bool>
        let passwordsMatch: TestableObserver<Bool>
        let canSignUp: TestableObserver<Bool>
        let isBusy: TestableObserver<Bool>
        let toast: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> SignUpViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            emailValid: scheduler.createObserver(Bool.self),
            nicknameValid: scheduler.createObserver(Bool.self),
            passwordValid: scheduler.createObserver(Bool.self),
            passwordsMatch: scheduler.createObserver(Bool.self),
            canSignUp: scheduler.createObserver(Bool.self),
            isBusy: scheduler.createObserver(Bool.self),
            toast: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.emailValid.asObservable().subscribe(recorders.emailValid).disposed(by: disposeBag)
            output.nicknameValid.asObservable().subscribe(recorders.nicknameValid).disposed(by: disposeBag)
            output.passwordValid.asObservable().subscribe(recorders.passwordValid).disposed(by: disposeBag)
            output.passwordsMatch.asObservable().subscribe(recorders.passwordsMatch).disposed(by: disposeBag)
            output.canSignUp.asObservable().subscribe(recorders.canSignUp).disposed(by: disposeBag)
            output.isBusy.asObservable().subscribe(recorders.isBusy).disposed(by: disposeBag)
            output.toast.asObservable().subscribe(recorders.toast).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testEmailValid() throws {
        throw XCTSkip("the output emailValid is not tested yet")
    }

    func testNicknameValid() throws {
        throw XCTSkip("the output nicknameValid is not tested yet")
    }

    func testPasswordValid() throws {
        throw XCTSkip("the output passwordValid is not tested yet")
    }

    func testPasswordsMatch() throws {
        throw XCTSkip("the output passwordsMatch is not tested yet")
    }

    func testCanSignUp() throws {
        throw XCTSkip("the output canSignUp is not tested yet")
    }

    func testIsBusy() throws {
        throw XCTSkip("the output isBusy is not tested yet")
    }

    func testToast() throws {
        throw XCTSkip("the output toast is not tested yet")
    }

    func testSignUpSucceeds() throws {
        throw XCTSkip("success of the request signUp is not tested yet")
    }

    func testSignUpFails() throws {
        throw XCTSkip("failure of the request signUp is not tested yet")
    }

    func testPopToLoginRuns() throws {
        throw XCTSkip("the action popToLogin is not tested yet")
    }

    func testIsNicknameValidLogic() throws {
        throw XCTSkip("isNicknameValid(nickname:) is not tested yet")
    }

    func testMessageLogic() throws {
        throw XCTSkip("message(error:) is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
