/// How a harness makes the ViewModel and calls `transform`.
extension HarnessValues {
    /// The arguments that the dependencies are, those of the base class apart, and what stands before them.
    private struct Arguments {
        var own: [[String]] = []
        var inherited: [[String]] = []
        var statements: [String] = []
    }

    /// The lines that make the ViewModel; `statements` gets what comes before them.
    func construction(_ statements: inout [String]) -> [String] {
        let arguments = self.arguments
        statements += arguments.statements
        var initArguments: [[String]] = []
        var settings: [String] = []
        switch profile.dependencies {
        case .properties: settings = arguments.own.flatMap { setting($0) }
        case .parameters, .memberwise: initArguments = arguments.own
        case .struct where viewModel.dependencies.contains { !$0.isOfBaseClass }:
            statements += prefixed("let dependencies = ", callLines("Dependencies", arguments.own))
            initArguments.append(["dependencies: dependencies"])
        case .struct: break
        }
        if viewModel.usesScheduler { initArguments.append(["\(profile.backend.spelling.scheduler): \(schedulerText)"]) }
        let isChanged = profile.kind == .struct && !settings.isEmpty
        let call = callLines(viewModel.name.escapedIdentifier, initArguments + arguments.inherited)
        return prefixed("\(isChanged ? "var" : "let") viewModel = ", call) + settings
    }

    /// Virtual time as the ViewModel takes it.
    private var schedulerText: String { viewModel.backend == .combine ? "TimeScheduler(scheduler)" : "scheduler" }

    private var arguments: Arguments {
        var arguments = Arguments()
        for dependency in viewModel.dependencies {
            guard let argument = argument(for: dependency, &arguments.statements) else { continue }
            if dependency.isOfBaseClass { arguments.inherited.append(argument) } else { arguments.own.append(argument) }
        }
        return arguments
    }

    /// The lines of the argument that a dependency is; `nil` where its default does.
    private func argument(for dependency: Dependency, _ statements: inout [String]) -> [String]? {
        let label = dependency.name.escapedLabel
        switch substitute(dependency) {
        case .none: return nil
        case .literal(let text): return ["\(label): \(text)"]
        case .sample: return ["\(label): try sample(1)"]
        case .stream(let type):
            return ["\(label): \(type.stream(of: "calls.\(dependency.name.escapedMember)", in: viewModel.backend))"]
        case .double:
            let double = "\(dependency.name)Double".escapedIdentifier
            let isOne = dependency.described?.isSelfContained == true
            return ["\(label): \(isOne ? double : "try substitute(\(double))")"]
        case .function(let parameters, let result):
            let values = parameters.indices.map { "$\($0)" }.joined(separator: ", ")
            let call = "calls.\(dependency.name.escapedMember)(\(parameters.count > 1 ? "(\(values))" : values))"
            if result == "Void" || result == "()" { return ["\(label): { [calls] in \(call) }"] }
            let local = "\(dependency.name)Result".escapedIdentifier
            let value = TypeText.canSample(result) ? "try sample(1)" : "nil"
            statements.append("let \(local): \(result) = \(value)")
            return ["\(label): { [calls] in", "    \(call)", "    return \(local)", "}"]
        }
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

    var inputLines: [String] {
        let arguments = streams.map { input -> [String] in
            let member = "self.input.\(input.name.escapedMember)"
            let label = input.name.escapedLabel
            return ["\(label): \(input.type.stream(of: member, in: viewModel.backend))"]
        }
        return callLines("Input", arguments)
    }

    func transform(_ input: [String]) -> String {
        let label = profile.transformLabel == "_" ? "" : "\(profile.transformLabel): "
        var lines = ["let input = \(input[0])"] + input.dropFirst()
        let bagLabel = profile.passedBag.label
        let bag = profile.backend.spelling.bagMark + profile.backend.spelling.bag
        let bagArgument = bagLabel == "_" ? ", \(bag)" : ", \(bagLabel.escapedLabel): \(bag)"
        let passed = profile.disposeBag == .parameter ? bagArgument : ""
        let output = viewModel.outputs.contains(where: \.type.trait.isSource) ? "let output =" : "_ ="
        lines.append("\(output) viewModel.\(profile.transformName.escapedMember)(\(label)input\(passed))")
        return lines.joined(separator: "\n")
    }
}

extension HarnessValues {
    /// Makes a ViewModel that wires its streams at once, sends to its input, and takes its output.
    func stored(as names: Profile.Stored, _ construction: [String]) -> String {
        var lines = construction + ["self.viewModel = viewModel"]
        for input in streams {
            let source = "self.input.\(input.name.escapedMember)"
            let target = "viewModel.\(names.input.escapedMember).\(input.name.escapedMember)"
            let trait = input.type.trait
            if trait == .behaviorRelay { lines.append("\(target).accept(try \(source).first())") }
            if trait == .behaviorSubject { lines.append("\(target).onNext(try \(source).first())") }
            let sink = trait.isRelay ? "bind(to: \(target))" : "subscribe(\(target))"
            lines.append("\(source).stream(on: scheduler).\(sink).disposed(by: disposeBag)")
        }
        if viewModel.outputs.contains(where: \.type.trait.isSource) {
            lines.append("let output = viewModel.\(names.output.escapedMember)")
        }
        return lines.joined(separator: "\n")
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
