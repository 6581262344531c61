/// How much of a ViewModel its spec is to say: everything at first, then less.
struct ImportAttempt {
    let viewModel: ImportedViewModel
    let flow: FlowReading
    /// `nil` where nothing of it could be said.
    private(set) var depth: SpecDraft.Depth? = .interface
    private var saysFlow: Bool
    /// Why more could not be said.
    private var failure: Importer.Remark?

    init(_ viewModel: ImportedViewModel, _ flow: FlowReading) {
        self.viewModel = viewModel
        self.flow = flow
        saysFlow = flow.remarks.isEmpty
    }

    /// The flow that the spec says; `nil` where the body of `transform` stays Swift.
    var writtenFlow: ImportedFlow? { saysFlow ? flow.flow : nil }

    mutating func stepDown(_ reason: Importer.Remark) {
        if failure == nil { failure = reason }
        if saysFlow {
            saysFlow = false
        } else {
            depth = depth == .interface ? .inputAndOutput : nil
        }
    }

    var outcome: Importer.Outcome {
        guard depth != nil else { return .none }
        guard saysFlow else { return .interface }
        return flow.flow.map { $0.rawCount > 0 } ?? false ? .expressions : .whole
    }

    /// What stood in the way of saying more.
    var remarks: [Importer.Remark] {
        let failures = [failure].compactMap(\.self)
        return depth == nil ? failures : saysFlow ? [] : flow.remarks + failures
    }
}
