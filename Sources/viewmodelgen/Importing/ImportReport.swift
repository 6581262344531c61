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
    /// By its kind, in how many files a reason stands, and how it is said there.
    private var reasons: [String: (count: Int, texts: Set<String>)] = [:]
    private var equalViewModels = 0
    private var members = 0
    private var equalMembers = 0

    init(console: Console, isQuiet: Bool) {
        self.console = console
        self.isQuiet = isQuiet
    }

    /// Whether a ViewModel is not understood, or its interface would come out different.
    private(set) var hasFailures = false

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
        if result.outcome == .none { hasFailures = true }
        viewModels += result.parts.count
        for part in result.parts { counts[part.outcome, default: 0] += 1 }
        for comparison in result.comparisons {
            members += comparison.lines.count
            equalMembers += comparison.equalCount
            if comparison.isEqual { equalViewModels += 1 }
        }
        switch mode {
        case .write, .settings: break
        case .report:
            let lines = LineIndex(source.file)
            for part in result.parts { tell(part, source.file.path, lines, isAlone: result.parts.count == 1) }
            let obstructed = result.parts.filter { $0.outcome == .interface || $0.outcome == .none }
            var kinds: Set<String> = []
            for remark in obstructed.flatMap(\.reasons) {
                let kind = Self.kind(of: remark.text)
                reasons[kind, default: (0, [])].texts.insert(remark.text)
                if kinds.insert(kind).inserted { reasons[kind, default: (0, [])].count += 1 }
            }
        case .verify:
            for comparison in result.comparisons { tell(comparison) }
            if result.comparisons.contains(where: { !$0.isEqual }) { hasFailures = true }
        }
    }

    /// How often each reason stands in the way, names left out, the most frequent first.
    private func tellReasons() {
        guard !isQuiet, !reasons.isEmpty else { return }
        let sorted = reasons.map { (Self.summary($0.key, $0.value.texts), $0.value.count) }
            .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
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
            let isChanged = line.isWider || line.isHidden || !line.isEqual
            let label = line.isWider ? "wider  " : line.isHidden ? "hidden " : line.isEqual ? "equal  " : "differs"
            console.write("            \(label) \(isChanged ? change : line.subject)\n")
        }
    }

    func close(_ mode: ImportRun.Mode) {
        guard viewModels > 0 || mode == .settings && written > 0 else { return }
        switch mode {
        case .write, .settings: console.write("\(written) written\n")
        case .report:
            tellReasons()
            console.write(
                "\(viewModels) ViewModel\(viewModels == 1 ? "" : "s") in \(sources) of \(fileCount) Swift files: \(counts[.whole] ?? 0) whole, "
                    + "\(counts[.expressions] ?? 0) with expressions, "
                    + "\(counts[.interface] ?? 0) interface only, \(counts[.none] ?? 0) not understood\n"
            )
        case .verify:
            let (missing, compared) = (counts[.none] ?? 0, viewModels - (counts[.none] ?? 0))
            console.write(
                "\(equalViewModels) of \(compared) interfaces equal (\(percent(equalViewModels, compared)) %), "
                    + "\(equalMembers) of \(members) members (\(percent(equalMembers, members)) %)"
                    + (missing > 0 ? ", \(missing) not understood\n" : "\n")
            )
        }
    }

    /// A kind with the names that stand in it, where they are few.
    private static func summary(_ kind: String, _ texts: Set<String>) -> String {
        if texts.count == 1, let text = texts.first { return text }
        let parts = kind.split(separator: "…", omittingEmptySubsequences: false)
        guard parts.count == 2, texts.count < 4 else { return kind }
        let names = texts.map { $0.dropFirst(parts[0].count).dropLast(parts[1].count) }.sorted()
        return parts[0] + names.joined(separator: "', '") + parts[1]
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
