internal import GeneratorCore

/// The generation cache of one run: what earlier runs found current, and what this one does.
struct RunCache: Sendable {
    static let option = Option(name: "no-cache", help: "Compare every file, whatever earlier runs found current.")

    /// With fewer specs, reading the cache takes longer than generating.
    private static let smallestRun = 50

    let known: GenerationCache
    /// The record of the spec of each index, where the spec has not changed.
    let records: [GenerationCache.Record?]
    private let fingerprints: [UInt64]
    private let path: String
    private let tool: UInt64
    private let isWritten: Bool

    /// - Returns: `nil` where a cache is not wanted, not worth it, or has no place.
    init?(_ options: GenerateOptions, _ assignment: SpecAssignment, _ catalog: ProjectCatalog) {
        guard options.usesCache, options.only == nil, assignment.specs.count >= Self.smallestRun,
            let folder = Environment.cacheFolder, let executable = Environment.executablePath,
            let build = GenerationCache.fingerprint(ofTool: executable)
        else { return nil }
        let place = GenerationCache.fingerprint(of: [catalog.current] + catalog.projects.map(\.root))
        path = "\(folder)/viewmodelgen/\(String(place, radix: 16))"
        tool = build
        isWritten = options.mode == .write
        let known = GenerationCache(path: path, tool: build)
        let fingerprints = assignment.specs.map { _ in UInt64(0) }
        self.known = known
        var byLayout: [UInt64] = []
        var projects = [Int](repeating: 0, count: assignment.layouts.count)
        for spec in assignment.specs { projects[spec.layout] = spec.project }
        for (index, layout) in assignment.layouts.enumerated() {
            let profile = catalog.projects[projects[index]].configuration.profile
            byLayout.append(GenerationCache.fingerprint(of: ["\(profile)", "\(layout)"]))
        }
        self.fingerprints = zip(fingerprints, assignment.specs).map { byLayout[$1.layout] }
        var records = [GenerationCache.Record?](repeating: nil, count: assignment.specs.count)
        for (index, spec) in assignment.specs.enumerated() {
            records[index] = known.record(ofSpec: spec.path, fingerprint: byLayout[spec.layout])
        }
        self.records = records
    }

    /// The record of a spec whose files are all as they were.
    func currentRecord(_ index: Int) -> GenerationCache.Record? {
        guard let record = records[index], known.filesAreCurrent(record) else { return nil }
        return record
    }

    /// What to remember of a spec that was generated just now; `nil` when that is nothing.
    func entry(
        _ index: Int,
        _ stamp: GenerationCache.Entry.SpecStamp?,
        _ generated: Generator.Result,
        _ plan: Plan,
        _ reports: [FileReport]
    ) -> GenerationCache.Entry? {
        guard isWritten, let stamp, generated.diagnostics.isEmpty,
            reports.map(\.path) == plan.files.map(\.path)
        else { return nil }
        return GenerationCache.Entry(
            fingerprint: fingerprints[index],
            spec: stamp,
            names: generated.viewModels.map(\.text),
            reports: reports
        )
    }

    func makeUpdate() -> GenerationCache.Update { GenerationCache.Update(tool: tool) }

    /// Writes the cache for the next run; where that cannot be done, the next run takes longer.
    func write(_ update: consuming GenerationCache.Update) {
        guard isWritten, let bytes = update.bytes(over: known) else { return }
        try? FileSystem.createFolder(Path.folder(of: path))
        try? FileSystem.write(bytes, to: path)
    }
}
