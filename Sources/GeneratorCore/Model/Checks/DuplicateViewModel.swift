/// Two ViewModels, or two views, of one name, in one file or in the files of one target.
///
/// ```
/// viewmodel LoginViewModel { … }
/// viewmodel LoginViewModel { … }      // error: invalid redeclaration of 'LoginViewModel'
/// ```
/// Rename one of them, or delete the one that was copied:
/// ```
/// viewmodel LoginViewModel { … }
/// viewmodel SignUpViewModel { … }
/// ```
package enum DuplicateViewModel {
    static let rule = Rule("duplicate-viewmodel", .error, "Two ViewModels, or views, have one name.")

    static func check(_ spec: SpecSyntax) -> [Diagnostic] {
        let names = spec.typeNames
        guard names.count > 1 else { return [] }
        var first: [String: NameSyntax] = [:]
        return names.compactMap { name in
            guard let other = first[name.text] else {
                first[name.text] = name
                return nil
            }
            return Diagnostic(
                .redeclaration(of: name.text),
                at: name.range,
                notes: [.init("'\(name.text)' is declared here first", at: other.range)]
            )
        }
    }

    /// A problem in one of several files.
    package struct Finding: Sendable {
        /// The index of the file in the list that was checked.
        package var file: Int
        package var diagnostic: Diagnostic
    }

    /// Looks for ViewModels of one name in different files of one target; `check` of each file finds those within it.
    ///
    /// - Parameter files: the path of each file as it is shown, and the names of its ViewModels.
    package static func check(files: [(path: String, viewModels: [NameSyntax])]) -> [Finding] {
        var first: [String: Int] = [:]
        var findings: [Finding] = []
        for (index, file) in files.enumerated() {
            for name in file.viewModels {
                guard let other = first[name.text] else {
                    first[name.text] = index
                    continue
                }
                guard other != index else { continue }
                let diagnostic = Diagnostic(
                    .redeclaration(of: name.text),
                    at: name.range,
                    notes: [.init("'\(name.text)' is declared in \(files[other].path) too")]
                )
                findings.append(Finding(file: index, diagnostic: diagnostic))
            }
        }
        return findings
    }
}

extension SpecSyntax {
    /// The names of the ViewModels and of their views.
    var typeNames: [NameSyntax] {
        viewModels.flatMap { viewModel in
            [viewModel.name] + sections[viewModel.sections].compactMap { $0.view.map(name) }
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func redeclaration(of name: String) -> Self {
        DuplicateViewModel.rule.message("invalid redeclaration of '\(name)'")
    }
}
