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
    func part(
        of attempt: ImportAttempt,
        opened: [SwiftDeclaration],
        _ comparison: InterfaceComparison?,
        _ source: Source
    ) -> Part {
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
            remarks += attempt.writtenFlow?.notes ?? []
            if let comparison { remarks += changes(comparison) }
            remarks += opened.map { Remark(text: "'\($0.name)' is no longer private", offset: reader.offset($0)) }
            remarks += viewModel.exceptions(from: profile)
                .map { Remark(text: $0, offset: reader.offset(viewModel.type)) }
        }
        return Part(
            name: viewModel.name,
            outcome: attempt.outcome,
            remarks: remarks,
            reasons: attempt.remarks,
            offset: reader.offset(viewModel.type)
        )
    }

    /// Who may read and set what the ViewModel keeps, where that changes.
    private func changes(_ comparison: InterfaceComparison) -> [Remark] {
        var remarks: [Remark] = []
        for property in comparison.properties where property.change == .hidden {
            remarks.append(Remark(text: "'\(property.name)' becomes private", offset: property.offset))
        }
        func add(_ change: PropertyComparison.Change, _ one: String, _ several: String) {
            let changed = comparison.properties.filter { $0.change == change }
            guard let first = changed.first else { return }
            var names = changed.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
            if changed.count > 3 { names += " and \(changed.count - 3) more" }
            remarks.append(Remark(text: "\(names) \(changed.count == 1 ? one : several)", offset: first.offset))
        }
        add(.opened, "is no longer private", "are no longer private")
        add(.settable, "can be set by others", "can be set by others")
        return remarks
    }
}

extension Importer.Part {
    /// A ViewModel of which a spec says nothing.
    init(name: String, refused reasons: [Importer.Remark], offset: Int) {
        self.init(name: name, outcome: .none, remarks: reasons, reasons: reasons, offset: offset)
    }
}
