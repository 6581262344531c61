// The streams of dependencies, which tests drive.

extension DependencyCalls {
    /// Of the streams that dependencies own, those whose elements the spec tells: `user: Driver<User> <- session.user`.
    mutating func readStreams() {
        for state in viewModel.states {
            if let definition = state.definition { readStream(definition, state.element) }
        }
        for case .stream(let stream) in viewModel.flow {
            if let element = stream.element { readStream(stream.definition, element) }
        }
        for output in viewModel.outputs {
            if case .definition(let definition) = output.source { readStream(definition, output.type.element) }
        }
    }

    private mutating func readStream(_ definition: Definition, _ element: String) {
        for alternative in definition.alternatives {
            guard case .passThrough = alternative.transform, alternative.operands.count == 1,
                let operand = alternative.operands.first, operand.operators.isEmpty, alternative.sampled.isEmpty,
                case .dependency(let path, let index) = operand.source,
                viewModel.dependencies[index].described == nil
            else { continue }
            // A value is promoted where the spec makes it optional: then nobody knows.
            guard let name = member(path, of: index), !element.hasSuffix("?") else { continue }
            let isTaken = streams[index].contains { $0.name == name } || calls[index].contains { $0.name == name }
            if !isTaken { streams[index].append(Stream(name: name, element: element)) }
        }
    }

    /// `user` of `session.user`, `session?.user`.
    private func member(_ path: String, of dependency: Int) -> String? {
        let parts = path.split(separator: ".")
        guard parts.count == 2 else { return nil }
        let first = parts[0].last == "?" || parts[0].last == "!" ? parts[0].dropLast() : parts[0]
        return first == viewModel.dependencies[dependency].name ? String(parts[1]) : nil
    }

    /// How a test drives a stream of a dependency: by which member of `calls`, and what it takes; `nil` where it cannot.
    func driven(_ stream: OwnedStream) -> (member: String, type: StreamType, isTyped: Bool)? {
        let dependency = viewModel.dependencies[stream.dependency]
        // What has a default has no double.
        guard viewModel.backend.isRx, dependency.defaultValue == nil else { return nil }
        let owner = dependency.name.escapedMember
        if stream.path == dependency.name {
            guard let type = dependency.streamType, type.isDrivenInTime else { return nil }
            return (owner, type, true)
        }
        guard let name = member(stream.path, of: stream.dependency) else { return nil }
        let member = "\(owner).\(name.escapedMember)"
        if let described = dependency.described {
            guard let property = described.property(name), !property.isAsync,
                let type = StreamType(traitOf: property.type), type.isDrivenInTime
            else { return nil }
            return (member, type, true)
        }
        guard let known = streams[stream.dependency].first(where: { $0.name == name }) else { return nil }
        return (member, StreamType(trait: .observable, element: known.element), false)
    }
}
