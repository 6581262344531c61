internal import GeneratorCore

/// Says what became of hand-written ViewModels.
struct ImportReport {
    private let console: Console
    private let isQuiet: Bool
    /// How many Swift files were read.
    var fileCount = 0
    private var written = 0
    private var sources = 0
    private var viewModels = 0
    private var counts: [Importer.Outcome: Int] = [:]
    private var reasons: [String: Int] = [:]
    private var equalViewModels = 0
    private var members = 0
    private var equalMembers = 0

    init(console: Console, isQuiet: Bool) {
        self.console = console
        self.isQuiet = isQuiet
    }

    /// Whether an interface would come out different.
    private(set) var hasDifferences = false

    mutating func wrote(_ path: String) {
        written += 1
        say("written", path)
    }

    func say(_ label: String, _ text: String) {
        guard !isQuiet else { return }
        console.write("\(label)\(String(repeating: " ", count: max(10 - label.utf8.count, 1)))\(text)\n")
    }

    func show(_ vote: ProfileVote, _ root: String) {
        guard !isQuiet else { return }
        console.write("\(root == "." ? "the files" : root): what most ViewModels agree on\n\(vote.configuration)\n")
    }

    mutating func add(_ result: Importer.Result, of source: Importer.Source, _ mode: ImportRun.Mode) {
        sources += 1
        viewModels += result.parts.count
        for part in result.parts { counts[part.outcome, default: 0] += 1 }
        for comparison in result.comparisons {
            members += comparison.lines.count
            equalMembers += comparison.equalCount
            if comparison.isEqual { equalViewModels += 1 }
        }
        switch mode {
        case .write: break
        case .report:
            let lines = LineIndex(source.file)
            for part in result.parts { tell(part, source.file.path, lines, isAlone: result.parts.count == 1) }
            let obstructed = result.parts.filter { $0.outcome == .interface || $0.outcome == .none }
            for reason in Set(obstructed.flatMap(\.remarks).map { Self.kind(of: $0.text) }) {
                reasons[reason, default: 0] += 1
            }
        case .verify:
            for comparison in result.comparisons { tell(comparison) }
            if result.outcome == .none || result.comparisons.contains(where: { !$0.isEqual }) { hasDifferences = true }
        }
    }

    /// How often each reason stands in the way, names left out, the most frequent first.
    private func tellReasons() {
        guard !isQuiet, !reasons.isEmpty else { return }
        let sorted = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        console.write("\nwhat stands in the way, and in how many files\n")
        for (reason, count) in sorted {
            let number = String(count)
            console.write("\(String(repeating: " ", count: max(0, 5 - number.utf8.count)))\(number)  \(reason)\n")
        }
        console.write("\n")
    }

    private func tell(_ part: Importer.Part, _ path: String, _ lines: LineIndex, isAlone: Bool) {
        guard !isQuiet else { return }
        console.write("\(part.outcome.label)\(path)\(isAlone ? "" : ": \(part.name)")\n")
        for remark in part.remarks {
            console.write("                line \(lines.line(of: remark.offset)): \(remark.text)\n")
        }
    }

    private func tell(_ comparison: InterfaceComparison) {
        guard !isQuiet else { return }
        console.write("\(comparison.isEqual ? "equal     " : "differs   ")\(comparison.name)\n")
        for line in comparison.lines {
            let change = "\(line.subject): '\(line.original)' becomes '\(line.generated)'"
            let label = line.isWider ? "wider  " : line.isEqual ? "equal  " : "differs"
            console.write("            \(label) \(line.isEqual && !line.isWider ? line.subject : change)\n")
        }
    }

    func close(_ mode: ImportRun.Mode) {
        guard viewModels > 0 else { return }
        switch mode {
        case .write: console.write("\(written) written\n")
        case .report:
            tellReasons()
            console.write(
                "\(viewModels) ViewModel\(viewModels == 1 ? "" : "s") in \(sources) of \(fileCount) Swift files: \(counts[.whole] ?? 0) whole, "
                    + "\(counts[.expressions] ?? 0) with expressions, "
                    + "\(counts[.interface] ?? 0) interface only, \(counts[.none] ?? 0) not understood\n"
            )
        case .verify:
            console.write(
                "\(equalViewModels) of \(viewModels) interfaces equal (\(percent(equalViewModels, viewModels)) %), "
                    + "\(equalMembers) of \(members) members (\(percent(equalMembers, members)) %)\n"
            )
        }
    }

    /// A remark without the names of its file: `'…' is no relay`, `'guard' in the body of 'transform'`.
    private static func kind(of remark: String) -> String {
        var kind = ""
        for (index, part) in remark.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
            let part = String(part)
            let isKept = SwiftKeywords.isReserved(part) || commonNames.contains(part)
            kind += index % 2 == 0 ? part : isKept ? "'\(part)'" : "'…'"
        }
        return kind
    }

    /// What every ViewModel has.
    private static let commonNames = ["transform", "Input", "Output", "init"]

    private func percent(_ part: Int, _ whole: Int) -> Int { whole == 0 ? 0 : part * 100 / whole }
}

extension Importer.Outcome {
    fileprivate var label: String {
        switch self {
        case .whole: "whole           "
        case .expressions: "expressions     "
        case .interface: "interface only  "
        case .none: "not understood  "
        }
    }
}
