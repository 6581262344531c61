/// A protocol that is described twice, in one file or in the files of one target.
///
/// Every description becomes a Swift protocol beside its ViewModel, and a module has one of a name.
///
/// ```
/// viewmodel LoginViewModel   { dependencies { accounts: AccountService; protocol AccountService { … } } }
/// viewmodel ProfileViewModel { dependencies { accounts: AccountService; protocol AccountService { … } } }
///                                                              // error: 'AccountService' is described twice
/// ```
/// Describe it in one place; elsewhere its name is enough:
/// ```
/// viewmodel ProfileViewModel { dependencies { accounts: AccountService } }
/// ```
package enum DuplicateProtocol {
    static let rule = Rule("duplicate-protocol", .error, "A protocol is described twice.")

    static func check(_ spec: SpecSyntax) -> [Diagnostic] {
        var first = Dictionary(spec.viewModels.map { ($0.name.text, $0.name) }, uniquingKeysWith: { first, _ in first })
        return spec.protocols.compactMap { syntax in
            let name = syntax.name
            guard let other = first[name.text] else {
                first[name.text] = name
                return nil
            }
            return Diagnostic(
                .twice(name.text),
                at: name.range,
                notes: [.init("'\(name.text)' is declared here first", at: other.range)],
                suggestion: "keep one: a dependency needs no more than the name"
            )
        }
    }

    /// For a protocol that several specs of a target describe.
    package static func message(_ name: String, in module: String) -> Diagnostic.Message {
        rule.message(
            "'\(name)' is described in more than one spec of '\(module)'; keep one, the name is enough elsewhere"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func twice(_ name: String) -> Self {
        DuplicateProtocol.rule.message("'\(name)' is described twice")
    }
}
