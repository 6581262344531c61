internal import GeneratorCore

/// A spec with the project and the folders that it belongs to.
struct Spec: Sendable {
    let path: String
    /// The index of the project.
    let project: Int
    /// The index of the layout.
    let layout: Int
}

/// Gives each spec its project and its layout; the disk is asked once a folder.
struct SpecAssignment {
    private(set) var specs: [Spec] = []
    private(set) var layouts: [TargetLayout] = []
    /// The project of each layout.
    private(set) var projects: [Int] = []
    /// The project and layout of each folder; `nil` where the configuration has errors.
    private var folders: [String: (project: Int, layout: Int)?] = [:]

    /// - Parameter arguments: the folders that the call names.
    init(of paths: [String], arguments: [String], in catalog: inout ProjectCatalog) {
        specs.reserveCapacity(paths.count)
        var last: (folder: String, place: (project: Int, layout: Int)?)?
        for path in paths {
            let folder = Path.folder(of: path)
            if last?.folder != folder {
                if folders[folder] == nil { folders[folder] = .some(place(of: folder, arguments, in: &catalog)) }
                last = (folder, folders[folder].flatMap(\.self))
            }
            guard let place = last?.place else { continue }
            specs.append(Spec(path: path, project: place.project, layout: place.layout))
        }
    }

    private mutating func place(
        of folder: String,
        _ arguments: [String],
        in catalog: inout ProjectCatalog
    ) -> (project: Int, layout: Int)? {
        guard case .project(let index) = catalog.entry(for: folder) else { return nil }
        let project = catalog.projects[index]
        var folders = project.folders
        folders.arguments = arguments
        var layout = TargetLayout(folder: folder, folders: folders, current: catalog.current)
        if let module = catalog.overrides.module ?? project.configuration.module { layout.module = module }
        layouts.append(layout)
        projects.append(index)
        return (index, layouts.count - 1)
    }

    /// One layout for each support file of a project, in the order of the specs.
    func supportLayouts(ofProject project: Int) -> [TargetLayout] {
        var seen: Set<String> = []
        // Layouts are made in the order of the specs.
        return zip(layouts, projects).filter { $1 == project && seen.insert($0.support).inserted }.map(\.0)
    }
}
