internal import GeneratorCore

/// What two specs cannot both have: ViewModels or protocols of one name in a target, and files of one path.
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
        var groups = Groups(count: specs.count)
        for index in specs.indices { groups.add(index, key: Self.hash(ofName: specs[index].path)) }
        for group in groups.candidates {
            addFileNames(group, assignment)
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

    /// Specs of one name in several folders of a target: Swift takes one file of a name in a module.
    private mutating func addFileNames(_ group: [Int], _ assignment: SpecAssignment) {
        let specs = assignment.specs
        for index in group {
            let layout = specs[index].layout
            let name = Path.name(of: specs[index].path)
            let other = group.first { other in
                other != index && Path.name(of: specs[other].path) == name
                    && assignment.layouts[specs[other].layout].target == assignment.layouts[layout].target
                    && Path.folder(of: specs[other].path) != Path.folder(of: specs[index].path)
            }
            guard let other else { continue }
            add(Diagnostic(.sameFileName(specs[other].path), at: SourceRange(at: 0)), to: index)
        }
    }

    /// A hash of the last component of a path that is the same for names that differ in letter case only.
    ///
    /// Only ASCII counts: what it leaves out makes names too similar, never too different.
    private static func hash(ofName path: String) -> UInt64 {
        var hash: UInt64 = 0
        for byte in path.utf8.reversed() {
            if byte == UInt8(ascii: "/") { break }
            guard byte < 0x80 else { continue }
            let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            hash = (hash ^ UInt64(isCapital ? byte | 0x20 : byte)) &* 0x100_0000_01B3
        }
        return hash
    }
}

/// Finds the specs that share a key.
private struct Groups {
    private var owners: [UInt64: Int] = [:]
    private var shared: [UInt64: [Int]] = [:]

    init(count: Int) {
        owners.reserveCapacity(count)
    }

    /// Specs come in order.
    mutating func add(_ spec: Int, key: UInt64) {
        guard let first = owners[key] else {
            owners[key] = spec
            return
        }
        if (shared[key]?.last ?? first) != spec { shared[key, default: [first]].append(spec) }
    }

    /// The specs of each key that more than one has.
    var candidates: [[Int]] { Array(shared.values) }
}

// MARK: - Names

extension SpecConflicts {
    /// A declaration with its place.
    private struct Declaration {
        let spec: Int
        let source: SourceFile
        let name: NameSyntax
        let isProtocol: Bool
    }

    private mutating func addNames(
        _ assignment: SpecAssignment,
        _ store: SpecStore,
        _ cache: RunCache?,
        threads: Int
    ) {
        let indices = assignment.specs.indices
        let buffers = BufferPool()
        var names = indices.map { cache?.names($0) ?? [] }
        let changed = cache.map { cache in indices.filter { cache.names($0) == nil } } ?? Array(indices)
        WorkerPool.run(count: changed.count, threads: threads) { position -> [UInt64] in
            let index = changed[position]
            let spec = buffers.withBuffer { try? store.spec(index, buffer: $0) }
            guard let spec else { return [] }
            store.keep(spec, at: index)
            return DeclaredNames.hashes(spec.source.bytes)
        } deliver: { position, found in
            names[changed[position]] = found
            return !Signals.isInterrupted
        }
        let targets = assignment.layouts.map { DeclaredNames.hash($0.target) }
        var groups = Groups(count: indices.count)
        for index in indices {
            let target = targets[assignment.specs[index].layout]
            for name in names[index] { groups.add(index, key: name ^ target &* 31) }
        }
        for specs in groups.candidates { add(specs, assignment, store) }
    }

    /// Parses the specs that may declare the same name and keeps what is true.
    private mutating func add(_ specs: [Int], _ assignment: SpecAssignment, _ store: SpecStore) {
        var declarations: [String: [Declaration]] = [:]
        for spec in specs {
            guard let read = try? store.spec(spec, buffer: ReadBuffer()) else { continue }
            store.keep(read, at: spec)
            let syntax = Parser.parse(read.source).syntax
            let names = syntax.viewModels.map { ($0.name, false) } + syntax.protocols.map { ($0.name, true) }
            for (name, isProtocol) in names {
                let key = assignment.layouts[assignment.specs[spec].layout].target + "\n" + name.text
                guard declarations[key]?.last?.spec != spec else { continue }
                declarations[key, default: []].append(
                    Declaration(spec: spec, source: read.source, name: name, isProtocol: isProtocol)
                )
            }
        }
        for (_, declarations) in declarations where declarations.count > 1 { add(declarations, assignment) }
    }

    private mutating func add(_ declarations: [Declaration], _ assignment: SpecAssignment) {
        for declaration in declarations {
            let module = assignment.layouts[assignment.specs[declaration.spec].layout].module
            let notes = declarations.filter { $0.spec != declaration.spec }.map { other in
                let place = LineIndex(other.source).location(of: other.name.range.lowerBound)
                return Diagnostic.Note("it is also declared at \(other.source.path):\(place.line):\(place.column)")
            }
            let message =
                declaration.isProtocol
                ? DuplicateProtocol.message(declaration.name.text, in: module)
                : Diagnostic.Message.sameName(declaration.name.text, in: module)
            let diagnostic = Diagnostic(message, at: declaration.name.range, notes: notes)
            // Two names of these specs may be the same, and then each is come by twice.
            if diagnostics[declaration.spec]?.contains(diagnostic) != true { add(diagnostic, to: declaration.spec) }
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

    fileprivate static func sameFileName(_ other: String) -> Self {
        Self(
            .error,
            rule: "duplicate-file",
            "'\(other)' has the same name, and a module has one file of a name; rename one of them"
        )
    }

    fileprivate static func samePath(_ conflict: PathClaims.Conflict) -> Self {
        Self(.error, rule: "duplicate-file", conflict.description)
    }
}
