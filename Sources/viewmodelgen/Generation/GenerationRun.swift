internal import GeneratorCore

/// One run over many specs: find them, generate on all cores, report in their order.
struct GenerationRun {
    private let options: GenerateOptions
    private let printer: ProblemPrinter
    private let console: Console
    private var catalog: ProjectCatalog
    private var report: RunReport
    private var hasErrors = false
    /// The layouts whose support file a spec of the run relies on: one with errors relies on none.
    private var usedLayouts: [Bool] = []
    /// The mistakes of templates, each told once.
    private var templateProblems = TemplateProblems()
    /// The paths of projects whose templates add files.
    private var claims = AdditionClaims()
    private let additionBuffer = ReadBuffer()

    /// - Throws: when the current folder is gone.
    init(_ options: GenerateOptions, _ printer: ProblemPrinter, _ console: Console) throws(FileError) {
        self.options = options
        self.printer = printer
        self.console = console
        catalog = try ProjectCatalog(configuration: options.configuration, overrides: options.folders)
        report = RunReport(options, console)
    }

    /// 1. the paths of the call → specs
    /// 2. specs → projects and layouts
    /// 3. names that two specs declare → errors
    /// 4. each spec → its files on the disk, on all cores
    /// 5. support files, manifests, what is obsolete
    mutating func run() -> ExitStatus {
        let search = SpecSearch(options.paths, in: &catalog)
        // A folder without specs may still have files of specs that are gone.
        for folder in search.folders + search.manifestFolders { _ = catalog.entry(for: folder) }
        let assignment = SpecAssignment(
            of: search.specs,
            arguments: options.paths.isEmpty ? [] : search.folders,
            in: &catalog
        )
        show(search.problems + catalog.problems)
        show(UnknownOverrides(assignment, catalog, searched: search.folders).problems)
        Signals.finishFilesOnInterrupt()
        guard foldersAreUsable(assignment.layouts), let writers = makeWriters() else { return .failure }
        let store = SpecStore(assignment.specs)
        let cache = RunCache(options, assignment, catalog, writers)
        let conflicts = SpecConflicts.find(in: assignment, store, cache, threads: options.threads)
        // Which specs are in each other's way is not known, so none may be generated.
        if let status = Signals.exitStatus { return status }
        usedLayouts = assignment.layouts.map { _ in false }
        var records = catalog.projects.map { _ in RunRecord() }
        if options.only != .support {
            let work = SpecWork(
                specs: assignment.specs,
                layouts: assignment.layouts,
                projects: catalog.projects,
                writers: writers,
                store: store,
                conflicts: conflicts,
                printer: printer,
                only: options.only,
                cache: cache
            )
            generate(work, &records)
        }
        let reports = finish(assignment, writers, &records)
        show(templateProblems.summary)
        if let status = Signals.exitStatus { return status }
        if search.specs.isEmpty && reports.isEmpty && !hasErrors { show([search.emptyProblem]) }
        report.close(afterErrors: hasErrors)
        if options.failsWhenStale { show(staleProblems) }
        return hasErrors ? .failure : .success
    }

    /// Whether no folder for generated files is a file: found before the first of them is written.
    private mutating func foldersAreUsable(_ layouts: [TargetLayout]) -> Bool {
        let areNamed = options.folders.output != nil || options.folders.tests != nil
        guard areNamed || catalog.projects.contains(where: \.hasFolders) else { return true }
        let folders = layouts.flatMap { [$0.generated, $0.logic] + [$0.tests].compactMap(\.self) }
        guard let path = folders.first(where: { FileSystem.kind(of: $0) == .file }) else { return true }
        let reason = "'\(path)' is a file, and a folder for generated files is needed there"
        show([Problem(path: path, reason: reason, rule: "file")])
        return false
    }

    /// The writer of each project, or `nil` after its problem was shown.
    private mutating func makeWriters() -> [Writer]? {
        do throws(FileError) {
            var writers: [Writer] = []
            for project in catalog.projects {
                writers.append(
                    try Writer(
                        mode: options.mode,
                        root: project.root,
                        current: catalog.current,
                        keepsManifest: options.only == nil
                    )
                )
            }
            return writers
        } catch {
            show([Problem(error)])
            return nil
        }
    }

    private mutating func generate(_ work: SpecWork, _ records: inout [RunRecord]) {
        let buffers = BufferPool()
        let indices = work.specs.indices
        let changed = work.cache == nil ? Array(indices) : indices.filter { work.unchanged($0) == nil }
        var progress = Progress(of: changed.count, on: console, isQuiet: options.isQuiet)
        var update = work.cache?.makeUpdate()
        var next = 0
        WorkerPool.run(count: changed.count, threads: options.threads) { position in
            buffers.withBuffer { work.result(of: changed[position], buffer: $0) }
        } deliver: { position, result in
            let index = changed[position]
            takeUnchanged(next..<index, of: work, &records)
            next = index + 1
            let entry = take(result, of: index, of: work, &records)
            if let cache = work.cache { update?.take(entry, ofSpec: work.specs[index].path, in: cache.known) }
            progress.advance()
            return !Signals.isInterrupted
        }
        if !Signals.isInterrupted { takeUnchanged(next..<indices.upperBound, of: work, &records) }
        if let update { work.cache?.write(update) }
    }

    /// - Returns: what the cache is to know of the spec.
    private mutating func take(
        _ result: SpecResult,
        of index: Int,
        of work: SpecWork,
        _ records: inout [RunRecord]
    ) -> GenerationCache.Entry? {
        var result = result
        console.writeError(result.problems)
        let (spec, project) = (work.specs[index].path, work.specs[index].project)
        guard let plan = plan(of: result, spec, work.projects[project]) else {
            records[project].add(unmade: spec, work.layouts[work.specs[index].layout])
            return nil
        }
        if result.waiting != nil { work.apply(&result, ofSpec: index, buffer: additionBuffer) }
        usedLayouts[work.specs[index].layout] = true
        records[project].add(plan, result.reports)
        add(result.reports, of: plan, by: work.projects[project])
        return result.entry
    }

    /// The files of a spec; `nil` after the problem was shown that keeps them from being written.
    private mutating func plan(of result: SpecResult, _ spec: String, _ project: Project) -> Plan? {
        if result.hasErrors { hasErrors = true }
        if let problem = result.templateProblem {
            show(templateProblems.add(problem, concerning: spec))
            return nil
        }
        guard let plan = result.plan, result.waiting != nil,
            let conflict = claims.claim(plan, by: project.generator)
        else { return result.plan }
        show(templateProblems.add(conflict, concerning: spec))
        return nil
    }

    /// Books specs of which nothing has changed.
    private mutating func takeUnchanged(_ indices: Range<Int>, of work: SpecWork, _ records: inout [RunRecord]) {
        guard let cache = work.cache?.known else { return }
        for index in indices {
            guard let (record, lines) = work.unchanged(index) else { continue }
            let spec = work.specs[index]
            usedLayouts[spec.layout] = true
            records[spec.project].add(unchanged: spec.path, work.layouts[spec.layout], lines: lines)
            let hasAdditions = work.projects[spec.project].generator.hasAdditions
            cache.withFiles(of: record) { file in
                report.addUnchanged(file.path)
                if hasAdditions { claims.add(String(decoding: file.path, as: UTF8.self), ofSpec: spec.path) }
                return true
            }
        }
    }

    /// Writes the support file of each target that has specs, then closes each project's books; after an interrupt too,
    /// so that what was written is known.
    private mutating func finish(
        _ assignment: SpecAssignment,
        _ writers: [Writer],
        _ records: inout [RunRecord]
    ) -> [FileReport] {
        let buffer = ReadBuffer()
        // Asked once: a signal that comes from now on finds every spec generated.
        let isComplete = !Signals.isInterrupted
        let plans = isComplete && options.only != .viewModels ? supportPlans(assignment, &records) : []
        let disputes = SupportDisputes(plans, catalog, writers)
        show(disputes.problems)
        // One file of several configurations is told of once.
        var told: Set<String> = []
        for (index, plan) in plans {
            let plan = disputes.undisputed(plan)
            let reports = writers[index].apply(plan, buffer: buffer)
            records[index].add(plan, reports)
            let new = reports.filter { told.insert(Path.absolute($0.path, from: catalog.current)).inserted }
            add(new, of: plan, by: catalog.projects[index])
        }
        for index in records.indices { records[index].isComplete = isComplete }
        var shared = SharedFiles(
            of: Array(zip(writers, records)),
            disputed: disputes.paths,
            current: catalog.current
        )
        var all: [FileReport] = []
        for (index, project) in catalog.projects.enumerated() {
            let reports = writers[index].finish(
                records[index],
                sharing: &shared,
                prunes: options.prunes,
                buffer: buffer
            )
            show(report.add(reports, of: project.root))
            all += reports
        }
        return all
    }

    /// The plan of each support file that specs of the run rely on.
    private mutating func supportPlans(
        _ assignment: SpecAssignment,
        _ records: inout [RunRecord]
    ) -> [(project: Int, plan: Plan)] {
        let supportFolders = Set(zip(assignment.layouts, usedLayouts).filter(\.1).map(\.0.support))
        var plans: [(project: Int, plan: Plan)] = []
        for (index, project) in catalog.projects.enumerated() {
            for layout in assignment.supportLayouts(ofProject: index)
            where options.only == .support || supportFolders.contains(layout.support) {
                if let plan = supportPlan(project, layout) {
                    plans.append((index, plan))
                } else {
                    records[index].add(unmadeSupportOf: layout)
                }
            }
        }
        return plans
    }

    /// The files that the specs of a target share; `nil` after the problem was shown that keeps them from being written.
    private mutating func supportPlan(_ project: Project, _ layout: TargetLayout) -> Plan? {
        let withTests = layout.tests != nil && options.only == nil
        let generated = project.generator.generateSupport(module: layout.module, withTests: withTests)
        if let problem = generated.templateProblem {
            show(templateProblems.add(problem, concerning: layout.target))
            return nil
        }
        let files = generated.files.filter { options.only == nil || $0.addition?.isForBuilds != false }
        let plan = Plan(support: files, layout: layout)
        guard project.generator.hasAdditions else { return plan }
        guard let conflict = claims.claim(plan, by: project.generator) else { return plan }
        show(templateProblems.add(conflict, concerning: layout.target))
        return nil
    }

    private mutating func add(_ reports: [FileReport], of plan: Plan, by project: Project) {
        let reports = project.generator.hasAdditions ? project.generator.placed(reports, of: plan) : reports
        show(report.add(reports, of: plan.isSupport ? plan.layout.support : plan.spec))
    }

    /// What has to be done before everything is current.
    private var staleProblems: [Problem] {
        let edited = report.editedFiles.map { file in
            let reason = "\(file.asker.negation) asks for '\(file.path)', but it was edited, so that --prune keeps it"
            return Problem(path: file.path, reason: reason + "; remove it by hand", rule: "stale")
        }
        let count = report.changeCount + report.obsoleteCount
        guard count > 0 else { return edited }
        let command = "viewmodelgen generate" + (report.obsoleteCount > 0 ? " --prune" : "")
        let reason = "\(count) \(count == 1 ? "file is" : "files are") not current; run '\(command)'"
        return edited + [Problem(path: ".", reason: reason, rule: "stale")]
    }

    private mutating func show(_ problems: [Problem]) {
        printer.print(problems, on: console)
        if problems.contains(where: { $0.diagnostic.isError }) { hasErrors = true }
    }
}

extension GenerationCache.Update {
    fileprivate mutating func take(_ entry: GenerationCache.Entry?, ofSpec path: String, in cache: GenerationCache) {
        if let entry { add(entry, ofSpec: path) } else { drop(spec: path, in: cache) }
    }
}
