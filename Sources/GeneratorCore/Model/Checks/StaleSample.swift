/// A sample of what fires with it.
///
/// States take an element before others see it, and an input that is sampled when a state fires is kept before that, so
/// that a sample is new. Where two states sample each other and are made from one input, one of them is late; so is
/// a stream that a fragment names, and a state without an initial value, which takes its elements last.
///
/// ```
/// state { page: Int = 0 <- query { 0 } | next with page { page + 1 } }
/// flow { page.withLatestFrom(query) -> { log($0) } }      // warning: 'query' may be the element before
/// ```
/// ```
/// flow { page with query -> { log(query) } }
/// ```
enum StaleSample {
    static let rule = Rule("stale-sample", .warning, "What fires with an element is sampled when it does.")

    /// A state that must have its element before another one fires.
    private struct Edge {
        var sampled: Int
        var firing: Int
        var range: SourceRange
    }

    /// Says in which order the states are bound and which inputs are kept, and reports what is late all the same.
    static func check(_ resolver: inout Resolver) -> [Diagnostic] {
        guard resolver.viewModel.states.contains(where: { $0.definition != nil }) else { return [] }
        var search = Search(viewModel: resolver.viewModel)
        for (index, item) in search.viewModel.flow.enumerated() {
            let range = resolver.range(of: .flow(index))
            switch item {
            case .stream(let stream): search.read(stream.definition, false, at: range)
            case .action(let action): search.read(action.definition, true, at: range)
            }
        }
        for (index, output) in search.viewModel.outputs.enumerated() {
            guard case .definition(let definition) = output.source else { continue }
            search.read(definition, false, at: resolver.outline.outputs[index].name.range)
        }
        for index in search.kept { resolver.viewModel.inputs[index].isKept = true }
        guard !search.edges.isEmpty else { return search.diagnostics }
        let order = order(of: resolver.viewModel.states.indices, search.edges)
        resolver.viewModel.bindingOrder = order
        return search.diagnostics + late(search.edges, in: order, resolver.viewModel.states)
    }

    /// The states, those first that others sample; in the order of the spec otherwise.
    private static func order(of states: Range<Int>, _ edges: [Edge]) -> [Int] {
        var order: [Int] = []
        var seen: Set<Int> = []
        func place(_ index: Int) {
            guard seen.insert(index).inserted else { return }
            for edge in edges where edge.firing == index { place(edge.sampled) }
            order.append(index)
        }
        states.forEach(place)
        return order
    }

    private static func late(_ edges: [Edge], in order: [Int], _ states: [State]) -> [Diagnostic] {
        edges.compactMap { edge in
            let (sampled, firing) = (states[edge.sampled], states[edge.firing])
            if sampled.initialValue == nil {
                return Diagnostic(
                    .stale(sampled.name, firing.name),
                    at: edge.range,
                    suggestion: "give '\(sampled.name)' an initial value"
                )
            }
            guard firing.initialValue != nil, let place = order.firstIndex(of: edge.sampled),
                let other = order.firstIndex(of: edge.firing), place > other
            else { return nil }
            return Diagnostic(.stale(sampled.name, firing.name), at: edge.range)
        }
    }

    private struct Search {
        let viewModel: ViewModel
        /// The inputs that are sampled when a state fires with them.
        var kept: [Int] = []
        var edges: [Edge] = []
        var diagnostics: [Diagnostic] = []

        init(viewModel: ViewModel) {
            self.viewModel = viewModel
        }

        mutating func read(_ definition: Definition, _ isAction: Bool, at range: SourceRange) {
            definition.forEachSampling { sampling in
                // Inputs alone fire nothing that a state holds: most samplings are that, and done here.
                guard !sampling.sampled.isEmpty || !sampling.named.isEmpty,
                    !sampling.triggers.allSatisfy(\.isInput)
                else { return }
                for case .state(let state) in viewModel.triggersBehind(sampling.triggers) {
                    // An action listens before a state without a value is bound.
                    if isAction, viewModel.states[state].initialValue == nil { continue }
                    read(sampling, when: state, at: range)
                }
            }
        }

        private mutating func read(_ sampling: Definition.Sampling, when state: Int, at range: SourceRange) {
            let sources = viewModel.triggersBehind(viewModel.states[state].definition)
            for stream in sampling.sampled + sampling.named where !sampling.triggers.contains(stream) {
                switch stream {
                case .input(let index) where sources.contains(stream):
                    if sampling.sampled.contains(stream) {
                        if !viewModel.inputs[index].type.isVoid { kept.append(index) }
                    } else {
                        let (name, state) = (viewModel.inputs[index].name, viewModel.states[state].name)
                        diagnostics.append(StaleSample.named(name, when: state, at: range))
                    }
                case .state(let index) where index != state:
                    let others = viewModel.triggersBehind(viewModel.states[index].definition)
                    guard others.contains(where: { $0.isInput && sources.contains($0) }) else { continue }
                    edges.append(Edge(sampled: index, firing: state, range: range))
                default: break
                }
            }
        }
    }

    private static func named(_ name: String, when state: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.stale(name, state), at: range, suggestion: "sample it with '… with \(name)'")
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
