/// `protocol AccountService: AnyObject { … }`, what a dependency is.
package struct ProtocolSyntax: Sendable {
    package var name: NameSyntax
    /// The types after `:`.
    package var inheritance: [SwiftFragment] = []
    package var requirements = 0..<0

    package init(name: NameSyntax) {
        self.name = name
    }
}

/// `func signUp(email: String) -> Single<User>` or `var user: Observable<User> { get }`.
package struct RequirementSyntax: Sendable {
    /// The comments before it.
    package var comments = 0..<0
    /// The token of its name.
    package var name: Int
    /// The tokens between the parentheses of a function; `nil` for a property.
    package var parameters: Range<Int>?
    /// What a function returns, the type of a property.
    package var type: SourceRange?
    /// Whether a function, or the getter of a property, is `async` or `throws`.
    package var isAsync = false
    package var isThrowing = false
    package var isSettable = false
    package var range: SourceRange

    package init(name: Int, range: SourceRange) {
        self.name = name
        self.range = range
    }
}
