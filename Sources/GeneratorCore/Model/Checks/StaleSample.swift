/// A sample of what the state is made from that fires.
///
/// States take an element in the order of the spec, before others see it. Where one of them fires, what it is made
/// from, or a state further down, has not arrived yet for those that sample it.
///
/// ```
/// state { page: Int = 0 <- query { 0 } | next with page { page + 1 } }
/// flow { found: [Item] <- page.flatMapLatest(api.search(query, page: page)) }    // warning: 'query' may be stale
/// ```
/// ```
/// state {
///     term: String = "" <- query
///     page: Int = 0 <- query { 0 } | next with page { page + 1 }
/// }
/// flow { found: [Item] <- page.flatMapLatest(api.search(term, page: page)) }
/// ```
enum StaleSample {
    static let rule = Rule("stale-sample", .warning, "What a state is made from is sampled when the state fires.")

    static func check(_ resolver: borrowing Resolver) -> [Diagnostic] {
        let viewModel = resolver.viewModel
        guard viewModel.states.contains(where: { $0.definition != nil }) else { return [] }
        var diagnostics: [Diagnostic] = []
        for (index, item) in viewModel.flow.enumerated() {
            let range = resolver.range(of: .flow(index))
            switch item {
            case .stream(let stream): check(stream.definition, false, at: range, viewModel, &diagnostics)
            case .action(let action): check(action.definition, true, at: range, viewModel, &diagnostics)
            }
        }
        for (index, output) in viewModel.outputs.enumerated() {
            guard case .definition(let definition) = output.source else { continue }
            check(definition, false, at: resolver.outline.outputs[index].name.range, viewModel, &diagnostics)
        }
        return diagnostics
    }

    private static func check(
        _ definition: Definition,
        _ isAction: Bool,
        at range: SourceRange,
        _ viewModel: ViewModel,
        _ diagnostics: inout [Diagnostic]
    ) {
        definition.forEachSampling { triggers, sampled in
            // Inputs alone fire nothing that a state holds: most samplings are that, and done here.
            guard !sampled.isEmpty, !triggers.allSatisfy(\.isInput) else { return }
            for case .state(let state) in viewModel.streamsBehind(triggers) {
                // An action listens before a state without a value is bound.
                if isAction, viewModel.states[state].initialValue == nil { continue }
                let sources = viewModel.streamsBehind(viewModel.states[state].definition)
                for stream in sampled where !triggers.contains(stream) {
                    let name = viewModel.states[state].name
                    switch stream {
                    case .input(let index) where sources.contains(stream):
                        diagnostics.append(input(viewModel.inputs[index].name, before: name, at: range))
                    case .state(let index) where index > state:
                        let others = viewModel.streamsBehind(viewModel.states[index].definition)
                        guard others.contains(where: { $0.isInput && sources.contains($0) }) else { continue }
                        diagnostics.append(self.state(viewModel.states[index].name, before: name, at: range))
                    default: break
                    }
                }
            }
        }
    }

    private static func input(_ name: String, before state: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stale(name, state),
            at: range,
            suggestion: "keep it in a state that is declared before '\(state)', and sample that"
        )
    }

    private static func state(_ name: String, before state: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.stale(name, state), at: range, suggestion: "declare '\(name)' before '\(state)'")
    }
}

extension StreamID {
    fileprivate var isInput: Bool {
        if case .input = self { true } else { false }
    }
}

extension Diagnostic.Message {
    fileprivate static func stale(_ name: String, _ state: String) -> Self {
        StaleSample.rule.message("'\(name)' may be the element before, as '\(state)' fires with the same one")
    }
}
