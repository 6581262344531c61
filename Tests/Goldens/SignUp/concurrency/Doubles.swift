struct User { var email: String }
protocol AccountService: Sendable {
    func signUp(email: String, nickname: String, password: String) async throws -> User
}
@MainActor protocol LoginCoordinator: AnyObject { func popToLogin() }
