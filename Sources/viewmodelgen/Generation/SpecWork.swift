internal import GeneratorCore

/// What became of one spec: small, because thousands of them may wait for their turn.
struct SpecResult: Sendable {
    /// What goes to standard error.
    var problems: [UInt8] = []
    var hasErrors = false
    /// The mistake in a template that leaves the spec without files.
    var templateProblem: FileProblem?
    /// The files that were written, or would be; `nil` when the spec has errors.
    var plan: Plan?
    var reports: [FileReport] = []
    /// What the cache is to know of the spec.
    var entry: GenerationCache.Entry?
    /// Set while the plan waits to be applied, until those of the specs before it are: templates of the project have
    /// given names to its files, and those may be another's.
    var waiting: Waiting?

    struct Waiting: Sendable {
        let stamp: FileStamp?
        let generated: Generator.Result
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
        let spec = specs[index]
        let read: ReadSpec
        do throws(FileError) {
            read = try store.spec(index, buffer: buffer)
        } catch {
            return SpecResult(problems: printer.text(of: Problem(error)), hasErrors: true)
        }
        let source = read.source
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
        if let problem = generated.templateProblem {
            result.templateProblem = problem
            return result
        }
        var files = generated.files
        if only == .viewModels {
            files.joinViews()
            files.removeAll { $0.role != .viewModel && $0.addition?.isForBuilds != true }
        }
        result.plan = Plan(spec: spec.path, files: files, layout: layout)
        result.waiting = SpecResult.Waiting(stamp: read.stamp, generated: generated)
        if !project.generator.hasAdditions { apply(&result, ofSpec: index, buffer: buffer) }
        return result
    }

    /// Writes the files of a plan.
    func apply(_ result: inout SpecResult, ofSpec index: Int, buffer: ReadBuffer) {
        guard let plan = result.plan, let waiting = result.waiting else { return }
        let spec = specs[index]
        let writer = writers[spec.project]
        result.reports = writer.apply(plan, buffer: buffer)
        result.entry = cache?.entry(of: spec, waiting.stamp, waiting.generated, plan, result.reports, writer)
        result.waiting = nil
    }

    /// The cache's record of a spec for which there is nothing to do, and the lines of the manifest for its files.
    func unchanged(_ index: Int) -> (record: GenerationCache.Record, lines: [Int])? {
        guard let cache, case .unchanged(let record, let lines) = cache.states[index],
            conflicts.diagnostics[index] == nil
        else { return nil }
        return (record, lines)
    }
}
