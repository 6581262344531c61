/// In which order things start, so that what comes at once finds all that waits for it.
extension StreamLowering {
    /// What starts the streams: requests and bindings, those first that listen to others, then the inputs. Requests that
    /// do not listen to each other start in the order of the spec.
    func connections() -> [String] {
        var steps = requestsListenersFirst().map { request in
            (
                reads: lateBindings.isEmpty ? [] : viewModel.streamsBehind([.flow(request.flow)]),
                text: connection(request.name)
            )
        }
        for (state, text) in lateBindings {
            let reader = steps.lastIndex { $0.reads.contains(.state(state)) }
            let reads = viewModel.streamsBehind(viewModel.states[state].definition)
            steps.insert((reads, text), at: reader.map { $0 + 1 } ?? 0)
        }
        let connections = steps.map { $0.text }
        guard !connectableInputs.isEmpty else { return connections }
        return connections + inputsSampledFirst().compactMap { connectableInputs[$0] }.map(connection)
    }

    private func requestsListenersFirst() -> [(flow: Int, name: String)] {
        guard connectable.count > 1 else { return connectable }
        let names = Dictionary(connectable.map { ($0.flow, $0.name) }) { first, _ in first }
        // An output that is made first may have declared some before others.
        let flows = connectable.map(\.flow)
        return viewModel.listenersFirst(viewModel.outputComesFirst ? flows.sorted() : flows).compactMap { flow in
            names[flow].map { (flow, $0) }
        }
    }

    private func connection(_ name: String) -> String {
        Code("\(name).connect()\(kept)").text
    }

    /// Whether a binding may bring an element before anything is connected.
    ///
    /// - Parameter countsInputs: whether an input that repeats its latest element does so.
    func emitsAtOnce(_ definition: Definition, countsInputs: Bool = false) -> Bool {
        definition.alternatives.flatMap(\.operands).contains { operand in
            operand.operators.contains { $0.name == "startWith" }
                || emitsAtOnce(operand.source, countsInputs: countsInputs)
        }
    }

    func emitsAtOnce(_ source: Operand.Source, countsInputs: Bool) -> Bool {
        switch source {
        case .dependency, .raw: return true
        case .nested(let definition): return emitsAtOnce(definition, countsInputs: countsInputs)
        case .stream(.input(let index)):
            let trait = viewModel.inputs[index].type.trait
            return countsInputs && trait.repeatsLast && (trait.isSink || spelling.givenStream == nil)
        case .stream(.state(let index)): return !isPublished(index)
        case .stream(.flow(let index)):
            guard case .stream(let stream) = viewModel.flow[index], !stream.isRequest else { return false }
            return emitsAtOnce(stream.definition, countsInputs: countsInputs)
        case .stream(.activity), .stream(.flowActivity): return true
        case .stream: return false
        }
    }

    /// The inputs, those first whose latest value others take: a trigger that fires at once must find it.
    func inputsSampledFirst() -> [Int] {
        var order: [Int] = []
        var seen: Set<Int> = []
        func place(_ index: Int) {
            guard seen.insert(index).inserted else { return }
            replay.samples(of: index).forEach(place)
            order.append(index)
        }
        viewModel.inputs.indices.forEach(place)
        return order
    }

    /// The states without a value, those first that read others (through streams too).
    func publishedStatesReadersFirst() -> [Int] {
        let published = viewModel.states.indices.filter { isPublished($0) }
        guard published.count > 1 else { return published }
        var reads: [Int: Set<StreamID>] = [:]
        for index in published { reads[index] = viewModel.streamsBehind(viewModel.states[index].definition) }
        var order: [Int] = []
        func place(_ index: Int) {
            guard !order.contains(index) else { return }
            for reader in published
            where reader != index && reads[reader]?.contains(.state(index)) == true
                && reads[index]?.contains(.state(reader)) != true
            {
                place(reader)
            }
            if !order.contains(index) { order.append(index) }
        }
        published.forEach(place)
        return order
    }
}

extension ViewModel {
    /// Requests by the indices of their streams, those first that listen to others, through streams and states too.
    ///
    /// The time is linear in what the spec says, and nothing recurs: a chain may be as long as a spec.
    func listenersFirst(_ requests: [Int]) -> [Int] {
        let listeners = listeners(of: requests)
        var order: [Int] = []
        var seen = Array(repeating: false, count: listeners.count)
        for request in requests where !seen[request] {
            seen[request] = true
            var path = [(node: request, next: 0)]
            while let (node, next) = path.last {
                guard next < listeners[node].count else {
                    order.append(node)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let listener = listeners[node][next]
                guard !seen[listener] else { continue }
                seen[listener] = true
                path.append((listener, 0))
            }
        }
        let wanted = Set(requests)
        return order.filter(wanted.contains)
    }

    /// Who listens to what: the streams of `flow` come first, then the states, and last what all requests tell.
    private func listeners(of requests: [Int]) -> [[Int]] {
        let all = flow.count + states.count
        var listeners: [[Int]] = Array(repeating: [], count: all + 1)
        func add(_ node: Int, _ definition: Definition?) {
            definition?.forEachStream { stream in
                switch stream {
                case .flow(let index), .flowErrors(let index), .flowActivity(let index): listeners[index].append(node)
                case .state(let index): listeners[flow.count + index].append(node)
                case .errors, .activity: listeners[all].append(node)
                case .input, .inputErrors: break
                }
            }
        }
        for (index, item) in flow.enumerated() {
            if case .stream(let stream) = item { add(index, stream.definition) }
        }
        for (index, state) in states.enumerated() { add(flow.count + index, state.definition) }
        for request in requests { listeners[request].append(all) }
        return listeners
    }

    /// The streams of which it matters who is told first: what one does that listens is looked up by another, or two of
    /// them act. A subject of Combine tells its subscribers in any order.
    var orderedStreams: Set<StreamID> {
        var readCounts: [StreamID: Int] = [:]
        var ordered: Set<StreamID> = []
        for definition in definitions {
            definition.forEachRead { stream, _ in readCounts[stream, default: 0] += 1 }
            definition.forEachSampling { sampling in
                guard !sampling.sampled.isEmpty || !sampling.named.isEmpty else { return }
                let sampled = streamsBehind(sampling.sampled + sampling.named)
                ordered.formUnion(streamsBehind(sampling.triggers).intersection(sampled))
            }
        }
        var acting: Set<StreamID> = []
        for case .action(let action) in flow {
            for operand in action.definition.alternatives.flatMap(\.operands) {
                if case .stream(let stream) = operand.source, !acting.insert(stream).inserted { ordered.insert(stream) }
            }
        }
        return ordered.filter { readCounts[$0, default: 0] > 1 }
    }

    /// By input, the inputs whose latest value is taken when it fires.
    var inputsSampledByInput: [Int: Set<Int>] {
        var samples: [Int: Set<Int>] = [:]
        for definition in definitions {
            definition.forEachSampling { sampling in
                guard !sampling.sampled.isEmpty || !sampling.named.isEmpty else { return }
                let triggers = inputs(behind: sampling.triggers)
                let sampled = inputs(behind: sampling.sampled + sampling.named)
                for trigger in triggers.subtracting(sampled) {
                    samples[trigger, default: []].formUnion(sampled.subtracting(triggers))
                }
            }
        }
        return samples
    }

    private func inputs(behind streams: [StreamID]) -> Set<Int> {
        var indices: Set<Int> = []
        for case .input(let index) in streamsBehind(streams) { indices.insert(index) }
        return indices
    }

    /// Every stream that the definition reads, through other streams and through states too.
    func streamsBehind(_ definition: Definition?) -> Set<StreamID> {
        var streams: [StreamID] = []
        definition?.forEachStream { streams.append($0) }
        return streamsBehind(streams)
    }

    func streamsBehind(_ streams: [StreamID]) -> Set<StreamID> {
        streamsBehind(streams) { definition, body in definition.forEachStream(body) }
    }

    /// Every stream that may make the definition's elements come: not what is only sampled on the way.
    func triggersBehind(_ definition: Definition?) -> Set<StreamID> {
        var streams: [StreamID] = []
        definition?.forEachTrigger { streams.append($0) }
        return triggersBehind(streams)
    }

    func triggersBehind(_ streams: [StreamID]) -> Set<StreamID> {
        streamsBehind(streams) { definition, body in definition.forEachTrigger(body) }
    }

    private func streamsBehind(
        _ streams: [StreamID],
        _ forEach: (Definition, (StreamID) -> Void) -> Void
    ) -> Set<StreamID> {
        var seen: Set<StreamID> = []
        var open = streams
        while let stream = open.popLast() {
            guard seen.insert(stream).inserted else { continue }
            switch stream {
            case .state(let index):
                if let definition = states[index].definition { forEach(definition) { open.append($0) } }
            case .flow(let index), .flowErrors(let index):
                if case .stream(let flow) = flow[index] { forEach(flow.definition) { open.append($0) } }
            default: break
            }
        }
        return seen
    }
}
