internal import GeneratorCore

/// Says what became of hand-written ViewModels.
struct ImportReport {
    private let console: Console
    private let isQuiet: Bool
    /// How many Swift files were read.
    var fileCount = 0
    private var written = 0
    private var viewModels = 0
    private var counts: [Importer.Outcome: Int] = [:]
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
        counts[result.outcome, default: 0] += 1
        viewModels += source.count
        for comparison in result.comparisons {
            members += comparison.lines.count
            equalMembers += comparison.equalCount
            if comparison.isEqual { equalViewModels += 1 }
        }
        switch mode {
        case .write: break
        case .report: tell(result, of: source)
        case .verify:
            for comparison in result.comparisons { tell(comparison) }
            if result.outcome == .none || result.comparisons.contains(where: { !$0.isEqual }) { hasDifferences = true }
        }
    }

    private func tell(_ result: Importer.Result, of source: Importer.Source) {
        guard !isQuiet else { return }
        let lines = LineIndex(source.file)
        console.write("\(result.outcome.label)\(source.file.path)\n")
        for remark in result.remarks {
            console.write("                line \(lines.line(of: remark.offset)): \(remark.text)\n")
        }
    }

    private func tell(_ comparison: InterfaceComparison) {
        guard !isQuiet else { return }
        guard !comparison.isEqual else {
            return console.write("equal     \(comparison.name): \(comparison.lines.count) members\n")
        }
        console.write("differs   \(comparison.name)\n")
        for line in comparison.lines {
            let text = line.isEqual ? line.subject : "\(line.subject): '\(line.original)' becomes '\(line.generated)'"
            console.write("            \(line.isEqual ? "equal  " : "differs") \(text)\n")
        }
    }

    func close(_ mode: ImportRun.Mode) {
        guard viewModels > 0 else { return }
        switch mode {
        case .write: console.write("\(written) written\n")
        case .report:
            let total = counts.values.reduce(0, +)
            console.write(
                "\(viewModels) ViewModels in \(total) of \(fileCount) Swift files: \(counts[.whole] ?? 0) whole, "
                    + "\(counts[.interface] ?? 0) interface only, \(counts[.none] ?? 0) not understood\n"
            )
        case .verify:
            console.write(
                "\(equalViewModels) of \(viewModels) interfaces equal (\(percent(equalViewModels, viewModels)) %), "
                    + "\(equalMembers) of \(members) members (\(percent(equalMembers, members)) %)\n"
            )
        }
    }

    private func percent(_ part: Int, _ whole: Int) -> Int { whole == 0 ? 0 : part * 100 / whole }
}

extension Importer.Outcome {
    fileprivate var label: String {
        switch self {
        case .whole: "whole           "
        case .interface: "interface only  "
        case .none: "not understood  "
        }
    }
}
