/// Turns hand-written ViewModels into specs: text in, files out.
///
/// 1. ``ViewModelReader``: a Swift file → its ViewModels
/// 2. ``ProfileVote``: what most of them agree on, where no configuration says it
/// 3. ``SpecDraft`` and ``LogicDraft``: a ViewModel → its spec, and what is left of the file
/// 4. ``InterfaceComparison``: the spec, generated again, against the file
///
/// A spec is only taken that generates without an error; where it does not, less of the ViewModel is said in it.
package struct Importer: Sendable {
    /// A Swift file with a ViewModel.
    package struct Source: Sendable {
        package let file: SourceFile
        let reader: ViewModelReader
        let viewModels: [ImportedViewModel]
        /// How many ViewModels it has; one that cannot be read counts.
        package var count: Int { max(viewModels.count, 1) }

        /// What it declares beside types for itself alone.
        fileprivate var privateNames: Set<String> {
            let text = reader.text
            func isPrivate(_ declaration: SwiftDeclaration) -> Bool {
                declaration.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
            }
            var names: Set<String> = []
            for declaration in reader.declarations {
                if text.isWord(declaration.keyword, "extension") {
                    let members = declaration.members.filter { isPrivate(declaration) || isPrivate($0) }
                    if !viewModels.contains(where: { $0.name == declaration.name }) {
                        names.formUnion(members.map(\.name))
                    }
                } else if isPrivate(declaration) {
                    names.insert(declaration.name)
                }
            }
            return names
        }

        /// `nil` where the file has no ViewModel with `Input`, `Output` and `transform`.
        package init?(_ file: SourceFile) {
            guard Self.mayHoldViewModel(file) else { return nil }
            reader = ViewModelReader(file)
            viewModels = reader.read()
            // Where brackets do not match, what stands in them is not found.
            guard !viewModels.isEmpty || reader.text.imbalance != nil && reader.declaresTransform else { return nil }
            self.file = file
        }

        /// Whether the words stand in it that every ViewModel has: most files of a project do not have them.
        private static func mayHoldViewModel(_ file: SourceFile) -> Bool {
            file.bytes.count < Int32.max && file.firstInvalidByte == nil
                && file.bytes.withUnsafeBufferPointer { bytes in
                    bytes.holds("Input") && bytes.holds("Output") && bytes.holds("func")
                }
        }
    }

    /// How much of a file its spec says.
    package enum Outcome: Hashable, Sendable {
        /// Everything: wiring and interface.
        case whole
        /// Everything, but that some streams are Swift expressions.
        case expressions
        /// The interface; the body of `transform` stays the user's.
        case interface
        /// Nothing.
        case none
    }

    /// Something that the user should know, with its place.
    package struct Remark: Sendable {
        package var text: String
        package var offset: Int
    }

    package struct Result: Sendable {
        package var outcome: Outcome
        /// The spec, formatted; empty where there is none.
        package var spec: [UInt8] = []
        /// What is left of the file; `nil` where nothing is.
        package var logic: String?
        package var remarks: [Remark] = []
        package var comparisons: [InterfaceComparison] = []
        /// What the file no longer has for itself.
        fileprivate var opened: [SwiftDeclaration] = []
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
        ProfileVote(sources.map { (Path.stem(of: $0.file.path), $0.viewModels) })
    }

    package func run(_ source: Source) -> Result {
        var result = Result(outcome: .none)
        let text = source.reader.text
        if let imbalance = text.imbalance {
            result.remarks = [.init(text: imbalance.message.text, offset: imbalance.range.lowerBound)]
            return result
        }
        for viewModel in source.viewModels {
            for obstacle in viewModel.obstacles {
                result.remarks.append(.init(text: obstacle.reason, offset: obstacle.offset))
            }
        }
        guard result.remarks.isEmpty else { return result }
        attempt(source, &result)
        return result
    }

    /// Tries to say everything, then less, until a spec generates.
    private func attempt(_ source: Source, _ result: inout Result) {
        let text = source.reader.text
        var flows: [FlowReading] = []
        for viewModel in source.viewModels { flows.append(FlowReader.read(viewModel, in: source.reader, profile)) }
        let reasons = flows.flatMap { $0.remarks }
        var attempts: [(SpecDraft.Depth, Bool)] = [(.interface, false), (.inputAndOutput, false)]
        if reasons.isEmpty { attempts.insert((.interface, true), at: 0) }
        var failure: Remark?
        for (depth, withFlow) in attempts {
            let drafts = zip(source.viewModels, flows).map { viewModel, flow in
                var draft = SpecDraft(viewModel, text, profile, depth, withFlow ? flow.flow : nil)
                draft.isInherited = superclasses.contains(viewModel.name)
                draft.write()
                return draft
            }
            switch check(drafts, source) {
            case .success(let found):
                if withFlow, let shared = found.opened.first(where: { privateNames.contains($0.name) }) {
                    let reason = "'\(shared.name)', which other files have too, would no longer be private"
                    failure = Remark(text: reason, offset: source.reader.offset(shared))
                    continue
                }
                result = found
                let isRaw = flows.contains { $0.flow.map { $0.rawCount > 0 } ?? false }
                result.outcome = withFlow ? (isRaw ? .expressions : .whole) : .interface
                result.remarks = withFlow ? [] : reasons + [failure].compactMap(\.self)
                if withFlow { addHidden(source, &result) }
                for declaration in found.opened {
                    let offset = source.reader.offset(declaration)
                    result.remarks.append(.init(text: "'\(declaration.name)' is no longer private", offset: offset))
                }
                addExceptions(source, &result)
                return
            case .failure(let problem):
                if failure == nil { failure = problem.remark }
            }
        }
        result.remarks = [failure].compactMap(\.self)
    }

    private struct Failure: Error {
        var remark: Remark
    }

    private func check(_ drafts: [SpecDraft], _ source: Source) -> Swift.Result<Result, Failure> {
        let stem = Path.stem(of: source.file.path)
        let draft = LogicDraft(drafts, in: source.reader.text, source.reader.declarations)
        let logic = draft.result
        let body = imports(of: source) + drafts.map(\.output).joined(separator: "\n")
        let text = lostComments(of: source, beside: body, logic) + body
        let spec = SourceFile(path: stem + SourceFile.specSuffix, text: text)
        let offset = drafts.first.map { source.reader.offset($0.viewModel.type) } ?? 0
        guard let formatted = SpecFormatter.format(spec).text else {
            let problem = SpecFormatter.format(spec).diagnostics.first { $0.isError }
            return .failure(Failure(remark: Remark(text: problem?.message.text ?? "it has no spec", offset: offset)))
        }
        let generated = Generator(profile: profile)
            .generate(SourceFile(path: spec.path, bytes: formatted), module: nil, withTests: false)
        if let problem = generated.diagnostics.first(where: \.isError) {
            return .failure(Failure(remark: Remark(text: problem.message.text, offset: offset)))
        }
        var result = Result(outcome: .interface, spec: formatted)
        result.logic = logic
        result.opened = draft.opened
        let file = generated.files.first { $0.role == .viewModel }
        let again = file.map { ViewModelReader(SourceFile(path: "", bytes: $0.contents)).read() } ?? []
        for viewModel in source.viewModels {
            result.comparisons.append(
                InterfaceComparison(viewModel, again.first { $0.name == viewModel.name })
            )
        }
        return .success(result)
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

    /// What others could read until now.
    private func addHidden(_ source: Source, _ result: inout Result) {
        for viewModel in source.viewModels where profile.dependencies != .memberwise {
            let kept = viewModel.dependencies?.properties.map(\.member.name) ?? []
            for property in viewModel.properties where !property.isPrivate {
                guard property.isState || kept.contains(property.member.name) else { continue }
                result.remarks.append(
                    .init(text: "'\(property.member.name)' becomes private", offset: property.member.offset)
                )
            }
        }
    }

    private func addExceptions(_ source: Source, _ result: inout Result) {
        for viewModel in source.viewModels {
            for exception in viewModel.exceptions(from: profile) {
                result.remarks.append(.init(text: exception, offset: source.reader.offset(viewModel.type)))
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes of `word` stand somewhere.
    fileprivate func holds(_ word: StaticString) -> Bool {
        let first = word.utf8Start.pointee
        var start = 0
        while let index = firstIndex(of: first, from: start) {
            if index + word.utf8CodeUnitCount <= count, self[index..<index + word.utf8CodeUnitCount].spells(word) {
                return true
            }
            start = index + 1
        }
        return false
    }
}
