/// Turns hand-written ViewModels into specs: text in, files out.
///
/// 1. ``ViewModelReader``: a Swift file → its ViewModels
/// 2. ``ProfileVote``: what most of them agree on, where no configuration says it
/// 3. ``SpecDraft`` and ``LogicDraft``: a ViewModel → its spec, and what is left of the file
/// 4. ``InterfaceComparison``: the spec, generated again, against the file
///
/// A spec is only taken that generates without an error; where it does not, less of the ViewModel is said in it.
package struct Importer: Sendable {
    /// How much of a ViewModel its spec says.
    package enum Outcome: Int, Comparable, Sendable {
        /// Everything: wiring and interface.
        case whole
        /// Everything, but that some streams are Swift expressions.
        case expressions
        /// The interface; the body of `transform` stays the user's.
        case interface
        /// Nothing.
        case none

        package static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
    }

    /// Something that the user should know, with its place.
    package struct Remark: Sendable {
        package var text: String
        package var offset: Int
    }

    /// What became of one ViewModel of a file.
    package struct Part: Sendable {
        /// Empty where the file could not be read.
        package var name: String
        package var outcome: Outcome
        package var remarks: [Remark] = []
        /// Those that are why the spec does not say more.
        package var reasons: [Remark] = []
        /// Where it stands.
        package var offset: Int
    }

    package struct Result: Sendable {
        /// The ViewModels in the order of the file, those without a spec too.
        package fileprivate(set) var parts: [Part] = []
        /// The spec, formatted; empty where there is none.
        package fileprivate(set) var spec: [UInt8] = []
        /// What is left of the file; `nil` where nothing is.
        package fileprivate(set) var logic: String?
        package fileprivate(set) var comparisons: [InterfaceComparison] = []
        /// What the file no longer has for itself.
        fileprivate var opened: [SwiftDeclaration] = []

        /// How much the spec says of the ViewModel of which it says least.
        package var outcome: Outcome { parts.map(\.outcome).max() ?? .none }
        package var remarks: [Remark] { parts.flatMap(\.remarks) }
    }

    package let profile: Profile
    /// The classes that others inherit from: what those may override cannot move into an extension.
    private let superclasses: Set<String>
    /// What several files declare, each for itself.
    private let privateNames: Set<String>

    package init(profile: Profile, superclasses: Set<String> = [], privateNames: Set<String> = []) {
        self.profile = profile
        self.superclasses = superclasses
        self.privateNames = privateNames
    }

    /// The names that more than one of the files declares for itself alone.
    package static func privateNames(_ sources: [Source]) -> Set<String> {
        var seen: Set<String> = []
        var shared: Set<String> = []
        for source in sources {
            for name in source.privateNames where !seen.insert(name).inserted { shared.insert(name) }
        }
        return shared
    }

    /// What most of the files agree on.
    package static func vote(_ sources: [Source]) -> ProfileVote {
        let isUnderstood = sources.contains { $0.viewModels.contains(where: \.obstacles.isEmpty) }
        return ProfileVote(
            sources.map { source in
                let voters = source.viewModels.filter { !isUnderstood || $0.obstacles.isEmpty }
                return (Path.stem(of: source.file.path), voters)
            }
        )
    }

    package func run(_ source: Source) -> Result {
        if let imbalance = source.reader.text.imbalance {
            let remark = Remark(text: imbalance.message.text, offset: imbalance.range.lowerBound)
            return Result(parts: [Part(name: "", refused: [remark], offset: remark.offset)])
        }
        var attempts: [ImportAttempt] = []
        var parts = source.unread.map { unread in
            let remark = Remark(text: unread.reason, offset: unread.offset)
            return Part(name: unread.name, refused: [remark], offset: unread.offset)
        }
        for viewModel in source.viewModels {
            if viewModel.obstacles.isEmpty {
                attempts.append(ImportAttempt(viewModel, FlowReader.read(viewModel, in: source.reader, profile)))
            } else {
                let remarks = viewModel.obstacles.map { Remark(text: $0.reason, offset: $0.offset) }
                let offset = source.reader.offset(viewModel.type)
                parts.append(Part(name: viewModel.name, refused: remarks, offset: offset))
            }
        }
        var result = write(&attempts, source)
        for (index, attempt) in attempts.enumerated() {
            let comparison = result.comparisons.first { $0.name == attempt.viewModel.name }
            parts.append(part(of: attempt, opened: index == 0 ? result.opened : [], comparison, source))
        }
        result.parts = parts.sorted { $0.offset < $1.offset }
        if source.file.endsLinesWithReturn { result.logic = result.logic?.withReturns }
        return result
    }

    /// Tries to say everything of each ViewModel, then less, until a spec generates; what has none stays in its file.
    private func write(_ attempts: inout [ImportAttempt], _ source: Source) -> Result {
        // Each by itself first, so that none stands in another's way.
        for index in attempts.indices where attempts.count > 1 {
            while attempts[index].depth != nil, case .failure(let failure) = check([attempts[index]], source) {
                attempts[index].stepDown(failure.remark)
            }
        }
        while attempts.contains(where: { $0.depth != nil }) {
            switch check(attempts.filter { $0.depth != nil }, source) {
            case .success(let result): return result
            case .failure(let failure):
                for index in attempts.indices where attempts[index].depth != nil {
                    attempts[index].stepDown(failure.remark)
                }
            }
        }
        return Result()
    }

    private struct Failure: Error {
        var remark: Remark
    }

    private func check(_ attempts: [ImportAttempt], _ source: Source) -> Swift.Result<Result, Failure> {
        let reader = source.reader
        let drafts = attempts.compactMap { specDraft(of: $0, reader.text) }
        let stem = Path.stem(of: source.file.path)
        let draft = LogicDraft(drafts, in: reader.text, reader.declarations)
        let logic = draft.result
        let body = imports(of: source) + drafts.map(\.output).joined(separator: "\n")
        let text = lostComments(of: source, beside: body, logic) + body
        let spec = SourceFile(path: stem + SourceFile.specSuffix, text: text)
        func remark(_ problem: Diagnostic?) -> Remark {
            let text = problem?.message.text ?? "it has no spec"
            return Remark(text: text, offset: place(of: text, in: drafts.map(\.viewModel), reader))
        }
        let formatting = SpecFormatter.format(spec)
        guard let formatted = formatting.text else {
            return .failure(Failure(remark: remark(formatting.diagnostics.first { $0.isError })))
        }
        let generated = Generator(profile: profile)
            .generate(SourceFile(path: spec.path, bytes: formatted), module: nil, withTests: false)
        if let problem = generated.diagnostics.first(where: \.isError) {
            return .failure(Failure(remark: remark(problem)))
        }
        if attempts.contains(where: { $0.writtenFlow != nil }),
            let shared = draft.opened.first(where: { privateNames.contains($0.name) })
        {
            let reason = "'\(shared.name)', which other files have too, would no longer be private"
            return .failure(Failure(remark: Remark(text: reason, offset: reader.offset(shared))))
        }
        var result = Result(spec: formatted, logic: logic)
        result.opened = draft.opened
        result.comparisons = comparisons(attempts, reader, generated.files.first { $0.role == .viewModel })
        return .success(result)
    }

    private func specDraft(of attempt: ImportAttempt, _ text: SwiftTokens) -> SpecDraft? {
        attempt.depth.map { depth in
            var draft = SpecDraft(attempt.viewModel, text, profile, depth, attempt.writtenFlow)
            draft.isInherited = superclasses.contains(attempt.viewModel.name)
            draft.write()
            return draft
        }
    }

    /// The ViewModels as they were against those that are generated.
    private func comparisons(
        _ attempts: [ImportAttempt],
        _ reader: ViewModelReader,
        _ generated: GeneratedFile?
    ) -> [InterfaceComparison] {
        let again = generated.map { ViewModelReader(SourceFile(path: "", bytes: $0.contents)) }
        let viewModels = again?.read() ?? []
        return attempts.map { attempt in
            let found = viewModels.first { $0.name == attempt.viewModel.name }
            return InterfaceComparison(attempt.viewModel, in: reader, found, in: again ?? reader)
        }
    }

    /// The comments that neither the spec nor what is left of the file has: those at the head of a file that goes.
    private func lostComments(of source: Source, beside spec: String, _ logic: String?) -> String {
        let text = source.reader.text
        let lost = text.comments.filter { !text.isMark($0) }.map { text.file.verbatim($0.range) }
            .filter { !spec.contains($0) && logic?.contains($0) != true }
        return lost.isEmpty ? "" : lost.joined(separator: "\n") + "\n\n"
    }

    /// Those of the file but of what the generator brings along.
    private func imports(of source: Source) -> String {
        let text = source.reader.text
        var lines: [String] = []
        // The lines of the condition that is open; none where it holds more than imports.
        var block: [String]?
        var depth = 0
        for declaration in source.reader.declarations {
            let line = text.folded(declaration.tokens)
            if declaration.kind == .condition {
                if line.hasPrefix("#if") {
                    if depth == 0 { block = [] }
                    depth += 1
                }
                block?.append(line)
                guard line.hasPrefix("#endif") else { continue }
                depth -= 1
                if depth == 0, let block, block.contains(where: { !$0.hasPrefix("#") }) {
                    lines.append(block.joined(separator: "\n"))
                }
            } else if depth > 0 {
                if declaration.kind == .import { block?.append(line) } else { block = nil }
            } else if declaration.kind == .import, !lines.contains(line),
                !["import RxSwift", "import RxCocoa", "import RxRelay"].contains(line)
            {
                lines.append(line)
            }
        }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n\n"
    }
}

extension SourceFile {
    /// Whether most of its lines end with CRLF.
    fileprivate var endsLinesWithReturn: Bool {
        var balance = 0
        for index in bytes.indices where bytes[index] == .lineFeed {
            balance += index > 0 && bytes[index - 1] == .carriageReturn ? 1 : -1
        }
        return balance > 0
    }
}

extension String {
    /// The text with CRLF at the end of each line.
    fileprivate var withReturns: String {
        var bytes: [UInt8] = []
        for byte in utf8 {
            if byte == .lineFeed, bytes.last != .carriageReturn { bytes.append(.carriageReturn) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
