internal import GeneratorCore

/// Names in `overrides` that no spec has: a spec that was renamed or removed, or a slip.
struct UnknownOverrides {
    private let assignment: SpecAssignment
    private let catalog: ProjectCatalog
    /// The folders that were searched, absolute.
    private let folders: [String]

    init(_ assignment: SpecAssignment, _ catalog: ProjectCatalog, searched folders: [String]) {
        self.assignment = assignment
        self.catalog = catalog
        self.folders = folders.map { Path.absolute($0, from: catalog.current) }
    }

    /// A warning each, of the configurations of which every spec was found.
    var problems: [Problem] {
        catalog.projects.indices.filter { !catalog.projects[$0].configuration.overriddenSpecs.isEmpty && isWhole($0) }
            .flatMap(problems)
    }

    /// Whether all folders were searched where specs of the project may be.
    private func isWhole(_ project: Int) -> Bool {
        catalog.projects[project].folders.sources.allSatisfy { source in
            let source = Path.absolute(source, from: catalog.current)
            return folders.contains { source == $0 || $0 == "/" || source.hasPrefix($0 + "/") }
        }
    }

    private func problems(_ index: Int) -> [Problem] {
        let project = catalog.projects[index]
        let specs = assignment.specs.filter { $0.project == index }.map { Path.stem(of: $0.path) }
        let known = Set(specs)
        let unknown = project.configuration.overriddenSpecs.filter { !known.contains($0.text) }
        let expected = unknown.isEmpty ? [] : swiftFiles(of: project)
        return unknown.filter { !expected.contains($0.text) }.map { name in
            let diagnostic = Diagnostic(
                .init(.warning, rule: "unknown-spec", "no spec is called '\(name.text)'"),
                at: name.range,
                suggestion: suggestion(for: name.text, among: specs)
            )
            return Problem(diagnostic, in: project.source)
        }
    }

    /// The names of the Swift files among the sources: a ViewModel that was written by hand may get its spec later.
    private func swiftFiles(of project: Project) -> Set<String> {
        let paths = project.folders.sources.flatMap { FileSystem.files(endingWith: ".swift", in: $0).paths }
        return Set(paths.filter { !$0.hasSuffix(".generated.swift") }.map { Path.stem(of: $0) })
    }

    private func suggestion(for name: String, among specs: [String]) -> String? {
        let bare = Path.stem(of: name)
        if bare != name, specs.contains(bare) { return "leave out folder and ending: '\(bare)'" }
        return EditDistance.suggestion(for: name, among: specs)
    }
}
