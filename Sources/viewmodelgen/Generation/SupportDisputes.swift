internal import GeneratorCore

/// The support files for which two configurations want different contents: neither may write them, or every run would
/// write them twice.
struct SupportDisputes {
    /// The paths as they are shown.
    private(set) var paths: Set<String> = []
    private(set) var problems: [Problem] = []
    private let current: String

    init(_ plans: [(project: Int, plan: Plan)], _ catalog: ProjectCatalog, _ writers: [Writer]) {
        current = catalog.current
        addAmongProjects(plans, catalog)
        addBeyondRun(plans, catalog, writers)
    }

    private mutating func addAmongProjects(_ plans: [(project: Int, plan: Plan)], _ catalog: ProjectCatalog) {
        guard catalog.projects.count > 1 else { return }
        var firsts: [String: (project: Int, file: Plan.File)] = [:]
        for (project, plan) in plans {
            for file in plan.files {
                let key = Path.absolute(file.path, from: current)
                guard let first = firsts[key], first.project != project else {
                    firsts[key] = (project, file)
                    continue
                }
                guard first.file.contents.contents != file.contents.contents else { continue }
                guard paths.insert(key).inserted else { continue }
                problems.append(Self.problem(file, catalog.projects[first.project], catalog.projects[project]))
            }
        }
    }

    /// The configurations of which no spec is in the run: their manifests list the file that would change.
    private mutating func addBeyondRun(
        _ plans: [(project: Int, plan: Plan)],
        _ catalog: ProjectCatalog,
        _ writers: [Writer]
    ) {
        var shared = SharedFiles(of: writers.map { ($0, RunRecord()) }, current: current)
        for (project, plan) in plans {
            for file in plan.files where FileSystem.kind(of: file.path) == .file {
                let key = Path.absolute(file.path, from: current)
                guard let bytes = try? FileSystem.read(file.path), bytes != file.contents.contents,
                    !paths.contains(key)
                else { continue }
                for folder in shared.otherFolders(sharing: key, with: writers[project]) {
                    guard let other = Self.project(of: folder),
                        !other.generator.makes(file.contents, module: plan.layout.module)
                    else { continue }
                    paths.insert(key)
                    problems.append(Self.problem(file, other, catalog.projects[project]))
                    break
                }
            }
        }
    }

    private static func project(of folder: String) -> Project? {
        guard var catalog = try? ProjectCatalog(configuration: nil),
            case .project(let index) = catalog.entry(for: folder)
        else { return nil }
        return catalog.projects[index]
    }

    /// The plan without the files in dispute.
    func undisputed(_ plan: Plan) -> Plan {
        guard !paths.isEmpty else { return plan }
        var plan = plan
        plan.files.removeAll { paths.contains(Path.absolute($0.path, from: current)) }
        return plan
    }

    private static func problem(_ file: Plan.File, _ first: Project, _ second: Project) -> Problem {
        let keys = first.generator.keys(thatMake: file.contents, differFrom: second.generator)
        let list = keys.map { "'\($0)'" }.joined(separator: ", ")
        let isTest = file.contents.role == .testSupport
        let path = Path.normalized(file.path)
        return Problem(
            path: second.source.path,
            reason: "\(first.name) and \(second.name) share '\(path)' but want it different, so it is not written: "
                + (keys.isEmpty ? "their templates differ" : "\(list) \(keys.count == 1 ? "differs" : "differ")")
                + "; give both one value, or one of them \(isTest ? "another folder of 'tests'" : "an 'output' of its own")",
            rule: "file"
        )
    }
}

extension Project {
    /// What messages call its configuration.
    fileprivate var name: String { isConfigured ? "'\(source.path)'" : "what holds without a configuration" }
}
