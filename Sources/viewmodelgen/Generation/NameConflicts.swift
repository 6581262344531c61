internal import GeneratorCore

/// ViewModels of one name that two specs of one target declare: Swift would not compile them.
///
/// Both specs get an error, whatever order they are generated in, so it has to be known before the first file is
/// written.
struct NameConflicts: Sendable {
    /// The errors of the spec of each index.
    private(set) var diagnostics: [Int: [Diagnostic]] = [:]

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

    /// Looks through all specs; those that cannot be read are left to the generation, which reports them.
    static func find(in assignment: SpecAssignment, _ store: SpecStore, threads: Int) -> NameConflicts {
        guard assignment.specs.count > 1 else { return NameConflicts() }
        var owners: [Key: Int] = [:]
        // The later spec of a name comes after the earlier ones.
        var candidates: [Key: [Int]] = [:]
        WorkerPool.run(count: assignment.specs.count, threads: threads) { index -> [String] in
            guard let source = try? store.source(index) else { return [] }
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
        var conflicts = NameConflicts()
        for (key, specs) in candidates { conflicts.add(key, specs, assignment, store) }
        return conflicts
    }

    /// Parses the specs that may declare the same name and keeps what is true.
    private mutating func add(_ key: Key, _ specs: [Int], _ assignment: SpecAssignment, _ store: SpecStore) {
        var declarations: [Declaration] = []
        for spec in specs where declarations.last?.spec != spec {
            guard let source = try? store.source(spec) else { continue }
            store.keep(source, at: spec)
            let syntax = Parser.parse(source).syntax
            if let name = syntax.viewModels.map(\.name).first(where: { $0.text == key.name }) {
                declarations.append(Declaration(spec: spec, source: source, range: name.range))
            }
        }
        for declaration in declarations {
            let others = declarations.filter { $0.spec != declaration.spec }
            if others.isEmpty { continue }
            let module = assignment.layouts[assignment.specs[declaration.spec].layout].module
            let notes = others.map { other in
                let place = LineIndex(other.source).location(of: other.range.lowerBound)
                return Diagnostic.Note(
                    "it is also declared at \(other.source.path):\(place.line):\(place.column)"
                )
            }
            diagnostics[declaration.spec, default: []].append(
                Diagnostic(.duplicateViewModel(key.name, in: module), at: declaration.range, notes: notes)
            )
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func duplicateViewModel(_ name: String, in module: String) -> Self {
        Self(.error, rule: "duplicate-name", "'\(name)' is declared in more than one spec of '\(module)'; rename one")
    }
}
