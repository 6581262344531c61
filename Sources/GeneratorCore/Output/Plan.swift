/// The files of one spec, each with its path: what the Writer applies.
package struct Plan: Sendable {
    package struct File: Sendable {
        package var path: String
        package var contents: GeneratedFile
        /// The folder in which a function of the user counts as written, whatever file it stands in.
        package var searchFolder: String
        /// The module of that folder.
        package var module: String
    }

    /// The path of the spec; of a support file's plan the target's folder.
    package var spec: String
    package var layout: TargetLayout
    package var files: [File]
    /// Whether it is the plan of a target's support files.
    package let isSupport: Bool

    /// - Parameter files: what the generator made of the spec. Tests are left out when the layout has no folder for
    ///   them; a support file is left out because it is written once a target: `init(support:layout:)`.
    package init(spec: String, files: [GeneratedFile], layout: TargetLayout) {
        self.spec = spec
        self.layout = layout
        isSupport = false
        self.files = files.compactMap { file in
            guard !file.isSupport else { return nil }
            return File(file, in: layout)
        }
    }

    /// The plan of a target's support files; that of the tests is left out when the layout has no folder for them.
    package init(support: [GeneratedFile], layout: TargetLayout) {
        self.spec = layout.target
        self.layout = layout
        isSupport = true
        self.files = support.compactMap { File($0, in: layout) }
    }
}

extension Plan.File {
    fileprivate init?(_ file: GeneratedFile, in layout: TargetLayout) {
        let folder: String
        switch file.role {
        case .viewModel, .view: folder = layout.generated
        case .logic, .viewController: folder = layout.logic
        case .support: folder = layout.support
        case .testStubs, .wiringTests, .testSupport:
            guard let tests = layout.tests else { return nil }
            folder = tests
        case .addition:
            guard let place = file.addition.flatMap({ layout.folder(of: $0) }) else { return nil }
            folder = place
        }
        self.init(
            path: Path.join(folder, file.name),
            contents: file,
            searchFolder: file.role == .testStubs ? folder : layout.target,
            module: layout.module
        )
    }
}

extension TargetLayout {
    /// - Returns: `nil` for a test file where none are written.
    fileprivate func folder(of addition: GeneratedFile.Addition) -> String? {
        switch addition.folder {
        case .output: addition.isPerTarget ? support : generated
        case .logic: addition.isPerTarget ? target : logic
        case .tests: tests
        case .project: root
        }
    }
}
