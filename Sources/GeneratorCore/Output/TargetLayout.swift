/// The folders that the configuration and the command line name, as far as they do.
package struct OutputFolders: Hashable, Sendable {
    package enum Tests: Hashable, Sendable {
        /// `Tests/<Target>Tests` of a SwiftPM package when that folder exists, otherwise none.
        case automatic
        case folder(String)
        case none
    }

    /// The folder of generated files and of the support file; `nil`: beside each spec.
    package var output: String?
    /// The folder of logic files; `nil`: beside each spec.
    package var logic: String?
    package var tests: Tests = .automatic
    /// The source folders of the configuration.
    package var sources: [String] = []
    /// The folders that were named on the command line.
    package var arguments: [String] = []
    /// The folder of the configuration.
    package var root = "."

    package init() {}
}

/// Where the files of the specs of one folder go, and which target they belong to.
package struct TargetLayout: Hashable, Sendable {
    /// The folder of the target: the functions of the user may be in any of its Swift files.
    package var target: String
    /// The name of the target's module.
    package var module: String
    /// The folder of the generated files.
    package var generated: String
    /// The folder of the logic files.
    package var logic: String
    /// The folder of the tests; `nil` when none are written.
    package var tests: String?
    /// The folder of the support file.
    package var support: String
    /// The folder of the configuration.
    package var root = "."

    package init(target: String, module: String, generated: String, logic: String, tests: String?, support: String) {
        self.target = target
        self.module = module
        self.generated = generated
        self.logic = logic
        self.tests = tests
        self.support = support
    }
}
