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

    static func check(_ resolver: Resolver) -> [Diagnostic] {
        var graph = Graph(nodeCount: resolver.viewModel.states.count + resolver.viewModel.flow.count)
        addStates(resolver, to: &graph)
        addFlow(resolver, to: &graph)
        var search = CycleSearch(graph)
        let cycles = search.run()
        guard !cycles.isEmpty else { return [] }
        let names = Names(resolver)
        return cycles.map { cycle in
            // From the node that stands first in the file, round to it again.
            let start = cycle.indices.min { names.range(cycle[$0]).lowerBound < names.range(cycle[$1]).lowerBound } ?? 0
            let nodes = (cycle[start...] + cycle[..<start]).filter { names.name($0) != nil }
            return diagnostic(nodes.isEmpty ? Array(cycle) : Array(nodes), names)
        }
    }

    private static func diagnostic(_ nodes: [Int], _ names: Names) -> Diagnostic {
        let shown = nodes.map { names.name($0) ?? "a request" }
        let path = (shown + [shown[0]]).joined(separator: " → ")
        let notes = nodes.indices.dropFirst().map { index in
            Diagnostic.Note("through '\(shown[index])'", at: names.range(nodes[index]))
        }
        return Diagnostic(
            .dependsOnItself(shown[0], path),
            at: names.range(nodes[0]),
            notes: notes,
            suggestion: names.hasState(nodes) ? "sample the state, 'with …', where it need not fire" : nil
        )
    }

    // MARK: The graph

    // What each node reads: first the states, then the items of `flow`.

    private static func addStates(_ resolver: Resolver, to graph: inout Graph) {
        let states = resolver.viewModel.states
        for index in states.indices {
            if let definition = states[index].definition { addReads(of: definition, resolver, to: &graph) }
            for (state, action) in resolver.usage.stateSources where state == index {
                graph.addEdge(to: states.count + action)
            }
            graph.endNode()
        }
    }

    private static func addFlow(_ resolver: Resolver, to graph: inout Graph) {
        let flow = resolver.viewModel.flow
        for index in flow.indices {
            switch flow[index] {
            case .stream(let stream): addReads(of: stream.definition, resolver, to: &graph)
            case .action(let action): addReads(of: action.definition, resolver, to: &graph)
            }
            graph.endNode()
        }
    }

    private static func addReads(of definition: Definition, _ resolver: Resolver, to graph: inout Graph) {
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

    private struct Names {
        let resolver: Resolver
        let stateCount: Int

        init(_ resolver: Resolver) {
            self.resolver = resolver
            stateCount = resolver.viewModel.states.count
        }

        /// `nil` for what the spec does not name.
        func name(_ node: Int) -> String? {
            if node < stateCount { return resolver.viewModel.states[node].name }
            let member = resolver.outline.flow[node - stateCount]
            return member.origin == nil ? member.name?.text : nil
        }

        func range(_ node: Int) -> SourceRange {
            resolver.range(of: node < stateCount ? .state(node) : .flow(node - stateCount))
        }

        func hasState(_ nodes: [Int]) -> Bool { nodes.contains { $0 < stateCount } }
    }
}

extension Diagnostic.Message {
    fileprivate static func dependsOnItself(_ name: String, _ path: String) -> Self {
        Cycle.rule.message("'\(name)' depends on itself: \(path)")
    }
}
