/// What a project's `viewmodelgen.json` says: where files are and, in its profile, how they look.
package struct Configuration: Hashable, Sendable {
    /// The name of the file.
    package static let fileName = FileNames.configuration

    /// Where test files go.
    package enum Tests: Hashable, Sendable {
        /// Into `Tests/<module>Tests` beside the `Sources` folder that holds the spec, where there is such a folder.
        case automatic
        case folder(String)
        case none
    }

    /// A folder, and where the configuration says so.
    package struct Templates: Hashable, Sendable {
        package var folder: String
        package var range: SourceRange
    }

    /// The folders that are searched for specs, relative to the configuration's folder.
    package var sources: [String] = ["."]
    /// The folder for generated files; beside each spec when absent.
    package var output: String?
    /// The folder for new logic files; beside each spec when absent.
    package var logic: String?
    package var tests: Tests = .automatic
    /// The module that test files import; the folder below `Sources` when absent.
    package var module: String?
    /// The folder of the project's own templates.
    package var templates: Templates?
    package var profile = Profile()
    /// The profiles of specs that look otherwise, by the name of the spec.
    package var overrides: [String: Profile] = [:]
    /// Their names where they are written.
    package var overriddenSpecs: [NameSyntax] = []

    package init() {}

    /// The profile of the spec of a file.
    package func profile(ofSpec stem: String) -> Profile { overrides[stem] ?? profile }
}
