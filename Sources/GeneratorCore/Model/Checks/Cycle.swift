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
        var search = CycleSearch(edges: edges(resolver))
        let names = Names(resolver)
        return search.run().map { cycle in
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

    /// What each node reads: first the states, then the items of `flow`.
    private static func edges(_ resolver: Resolver) -> [[Int]] {
        let viewModel = resolver.viewModel
        let stateCount = viewModel.states.count
        let requests = viewModel.flow.indices.filter { resolver.outline.flow[$0].isRequest }
        func targets(_ definition: Definition) -> [Int] {
            var targets: [Int] = []
            definition.forEachRead { stream, isSampled in
                switch stream {
                case .state(let index): if !isSampled { targets.append(index) }
                case .flow(let index), .flowErrors(let index): targets.append(stateCount + index)
                // A counter is there before its request, as a state is.
                case .flowActivity(let index): if !isSampled { targets.append(stateCount + index) }
                case .errors: targets += requests.map { stateCount + $0 }
                case .activity: if !isSampled { targets += requests.map { stateCount + $0 } }
                case .input, .inputErrors: break
                }
            }
            return targets
        }
        var edges = viewModel.states.map { $0.definition.map(targets) ?? [] }
        edges += viewModel.flow.map { item in
            switch item {
            case .stream(let stream): targets(stream.definition)
            case .action(let action): targets(action.definition)
            }
        }
        for (state, action) in resolver.usage.stateSources { edges[state].append(stateCount + action) }
        return edges
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
