internal import GeneratorCore

/// What two specs cannot both have: ViewModels of one name in a target, and files of one path.
///
/// Each of the specs gets an error, whatever order they are generated in, so it has to be known before the first file
/// is written.
struct SpecConflicts: Sendable {
    /// The errors of the spec of each index.
    private(set) var diagnostics: [Int: [Diagnostic]] = [:]

    /// Looks through all specs; those that cannot be read are left to the generation, which reports them.
    static func find(
        in assignment: SpecAssignment,
        _ store: SpecStore,
        _ cache: RunCache?,
        threads: Int
    ) -> SpecConflicts {
        var conflicts = SpecConflicts()
        guard assignment.specs.count > 1 else { return conflicts }
        conflicts.addFiles(assignment)
        conflicts.addNames(assignment, store, cache, threads: threads)
        return conflicts
    }

    private mutating func add(_ diagnostic: Diagnostic, to spec: Int) {
        diagnostics[spec, default: []].append(diagnostic)
    }
}

// MARK: - Files

extension SpecConflicts {
    /// Specs of one name whose files have the same folder.
    private mutating func addFiles(_ assignment: SpecAssignment) {
        let specs = assignment.specs
        // Paths are compared only among specs of one name; hardly ever there is more than one.
        for group in Dictionary(grouping: specs.indices, by: { Path.stem(of: specs[$0].path).lowercased() }).values
        where group.count > 1 {
            var claims = PathClaims()
            for index in group {
                let path = specs[index].path
                let conflict = assignment.layouts[specs[index].layout].paths(ofSpec: path).lazy
                    .compactMap { claims.claim($0, for: path) }.first
                guard let conflict else { continue }
                for index in group where [conflict.first, conflict.second].contains(specs[index].path) {
                    add(Diagnostic(.samePath(conflict), at: SourceRange(at: 0)), to: index)
                }
            }
        }
    }
}

// MARK: - Names

extension SpecConflicts {
    /// A name in a target.
    private struct Key: Hashable {
        let target: String
        let name: String
    }

    /// A declaration with its place.
    private struct Declaration {
        let spec: Int
        let source: SourceFile
        let range: SourceRange
    }

    private mutating func addNames(
        _ assignment: SpecAssignment,
        _ store: SpecStore,
        _ cache: RunCache?,
        threads: Int
    ) {
        let buffers = BufferPool()
        var owners: [Key: Int] = [:]
        // The later spec of a name comes after the earlier ones.
        var candidates: [Key: [Int]] = [:]
        WorkerPool.run(count: assignment.specs.count, threads: threads) { index -> [String] in
            if let names = cache?.records[index]?.names { return names }
            let source = buffers.withBuffer { try? store.source(index, buffer: $0) }
            guard let source else { return [] }
            store.keep(source, at: index)
            return DeclaredNames.scan(source.bytes)
        } deliver: { index, names in
            let target = assignment.layouts[assignment.specs[index].layout].target
            for name in names {
                let key = Key(target: target, name: name)
                if let first = owners[key] {
                    if first != index { candidates[key, default: [first]].append(index) }
                } else {
                    owners[key] = index
                }
            }
            return !Signals.isInterrupted
        }
        for (key, specs) in candidates { add(key, specs, assignment, store) }
    }

    /// Parses the specs that may declare the same name and keeps what is true.
    private mutating func add(_ key: Key, _ specs: [Int], _ assignment: SpecAssignment, _ store: SpecStore) {
        var declarations: [Declaration] = []
        for spec in specs where declarations.last?.spec != spec {
            guard let source = try? store.source(spec, buffer: ReadBuffer()) else { continue }
            store.keep(source, at: spec)
            let names = Parser.parse(source).syntax.viewModels.map(\.name)
            if let name = names.first(where: { $0.text == key.name }) {
                declarations.append(Declaration(spec: spec, source: source, range: name.range))
            }
        }
        guard declarations.count > 1 else { return }
        for declaration in declarations {
            let module = assignment.layouts[assignment.specs[declaration.spec].layout].module
            let notes = declarations.filter { $0.spec != declaration.spec }.map { other in
                let place = LineIndex(other.source).location(of: other.range.lowerBound)
                return Diagnostic.Note("it is also declared at \(other.source.path):\(place.line):\(place.column)")
            }
            add(Diagnostic(.sameName(key.name, in: module), at: declaration.range, notes: notes), to: declaration.spec)
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func sameName(_ name: String, in module: String) -> Self {
        Self(
            .error,
            rule: "duplicate-viewmodel",
            "'\(name)' is declared in more than one spec of '\(module)'; rename one"
        )
    }

    fileprivate static func samePath(_ conflict: PathClaims.Conflict) -> Self {
        Self(.error, rule: "duplicate-file", conflict.description)
    }
}
