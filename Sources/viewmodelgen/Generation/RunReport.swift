internal import GeneratorCore

/// Says what became of the files: one line each, and a count at the end.
struct RunReport {
    static let quiet = Option(name: "quiet", help: "Print problems only.")

    private let console: Console
    private let mode: Writer.Mode
    private let isQuiet: Bool
    /// How many files changed, or would.
    private(set) var changeCount = 0
    /// How many files of the generator nobody asks for any more.
    private(set) var obsoleteCount = 0
    /// Those that were edited since, which nobody but the user removes.
    private(set) var editedFiles: [FileReport] = []
    /// How many files had each outcome, in the order in which they are counted up.
    private var counts: [(label: String, count: Int)] = []

    init(_ options: GenerateOptions, _ console: Console) {
        self.console = console
        mode = options.mode
        isQuiet = options.isQuiet
    }

    /// - Parameter path: what the reports are about: the spec.
    /// - Returns: what failed, and what the user has to see to.
    mutating func add(_ reports: [FileReport], of path: String) -> [Problem] {
        var problems: [Problem] = []
        for type in typesOfNewLogic(reports) {
            write("note", "\(type)Tests.logicIsWritten() is to say false until the new functions are written")
        }
        for report in reports {
            if report.isChange { changeCount += 1 }
            if report.outcome == .obsolete { obsoleteCount += 1 }
            if report.outcome == .edited { editedFiles.append(report) }
            if mode == .diff { console.write(report.diff) }
            problems += report.problems.map { Problem($0.diagnostic, in: $0.source) }
            guard case .failed(let reason) = report.outcome else {
                add(report)
                continue
            }
            if report.problems.isEmpty { problems.append(Problem(path: path, reason: reason, rule: "file")) }
        }
        return problems
    }

    /// Takes a file that was not even looked into.
    mutating func addUnchanged(_ path: UnsafeRawBufferPointer) {
        count("unchanged")
        guard writesLines else { return }
        console.write("unchanged ")
        console.write(path)
        console.write("\n")
    }

    private mutating func add(_ report: FileReport) {
        if let (label, text) = description(of: report) {
            count(label)
            write(label, text)
        }
        for function in report.obsoleteFunctions {
            write("unneeded", "\(function) in \(report.path): no spec asks for it any more")
        }
    }

    /// The ViewModels with wiring tests that got new logic functions, into which these may not run.
    private func typesOfNewLogic(_ reports: [FileReport]) -> [String] {
        guard mode == .write else { return [] }
        var types: [String] = []
        for report in reports {
            guard case .added(let names) = report.outcome else { continue }
            for name in names {
                let parenthesis = name.firstIndex(of: "(") ?? name.endIndex
                guard parenthesis < name.endIndex, let dot = name[..<parenthesis].lastIndex(of: ".") else { continue }
                let type = String(name[..<dot])
                let hasTests = reports.contains { $0.path.hasSuffix("/\(type)WiringTests.generated.swift") }
                if hasTests, !types.contains(type) { types.append(type) }
            }
        }
        return types
    }

    /// - Returns: `nil` when there is nothing to say.
    private func description(of report: FileReport) -> (label: String, text: String)? {
        let isWriting = mode == .write
        switch report.outcome {
        case .created, .rewritten: return (isWriting ? "written" : staleLabel, report.path)
        case .added(let names):
            let functions = names.joined(separator: ", ")
            return isWriting
                ? ("added", "\(functions) to \(report.path)") : (staleLabel, "\(report.path): without \(functions)")
        case .unchanged: return ("unchanged", report.path)
        case .moved: return nil
        case .found(let homes):
            return homes.isEmpty
                ? nil : ("found", "\(homes.joined(separator: ", ")) for \(report.path), which is not needed then")
        case .pruned: return (isWriting ? "pruned" : "to prune", report.path)
        case .obsolete: return ("obsolete", "\(report.path): \(report.asker.negation) asks for it; --prune removes it")
        case .orphaned:
            let reason =
                report.asker == .spec
                ? "no spec writes to it any more; move what is still used beside its spec"
                : "\(report.asker.negation) asks for it any more; remove it if you do not need it"
            return ("yours", "\(report.path): \(reason)")
        case .edited:
            let reason = "\(report.asker.negation) asks for it, but it was edited; remove it by hand"
            return ("kept", "\(report.path): \(reason)")
        case .failed(let reason): return ("failed", reason)
        }
    }

    private var staleLabel: String { mode == .dryRun ? "to write" : "stale" }

    private mutating func count(_ label: String) {
        if let index = counts.firstIndex(where: { $0.label == label }) {
            counts[index].count += 1
        } else {
            counts.append((label, 1))
        }
    }

    private var writesLines: Bool { !isQuiet && mode != .diff }

    private func write(_ label: String, _ text: String) {
        guard writesLines else { return }
        let padding = String(repeating: " ", count: max(10 - label.utf8.count, 1))
        console.write("\(label)\(padding)\(text)\n")
    }

    /// Writes the closing count; after errors that left nothing to count, none.
    func close(afterErrors hasErrors: Bool) {
        guard writesLines, !(hasErrors && counts.isEmpty) else { return }
        let order = [
            "written", "added", "to write", "stale", "unchanged", "pruned", "to prune", "obsolete", "kept", "yours",
        ]
        let parts = order.compactMap { label in
            counts.first { $0.label == label }.map { "\($0.count) \(label)" }
        }
        console.write((parts.isEmpty ? "nothing to do" : parts.joined(separator: ", ")) + "\n")
    }
}

extension FileReport.Asker {
    /// Who does not ask for the file.
    var negation: String { self == .template ? "no template" : "no spec" }
}
