import StencilTemplates

/// The values of a ViewModel's test harness: what drives it, and what it asks.
struct HarnessValues {
    let viewModel: ViewModel
    let profile: Profile
    let calls: DependencyCalls

    private static let keys = TemplateKeys([
        "attributes", "runAttributes", "inputs", "outputs", "calls", "doubles", "statements", "records", "transform",
        "isClass", "needs", "awaitsTasks",
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
                    .strings(viewModel.attributes.filter { $0 == "@MainActor" }),
                    .strings(inputs),
                    .strings(outputs),
                    .strings(callMembers),
                    .array(doubles),
                    .strings(preparations + statements + viewModelText),
                    .strings(records),
                    .string(transform(input)),
                    .bool(profile.kind != .struct),
                    .strings(needs),
                    .bool(viewModel.awaitsTasks),
                ]
            )
        )
    }

    /// Statements that throw while something is missing that the wiring tests need.
    private var needs: [String] {
        guard profile.testFramework == .swiftTesting else { return [] }
        var lines: [String] = []
        for (dependency, calls) in zip(viewModel.dependencies, calls.calls) {
            guard case .double = substitute(dependency) else { continue }
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
        return lines
    }

    // MARK: Members

    /// The inputs that the harness sends to.
    private var streams: [Input] { viewModel.inputs.filter { $0.type.trait != .plain && !$0.property.isConstant } }

    private var inputs: [String] {
        streams.map { input in
            let name = input.name.escapedIdentifier
            return input.type.trait == .anyObserver
                ? "let \(name) = TestOutput<\(input.type.element)>()"
                : "let \(name) = TestInput<\(input.type.trait == .completable ? "Never" : input.type.element)>()"
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
        /// `nil`, `[]`, `[:]`.
        case literal(String)
        case sample
        /// An object that the tests' author makes what the ViewModel needs.
        case double
    }

    func substitute(_ dependency: Dependency) -> Substitute {
        if dependency.defaultValue != nil { return .none }
        let type = dependency.type
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
            let described = dependency.described.map { DescribedDouble($0, calls.calls[index]) }
            return .dictionary(
                TemplateRecord(
                    Self.doubleKeys,
                    [
                        .string(dependency.name), .string(dependency.name.escapedMember), .string(dependency.type),
                        .strings(
                            (described?.recorders ?? []) + calls.calls[index].map(\.recorder) + calls.streams[index]
                        ),
                        .string(Self.className(dependency, "Double")),
                        .string(Self.className(dependency, "Calls")),
                        TemplateValue(dependency.described?.name),
                        .string(described?.conformances ?? "@unchecked Sendable"),
                        .bool(described?.needsScheduler == true || !calls.streams[index].isEmpty),
                        .bool(dependency.described?.attributes.contains("@MainActor") == true),
                        .strings(described?.members ?? []),
                    ]
                )
            )
        }
    }

    /// What must have an answer before the ViewModel is made.
    private var preparations: [String] {
        viewModel.dependencies.indices.flatMap { index -> [String] in
            let dependency = viewModel.dependencies[index]
            guard case .double = substitute(dependency) else { return [] }
            let properties = dependency.described.map { DescribedDouble($0, calls.calls[index]).answering } ?? []
            let functions = calls.calls[index].filter { $0.value != nil || $0.isAlwaysAnswered }.map(\.name)
            return (properties + functions).map {
                "try calls.\(dependency.name.escapedMember).\($0.escapedMember).prepare()"
            }
        }
    }

    // MARK: The ViewModel

    /// The lines that make the ViewModel; `statements` gets what comes before them.
    private func construction(_ statements: inout [String]) -> [String] {
        var arguments: [[String]] = []
        var inherited: [[String]] = []
        for dependency in viewModel.dependencies {
            let label = dependency.name.escapedLabel
            func add(_ argument: [String]) {
                if dependency.isOfBaseClass { inherited.append(argument) } else { arguments.append(argument) }
            }
            switch substitute(dependency) {
            case .none: continue
            case .literal(let text): add(["\(label): \(text)"])
            case .sample: add(["\(label): try sample(1)"])
            case .double:
                let double = "\(dependency.name)Double".escapedIdentifier
                let isOne = dependency.described?.isSelfContained == true
                add(["\(label): \(isOne ? double : "try substitute(\(double))")"])
            case .function(let parameters, let result):
                let values = parameters.indices.map { "$\($0)" }.joined(separator: ", ")
                let call = "calls.\(dependency.name.escapedMember)(\(parameters.count > 1 ? "(\(values))" : values))"
                if result == "Void" || result == "()" {
                    add(["\(label): { [calls] in \(call) }"])
                } else {
                    let local = "\(dependency.name)Result".escapedIdentifier
                    let value = TypeText.canSample(result) ? "try sample(1)" : "nil"
                    statements.append("let \(local): \(result) = \(value)")
                    add(["\(label): { [calls] in", "    \(call)", "    return \(local)", "}"])
                }
            }
        }
        let name = viewModel.name.escapedIdentifier
        var initArguments: [[String]] = []
        var settings: [String] = []
        if case .properties = profile.dependencies {
            settings = arguments.flatMap { setting($0) }
        } else if profile.dependencies == .struct {
            if viewModel.dependencies.contains(where: { !$0.isOfBaseClass }) {
                statements += prefixed("let dependencies = ", callLines("Dependencies", arguments))
                initArguments.append(["dependencies: dependencies"])
            }
        } else {
            initArguments = arguments
        }
        if viewModel.usesScheduler { initArguments.append(["scheduler: scheduler"]) }
        let isChanged = profile.kind == .struct && !settings.isEmpty
        return prefixed("\(isChanged ? "var" : "let") viewModel = ", callLines(name, initArguments + inherited))
            + settings
    }

    /// `viewModel.accounts = …` for the argument `accounts: …`.
    private func setting(_ argument: [String]) -> [String] {
        guard let colon = argument[0].firstIndex(of: ":") else { return argument }
        return ["viewModel.\(argument[0][..<colon]) =\(argument[0][argument[0].index(after: colon)...])"]
            + argument.dropFirst()
    }

    private func prefixed(_ prefix: String, _ lines: [String]) -> [String] {
        [prefix + lines[0]] + lines.dropFirst()
    }

    private var inputLines: [String] {
        let arguments = streams.map { input -> [String] in
            let member = "self.input.\(input.name.escapedMember)"
            let label = input.name.escapedLabel
            return ["\(label): \(input.type.stream(of: member))"]
        }
        return callLines("Input", arguments)
    }

    private func transform(_ input: [String]) -> String {
        let label = profile.transformLabel == "_" ? "" : "\(profile.transformLabel): "
        var lines = ["let input = \(input[0])"] + input.dropFirst()
        let bag = profile.disposeBag == .parameter ? ", disposeBag: disposeBag" : ""
        let output = viewModel.outputs.contains(where: \.type.trait.isSource) ? "let output =" : "_ ="
        lines.append("\(output) viewModel.transform(\(label)input\(bag))")
        return lines.joined(separator: "\n")
    }

    /// Whether the closure in which the ViewModel runs can throw.
    var inputThrows: Bool {
        viewModel.inputs.contains { $0.type.trait == .behaviorRelay || $0.type.trait == .behaviorSubject }
    }
}

/// A call with its arguments: on one line where there is one argument, otherwise one a line.
private func callLines(_ callee: String, _ arguments: [[String]]) -> [String] {
    guard let only = arguments.first else { return ["\(callee)()"] }
    if arguments.count == 1, only.count == 1 { return ["\(callee)(\(only[0]))"] }
    var lines = ["\(callee)("]
    for (index, argument) in arguments.enumerated() {
        var argument = argument
        if index < arguments.count - 1 { argument[argument.count - 1] += "," }
        lines += argument.map { "    " + $0 }
    }
    return lines + [")"]
}

extension StreamType {
    /// A stream of the type made of the test's input.
    func stream(of input: String) -> String {
        let events = "\(input).stream(on: scheduler)"
        return switch trait {
        case .observable: events
        case .infallible: "\(events).asInfallible(onErrorFallbackTo: .empty())"
        case .driver: "\(events).asDriver(onErrorDriveWith: .empty())"
        case .signal: "\(events).asSignal(onErrorSignalWith: .empty())"
        case .single: "\(events).take(1).asSingle()"
        case .maybe: "\(events).take(1).asMaybe()"
        case .completable: "\(events).asCompletable()"
        case .controlEvent: "ControlEvent(events: \(events))"
        case .controlProperty: "ControlProperty(values: \(events), valueSink: \(input).receiver)"
        case .anyObserver: "\(input).observer(on: scheduler)"
        case .publishRelay: "publishRelay(\(input))"
        case .replayRelay: "replayRelay(\(input))"
        case .publishSubject: "publishSubject(\(input))"
        case .replaySubject: "replaySubject(\(input))"
        case .behaviorRelay: "try behaviorRelay(\(input))"
        case .behaviorSubject: "try behaviorSubject(\(input))"
        case .plain: input
        }
    }
}

extension ViewModel {
    /// Whether a harness can wait for its async requests: those of the main actor wait for the thread that would wait.
    var awaitsTasks: Bool { !attributes.contains("@MainActor") && definitions.contains(where: \.isAsync) }
}

extension Definition {
    fileprivate var isAsync: Bool {
        alternatives.contains { alternative in
            alternative.operands.contains { operand in
                if case .nested(let nested) = operand.source, nested.isAsync { return true }
                return operand.operators.contains { step in
                    if case .async? = step.request?.call { return true }
                    return false
                }
            }
        }
    }
}
