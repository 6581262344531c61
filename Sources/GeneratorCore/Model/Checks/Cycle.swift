/// A stream that depends on itself.
///
/// A flow stream may not read itself by any way round. A state may be sampled (`with`) in what leads to it, but not fire
/// it: each element would bring the next one, for ever.
///
/// ```
/// state { count: Int = 0 <- next }
/// flow { next: Int <- count { count + 1 } }             // error: 'count' depends on itself: count → next → count
/// ```
/// ```
/// state { count: Int = 0 <- next }
/// flow { next: Int <- tap with count { count + 1 } }
/// ```
enum Cycle {
    static let rule = Rule("cycle", .error, "A stream depends on itself.")

    static func check(_ resolver: borrowing Resolver) -> [Diagnostic] {
        var graph = Graph(nodeCount: resolver.viewModel.states.count + resolver.viewModel.flow.count)
        addStates(resolver, to: &graph)
        addFlow(resolver, to: &graph)
        var search = CycleSearch(graph)
        var diagnostics: [Diagnostic] = []
        for cycle in search.run() {
            let nodes = cycle.map { resolver.cycleNode($0) }
            // From the node that stands first in the file, round to it again.
            let start = nodes.indices.min { nodes[$0].range.lowerBound < nodes[$1].range.lowerBound } ?? 0
            let round = Array(nodes[start...] + nodes[..<start])
            let named = round.filter { $0.name != nil }
            diagnostics.append(diagnostic(named.isEmpty ? nodes : named))
        }
        return diagnostics
    }

    private static func diagnostic(_ nodes: [CycleNode]) -> Diagnostic {
        let shown = nodes.map { $0.name ?? "a request" }
        let path = (shown + [shown[0]]).joined(separator: " → ")
        let notes = nodes.indices.dropFirst().map { index in
            Diagnostic.Note("through '\(shown[index])'", at: nodes[index].range)
        }
        return Diagnostic(
            .dependsOnItself(shown[0], path),
            at: nodes[0].range,
            notes: notes,
            suggestion: nodes.contains(where: \.isState) ? "sample the state, 'with …', where it need not fire" : nil
        )
    }

    // MARK: The graph

    // What each node reads: first the states, then the items of `flow`.

    private static func addStates(_ resolver: borrowing Resolver, to graph: inout Graph) {
        let states = resolver.viewModel.states
        for index in states.indices {
            if let definition = states[index].definition { addReads(of: definition, resolver, to: &graph) }
            for (state, action) in resolver.usage.stateSources where state == index {
                graph.addEdge(to: states.count + action)
            }
            graph.endNode()
        }
    }

    private static func addFlow(_ resolver: borrowing Resolver, to graph: inout Graph) {
        let flow = resolver.viewModel.flow
        for index in flow.indices {
            switch flow[index] {
            case .stream(let stream): addReads(of: stream.definition, resolver, to: &graph)
            case .action(let action): addReads(of: action.definition, resolver, to: &graph)
            }
            graph.endNode()
        }
    }

    private static func addReads(of definition: Definition, _ resolver: borrowing Resolver, to graph: inout Graph) {
        let stateCount = resolver.viewModel.states.count
        let flow = resolver.outline.flow
        definition.forEachRead { stream, isSampled in
            switch stream {
            case .state(let index) where !isSampled: graph.addEdge(to: index)
            case .flow(let index), .flowErrors(let index): graph.addEdge(to: stateCount + index)
            // A counter is there before its request, as a state is.
            case .flowActivity(let index) where !isSampled: graph.addEdge(to: stateCount + index)
            case .activity where isSampled: break
            case .errors, .activity:
                for index in flow.indices where flow[index].isRequest { graph.addEdge(to: stateCount + index) }
            case .state, .flowActivity, .input, .inputErrors: break
            }
        }
    }
}

/// A stream or an action on a way round.
private struct CycleNode {
    /// `nil` for what the spec does not name.
    var name: String?
    var range: SourceRange
    var isState: Bool
}

extension Resolver {
    fileprivate func cycleNode(_ node: Int) -> CycleNode {
        let stateCount = viewModel.states.count
        guard node >= stateCount else {
            return CycleNode(name: viewModel.states[node].name, range: range(of: .state(node)), isState: true)
        }
        let member = outline.flow[node - stateCount]
        return CycleNode(
            name: member.origin == nil ? member.name?.text : nil,
            range: range(of: .flow(node - stateCount)),
            isState: false
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func dependsOnItself(_ name: String, _ path: String) -> Self {
        Cycle.rule.message("'\(name)' depends on itself: \(path)")
    }
}
