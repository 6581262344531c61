internal import GeneratorCore

/// What became of one spec: small, because thousands of them may wait for their turn.
struct SpecResult: Sendable {
    /// What goes to standard error.
    var problems: [UInt8] = []
    var hasErrors = false
    /// The files that were written, or would be; `nil` when the spec has errors.
    var plan: Plan?
    var reports: [FileReport] = []
    var cached = Cached.nothing

    /// What the cache is to know of the spec.
    enum Cached: Sendable {
        case nothing
        /// It is as the cache has it.
        case known(GenerationCache.Record)
        case new(GenerationCache.Entry)
    }
}

/// Generates the specs of a run, each on its own: reads it, makes its files and writes them.
struct SpecWork: Sendable {
    let specs: [Spec]
    let layouts: [TargetLayout]
    let projects: [Project]
    /// The writer of each project.
    let writers: [Writer]
    let store: SpecStore
    let conflicts: SpecConflicts
    let printer: ProblemPrinter
    /// The only part that is written.
    let only: GeneratedPart?
    let cache: RunCache?

    /// Called from all threads, each with its own buffer.
    func result(of index: Int, buffer: ReadBuffer) -> SpecResult {
        if let result = cachedResult(of: index) { return result }
        let spec = specs[index]
        let stamp = cache == nil ? nil : GenerationCache.Entry.SpecStamp(path: spec.path)
        let source: SourceFile
        do throws(FileError) {
            source = try store.source(index, buffer: buffer)
        } catch {
            return SpecResult(problems: printer.text(of: Problem(error)), hasErrors: true)
        }
        let project = projects[spec.project]
        let layout = layouts[spec.layout]
        let withTests = layout.tests != nil && only == nil
        let generated = project.generator.generate(source, module: layout.module, withTests: withTests)
        var diagnostics = generated.diagnostics
        if let more = conflicts.diagnostics[index] {
            diagnostics = (diagnostics + more).sorted { $0.range.lowerBound < $1.range.lowerBound }
        }
        var result = SpecResult(problems: printer.text(of: diagnostics, in: source))
        result.hasErrors = diagnostics.contains(where: \.isError)
        if result.hasErrors { return result }
        var files = generated.files
        if only == .viewModels { files.removeAll { $0.role != .viewModel } }
        let plan = Plan(spec: spec.path, files: files, layout: layout)
        result.reports = writers[spec.project].apply(plan, buffer: buffer)
        result.plan = plan
        if let entry = cache?.entry(index, stamp, generated, plan, result.reports) { result.cached = .new(entry) }
        return result
    }

    /// The result of a spec of which nothing has changed.
    private func cachedResult(of index: Int) -> SpecResult? {
        guard let record = cache?.currentRecord(index), conflicts.diagnostics[index] == nil else { return nil }
        let spec = specs[index]
        guard let reports = writers[spec.project].reportsUnchanged(record.paths) else { return nil }
        var result = SpecResult()
        result.plan = Plan(spec: spec.path, files: [], layout: layouts[spec.layout])
        result.reports = reports
        result.cached = .known(record)
        return result
    }
}
