struct User { var email: String }
protocol AccountService { func signUp(email: String, nickname: String, password: String) async throws -> User }
protocol LoginCoordinator: AnyObject { func popToLogin() }
