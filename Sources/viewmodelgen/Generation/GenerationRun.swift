internal import GeneratorCore

/// One run over many specs: find them, generate on all cores, report in their order.
struct GenerationRun {
    private let options: GenerateOptions
    private let printer: ProblemPrinter
    private let console: Console
    private var catalog: ProjectCatalog
    private var report: RunReport
    private var hasErrors = false
    /// The folders of the support files that a spec of the run relies on: one with errors relies on none.
    private var supportFolders: Set<String> = []

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
        for folder in search.folders { _ = catalog.entry(for: folder) }
        let assignment = SpecAssignment(
            of: search.specs,
            arguments: options.paths.isEmpty ? [] : search.folders,
            in: &catalog
        )
        show(search.problems + catalog.problems)
        Signals.finishFilesOnInterrupt()
        let store = SpecStore(assignment.specs)
        let cache = RunCache(options, assignment, catalog)
        let conflicts = SpecConflicts.find(in: assignment, store, cache, threads: options.threads)
        guard let writers = makeWriters() else { return .failure }
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
        if Signals.isInterrupted { return .interrupted }
        if search.specs.isEmpty && reports.isEmpty && !hasErrors { show([search.emptyProblem]) }
        report.close(afterErrors: hasErrors)
        if options.failsWhenStale && report.changeCount + report.obsoleteCount > 0 { show([staleProblem]) }
        return hasErrors ? .failure : .success
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
        let count = work.specs.count
        var progress = Progress(of: count, on: console, isQuiet: options.isQuiet)
        var update = work.cache?.makeUpdate()
        WorkerPool.run(count: count, threads: options.threads) { index in
            buffers.withBuffer { work.result(of: index, buffer: $0) }
        } deliver: { index, result in
            console.writeError(result.problems)
            if result.hasErrors { hasErrors = true }
            if let plan = result.plan {
                supportFolders.insert(plan.layout.support)
                records[work.specs[index].project].add(plan, result.reports)
                add(result.reports, of: work.specs[index].path)
            }
            if let cache = work.cache { update?.take(result.cached, ofSpec: work.specs[index].path, in: cache) }
            progress.advance()
            return !Signals.isInterrupted
        }
        if let update { work.cache?.write(update) }
    }

    /// Writes the support file of each target that has specs, then closes each project's books; after an interrupt too,
    /// so that what was written is known.
    private mutating func finish(
        _ assignment: SpecAssignment,
        _ writers: [Writer],
        _ records: inout [RunRecord]
    ) -> [FileReport] {
        var all: [FileReport] = []
        let buffer = ReadBuffer()
        for (index, project) in catalog.projects.enumerated() {
            let layouts = Signals.isInterrupted ? [] : assignment.supportLayouts(ofProject: index)
            for layout in layouts where options.only != .viewModels {
                guard options.only == .support || supportFolders.contains(layout.support) else { continue }
                guard let file = project.generator.supportFile() else { break }
                let plan = Plan(support: file, layout: layout)
                let reports = writers[index].apply(plan, buffer: buffer)
                records[index].add(plan, reports)
                add(reports, of: layout.support)
            }
            let prunes = options.prunes && !Signals.isInterrupted
            let reports = writers[index].finish(records[index], prunes: prunes, buffer: buffer)
            add(reports, of: project.root)
            all += reports
        }
        return all
    }

    private mutating func add(_ reports: [FileReport], of path: String) {
        let failures = report.add(reports)
        show(failures.map { Problem(path: path, reason: $0, rule: "file") })
    }

    private var staleProblem: Problem {
        let count = report.changeCount + report.obsoleteCount
        let command = "viewmodelgen generate" + (report.obsoleteCount > 0 ? " --prune" : "")
        return Problem(
            path: ".",
            reason: "\(count) \(count == 1 ? "file is" : "files are") not current; run '\(command)'",
            rule: "stale"
        )
    }

    private mutating func show(_ problems: [Problem]) {
        printer.print(problems, on: console)
        if problems.contains(where: { $0.diagnostic.isError }) { hasErrors = true }
    }
}

extension GenerationCache.Update {
    fileprivate mutating func take(_ cached: SpecResult.Cached, ofSpec path: String, in cache: RunCache) {
        switch cached {
        case .nothing: drop(spec: path, in: cache.known)
        case .known(let record): keep(record, ofSpec: path, in: cache.known)
        case .new(let entry): add(entry, ofSpec: path)
        }
    }
}
