/// The lines of the doc comments before sections, for what is made of each.
package struct SectionDocumentation: Sendable {
    package var input: [String] = []
    package var output: [String] = []
    /// Of `dependencies`: for `struct Dependencies`, otherwise for `init`.
    package var dependencies: [String] = []
    /// Of `flow`: for `transform`.
    package var flow: [String] = []
}
