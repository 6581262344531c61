import StencilTemplates

/// The values of a ViewModel's test harness: what drives it, and what it asks.
struct HarnessValues {
    let viewModel: ViewModel
    let profile: Profile
    let calls: DependencyCalls

    private static let keys = TemplateKeys([
        "attributes", "runAttributes", "inputs", "outputs", "calls", "doubles", "statements", "records", "transform",
        "isClass", "needs", "awaitsTasks", "wiresInInit",
    ])

    var record: TemplateValue {
        var statements: [String] = []
        let viewModelText = construction(&statements)
        let input = inputLines
        return .dictionary(
            TemplateRecord(
                Self.keys,
                [
                    .strings(viewModel.availability),
                    .strings(viewModel.backend.hasAsyncTests ? [] : viewModel.attributes.filter { $0 == "@MainActor" }),
                    .strings(inputs),
                    .strings(outputs),
                    .strings(callMembers),
                    .array(doubles),
                    .strings(preparations + statements + (profile.stored == nil ? viewModelText : [])),
                    .strings(records),
                    .string(profile.stored.map { stored(as: $0, viewModelText) } ?? transform(input)),
                    .bool(profile.kind != .struct),
                    .strings(needs),
                    .bool(viewModel.awaitsTasks),
                    .bool(profile.stored != nil),
                ]
            )
        )
    }

    /// Statements that throw while something is missing that the wiring tests need.
    private var needs: [String] {
        guard profile.testFramework == .swiftTesting else { return [] }
        var lines: [String] = []
        for (dependency, calls) in zip(viewModel.dependencies, calls.calls) {
            let substitute = substitute(dependency)
            if case .stream(let stream) = substitute,
                stream.trait == .behaviorRelay || stream.trait == .behaviorSubject,
                TypeText.needsSample(stream.element)
            {
                lines.append("_ = try given.calls.\(dependency.name.escapedMember).sample(1)")
            }
            guard case .double = substitute else { continue }
            let double = "\(dependency.name)Double".escapedMember
            let type = TypeText.withoutAttributes(dependency.type)
            if dependency.described?.isSelfContained != true {
                lines.append("let _: \(type) = try given.substitute(given.\(double))")
            }
            for call in calls {
                guard let element = call.element, element != "Void", TypeText.canSample(element) else { continue }
                let member = "\(dependency.name.escapedMember).\(call.name.escapedMember)"
                lines.append("_ = try given.calls.\(member).sampleAnswer(1)")
            }
        }
        for input in viewModel.inputs
        where input.type.trait.isSource && !input.type.isVoid && TypeText.canSample(input.type.element) {
            if input.type.trait == .completable || TypeText.isStandard(input.type.element) { continue }
            lines.append("_ = try given.input.\(input.name.escapedMember).sample(1)")
        }
        for stream in viewModel.ownedStreams {
            guard let driven = calls.driven(stream), TypeText.needsSample(driven.type.element) else { continue }
            lines.append("_ = try given.calls.\(driven.member).sample(1)")
        }
        return lines
    }

    // MARK: Members

    /// The inputs that the harness sends to.
    var streams: [Input] { viewModel.inputs.filter { $0.type.trait != .plain && !$0.property.isConstant } }

    private var inputs: [String] {
        streams.map { input in
            let name = input.name.escapedIdentifier
            return "let \(name) = \(input.type.recorder)()"
        }
    }

    private var outputs: [String] {
        viewModel.outputs.filter(\.type.trait.isSource).map { output in
            "let \(output.name.escapedIdentifier) = TestOutput<\(output.type.element)>()"
        }
    }

    private var records: [String] {
        viewModel.outputs.filter(\.type.trait.isSource).map { output in
            "record(output.\(output.name.escapedMember), in: self.output.\(output.name.escapedMember))"
        }
    }

    // MARK: Dependencies

    /// What a test gives for a dependency.
    enum Substitute {
        /// It has a default argument.
        case none
        /// A function, which is recorded.
        case function(parameters: [String], result: String)
        /// A stream, or what takes elements.
        case stream(StreamType)
        /// `nil`, `[]`, `[:]`.
        case literal(String)
        case sample
        /// An object that the tests' author makes what the ViewModel needs.
        case double
    }

    func substitute(_ dependency: Dependency) -> Substitute {
        if dependency.defaultValue != nil { return .none }
        let type = dependency.type
        if let stream = dependency.streamType { return .stream(stream) }
        if let function = TypeText.function(type) {
            let isVoid = function.result == "Void" || function.result == "()"
            let isKnown = isVoid || TypeText.canSample(function.result) || function.result.hasSuffix("?")
            return isKnown ? .function(parameters: function.parameters, result: function.result) : .double
        }
        if TypeText.isStandard(type) { return .sample }
        if type.hasPrefix("[") {
            return .literal(
                type.hasSuffix("?") ? "nil" : FragmentText.splitList(type).contains { $0.contains(":") } ? "[:]" : "[]"
            )
        }
        if type.hasSuffix("?"), type.holds("->") || TypeText.isStandard(String(type.dropLast())) {
            return .literal("nil")
        }
        return .double
    }

    static func className(_ dependency: Dependency, _ suffix: String) -> String {
        dependency.name.capitalizedFirst + suffix
    }

    private var callMembers: [String] {
        viewModel.dependencies.compactMap { dependency in
            let name = dependency.name.escapedIdentifier
            switch substitute(dependency) {
            case .function(let parameters, _): return "let \(name) = TestCall<\(tuple(parameters))>()"
            case .stream(let type): return "let \(name) = \(type.recorder)()"
            case .double: return "let \(name) = \(Self.className(dependency, "Calls"))()"
            case .none, .literal, .sample: return nil
            }
        }
    }

    private func tuple(_ types: [String]) -> String {
        types.isEmpty ? "Void" : types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
    }

    private static let doubleKeys = TemplateKeys([
        "name", "member", "type", "calls", "class", "callsClass", "described", "conformances", "needsScheduler",
        "isIsolated", "members",
    ])

    private var doubles: [TemplateValue] {
        viewModel.dependencies.indices.compactMap { index in
            let dependency = viewModel.dependencies[index]
            guard case .double = substitute(dependency) else { return nil }
            let described = dependency.described.map { DescribedDouble($0, calls.calls[index], viewModel.backend) }
            return .dictionary(
                TemplateRecord(
                    Self.doubleKeys,
                    [
                        .string(dependency.name), .string(dependency.name.escapedMember), .string(dependency.type),
                        .strings(
                            (described?.recorders ?? []) + calls.calls[index].map(\.recorder)
                                + calls.streams[index].map(\.recorder)
                        ),
                        .string(Self.className(dependency, "Double")),
                        .string(Self.className(dependency, "Calls")),
                        TemplateValue(dependency.described?.name),
                        .string(described?.conformances ?? "@unchecked Sendable"),
                        .bool(needsScheduler(dependency)),
                        .bool(dependency.described?.attributes.contains("@MainActor") == true),
                        .strings(described?.members ?? []),
                    ]
                )
            )
        }
    }

    /// Whether the double sends streams in virtual time.
    func needsScheduler(_ dependency: Dependency) -> Bool {
        guard let index = viewModel.dependencies.firstIndex(where: { $0.name == dependency.name }) else { return false }
        let described = dependency.described.map { DescribedDouble($0, calls.calls[index], viewModel.backend) }
        return described?.needsScheduler == true || !calls.streams[index].isEmpty
    }

    /// What must have an answer before the ViewModel is made.
    private var preparations: [String] {
        viewModel.dependencies.indices.flatMap { index -> [String] in
            let dependency = viewModel.dependencies[index]
            guard case .double = substitute(dependency) else { return [] }
            let described = dependency.described.map { DescribedDouble($0, calls.calls[index], viewModel.backend) }
            let properties = described?.answering ?? []
            let functions = calls.calls[index].filter { $0.value != nil || $0.isAlwaysAnswered }.map(\.name)
            return (properties + functions).map {
                "try calls.\(dependency.name.escapedMember).\($0.escapedMember).prepare()"
            }
        }
    }

    /// Whether the closure in which the ViewModel runs can throw.
    var inputThrows: Bool {
        let throwsItself = viewModel.inputs.contains { input in
            switch input.type.trait {
            case .behaviorRelay, .behaviorSubject: true
            case .controlProperty: !viewModel.backend.isRx
            default: false
            }
        }
        if throwsItself { return true }
        var statements: [String] = []
        return profile.stored != nil && construction(&statements).contains { $0.contains("try ") }
    }
}

extension ViewModel {
    /// Whether its harness waits for async requests on the thread of virtual time.
    var awaitsTasks: Bool { backend.isRx && !attributes.contains("@MainActor") && isAsync }

    /// How a test runs its harness, up to the parentheses.
    var harnessRun: String {
        if runsWithTasks { return "try await given.runWithTasks" }
        return backend.hasAsyncTests ? "try await given.run" : "try given.run"
    }

    /// Whether tests can wait for the calls of its requests.
    var answersCalls: Bool { awaitsTasks || runsWithTasks || backend.hasAsyncTests }

    /// Whether its tests do: those of the main actor need the thread that would wait.
    var runsWithTasks: Bool {
        backend.isRx && attributes.contains("@MainActor") && isAsync
    }

    private var isAsync: Bool {
        hasOperator { step in
            if case .async? = step.request?.call { true } else { false }
        }
    }

    /// Whether an operator of any definition is of a kind.
    func hasOperator(_ isWanted: (StreamOperator) -> Bool) -> Bool {
        definitions.contains { $0.hasOperator(isWanted) }
    }
}

extension Definition {
    fileprivate func hasOperator(_ isWanted: (StreamOperator) -> Bool) -> Bool {
        alternatives.contains { alternative in
            alternative.operands.contains { operand in
                if case .nested(let nested) = operand.source, nested.hasOperator(isWanted) { return true }
                return operand.operators.contains(where: isWanted)
            }
        }
    }
}
