internal import GeneratorCore

/// The generation cache of one run: what earlier runs found current, and what this one does.
struct RunCache: Sendable {
    static let option = Option(name: "no-cache", help: "Compare every file, whatever earlier runs found current.")

    /// With fewer specs, reading the cache takes longer than generating.
    private static let smallestRun = 50
    /// How many specs a thread looks at before it takes the lock again.
    private static let chunk = 64

    /// What has changed of a spec since the cache was written.
    enum State: Sendable {
        /// It may have changed, or the cache does not know it.
        case unknown
        /// The spec has not changed, but its files have.
        case sameSpec(GenerationCache.Record)
        /// Nothing; with the lines of the manifest for its files.
        case unchanged(GenerationCache.Record, lines: [Int])
    }

    let known: GenerationCache
    /// The state of the spec of each index.
    private(set) var states: [State]
    /// The fingerprint of each layout.
    private let fingerprints: [UInt64]
    private let path: String
    private let tool: UInt64
    private let isWritten: Bool

    /// Looks at the stamps of all specs and their files, on all cores.
    ///
    /// - Returns: `nil` where a cache is not wanted, not worth it, or has no place.
    init?(_ options: GenerateOptions, _ assignment: SpecAssignment, _ catalog: ProjectCatalog, _ writers: [Writer]) {
        guard options.usesCache, options.only == nil, assignment.specs.count >= Self.smallestRun,
            let folder = Environment.cacheFolder, let executable = Environment.executablePath,
            let build = GenerationCache.fingerprint(ofTool: executable)
        else { return nil }
        let place = GenerationCache.fingerprint(of: [catalog.current] + catalog.projects.map(\.root))
        path = "\(folder)/viewmodelgen/\(String(place, radix: 16))"
        tool = build
        isWritten = options.mode == .write
        known = GenerationCache(path: path, tool: build)
        let configurations = catalog.projects.map(\.fingerprint)
        fingerprints = assignment.layouts.indices.map { index in
            let project = assignment.projects[index]
            return GenerationCache.fingerprint(of: assignment.layouts[index], configuration: configurations[project])
        }
        states = []
        states = makeStates(of: assignment.specs, writers, threads: options.threads)
    }

    private func makeStates(of specs: [Spec], _ writers: [Writer], threads: Int) -> [State] {
        var states: [State] = []
        states.reserveCapacity(specs.count)
        let chunks = (specs.count + Self.chunk - 1) / Self.chunk
        WorkerPool.run(count: chunks, threads: threads) { index in
            let start = index * Self.chunk
            return makeStates(of: specs[start..<min(start + Self.chunk, specs.count)], writers)
        } deliver: { _, chunk in
            states += chunk
            return true
        }
        return states
    }

    /// The states of specs that lie side by side in the run, in the cache and in the manifest.
    private func makeStates(of specs: ArraySlice<Spec>, _ writers: [Writer]) -> [State] {
        var last: GenerationCache.Record?
        var lastLine = -1
        return specs.map { spec in
            let fingerprint = fingerprints[spec.layout]
            guard let record = known.record(ofSpec: spec.path, fingerprint: fingerprint, after: last) else {
                return .unknown
            }
            last = record
            guard known.filesAreCurrent(record),
                let lines = writers[spec.project].lines(of: record, in: known, near: lastLine + 1)
            else { return .sameSpec(record) }
            lastLine = lines.last ?? lastLine
            return .unchanged(record, lines: lines)
        }
    }

    /// The hashes of the names that the spec declares, if it has not changed.
    func names(_ index: Int) -> [UInt64]? {
        switch states[index] {
        case .unknown: nil
        case .sameSpec(let record), .unchanged(let record, _): known.names(record)
        }
    }

    /// What to remember of a spec that was generated just now; `nil` when that is nothing.
    func entry(
        of spec: Spec,
        _ stamp: FileStamp?,
        _ generated: Generator.Result,
        _ plan: Plan,
        _ reports: [FileReport],
        _ writer: Writer
    ) -> GenerationCache.Entry? {
        guard isWritten, let stamp, generated.diagnostics.isEmpty, reports.count == plan.files.count,
            zip(reports, plan.files).allSatisfy({ $0.path == $1.path })
        else { return nil }
        return GenerationCache.Entry(
            fingerprint: fingerprints[spec.layout],
            spec: stamp,
            names: generated.viewModels.map { DeclaredNames.hash($0.text) },
            reports: reports,
            writer: writer
        )
    }

    func makeUpdate() -> GenerationCache.Update { GenerationCache.Update(tool: tool) }

    /// Writes the cache for the next run; where that cannot be done, the next run takes longer.
    func write(_ update: consuming GenerationCache.Update) {
        guard isWritten, let bytes = update.bytes(over: known) else { return }
        try? FileSystem.createFolder(Path.folder(of: path))
        _ = try? FileSystem.write(bytes, to: path)
    }
}
