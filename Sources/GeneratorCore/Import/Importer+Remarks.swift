// What is said of a ViewModel, and where.

extension Importer {
    /// Where the file says what a problem of its spec names: in `transform`, if it stands there.
    func place(of problem: String, in viewModels: [ImportedViewModel], _ reader: ViewModelReader) -> Int {
        let text = reader.text
        let names = problem.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        for range in viewModels.compactMap({ $0.transform?.body }) + viewModels.map(\.type.tokens) {
            for name in names {
                if let index = range.first(where: { text.isName(name, at: $0) }) {
                    return text.tokens[index].lowerBound
                }
            }
        }
        return viewModels.first.map { reader.offset($0.type) } ?? 0
    }

    /// What is said of a ViewModel that has a spec, or might have had one.
    func part(of attempt: ImportAttempt, opened: [SwiftDeclaration], _ source: Source) -> Part {
        let viewModel = attempt.viewModel
        let reader = source.reader
        var remarks = attempt.remarks
        if attempt.depth != nil {
            remarks += viewModel.guesses.map { Remark(text: $0.reason, offset: $0.offset) }
            for alias in viewModel.aliases {
                guard let type = alias.type == "Input" ? viewModel.input : viewModel.output else { continue }
                let reason = "'\(alias.name)' becomes '\(alias.type)', and a typealias of it"
                remarks.append(Remark(text: reason, offset: reader.offset(type)))
            }
            if attempt.writtenFlow != nil { remarks += hidden(viewModel) }
            remarks += opened.map { Remark(text: "'\($0.name)' is no longer private", offset: reader.offset($0)) }
            remarks += viewModel.exceptions(from: profile)
                .map { Remark(text: $0, offset: reader.offset(viewModel.type)) }
        }
        return Part(
            name: viewModel.name,
            outcome: attempt.outcome,
            remarks: remarks,
            offset: reader.offset(viewModel.type)
        )
    }

    /// What others could read until now.
    private func hidden(_ viewModel: ImportedViewModel) -> [Remark] {
        guard profile.dependencies != .memberwise else { return [] }
        let kept = viewModel.dependencies?.properties.map(\.member.name) ?? []
        return viewModel.properties.compactMap { property in
            let name = property.member.name
            guard !property.isPrivate, property.isState || kept.contains(name) else { return nil }
            return Remark(text: "'\(name)' becomes private", offset: property.member.offset)
        }
    }
}
