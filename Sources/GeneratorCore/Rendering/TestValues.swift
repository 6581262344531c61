import StencilTemplates

/// The values of a ViewModel's test stubs.
struct TestValues {
    let viewModel: ViewModel
    let profile: Profile

    init(_ viewModel: ViewModel, _ profile: Profile) {
        self.viewModel = viewModel
        self.profile = profile
    }

    typealias Parameter = (name: String, type: String, value: String?)

    /// What the functions of the test have before them.
    ///
    /// Not the class: a test case that is isolated as a whole cannot be run everywhere. And the tests of an isolated
    /// ViewModel are `async`, so that they can hop to its actor.
    var attributes: [String] { viewModel.attributes.filter { $0 == "@MainActor" } }

    /// The call that makes the ViewModel under test; `nil` where only the user can write it.
    func construction(_ parameters: [Parameter]) -> TemplateValue {
        var arguments: [String] = []
        for parameter in parameters {
            switch parameter.name {
            case "dependencies" where profile.dependencies == .struct:
                arguments.append("dependencies: try makeDependencies()")
            case "scheduler" where viewModel.usesScheduler: arguments.append("scheduler: scheduler")
            default: return .none
            }
        }
        return .string("\(viewModel.name.escapedIdentifier)(\(arguments.joined(separator: ", ")))")
    }

    /// What the user writes doubles for, or `nil` where there is nothing.
    var doubles: TemplateValue {
        guard !viewModel.dependencies.isEmpty else { return .none }
        return .string(viewModel.dependencies.map(\.name).joined(separator: ", "))
    }

    private static let initKeys = TemplateKeys(["signature", "body"])

    /// `func makeInput(…)`: every parameter has a default, so that a test names only what it drives.
    ///
    /// What the view sends is written as events at virtual times, whatever the trait; a relay or a subject is the
    /// test's own.
    var makeInput: TemplateValue {
        let type = "\(viewModel.name.escapedIdentifier).Input"
        let scheduler = viewModel.inputs.contains { $0.name == "scheduler" } ? "self.scheduler" : "scheduler"
        var parameters: [String] = []
        var arguments: [Code] = []
        for input in viewModel.inputs {
            let name = input.name.escapedIdentifier
            let label = input.name.escapedLabel
            if input.defaultValue == nil,
                let stream = input.type.stream(of: "\(scheduler).createHotObservable(\(name))")
            {
                let element = input.type.trait == .completable ? "Never" : input.type.element
                parameters.append("\(name): [Recorded<Event<\(element)>>] = []")
                arguments.append(Code("\(label): \(stream)"))
            } else {
                let value = input.defaultValue ?? input.type.silentValue
                parameters.append("\(name): \(input.type.text)" + (value.isEmpty ? "" : " = \(value)"))
                arguments.append(Code("\(label): \(name)"))
            }
        }
        var signature = Code.call("func makeInput", parameters.map { Code(verbatim: $0) })
        signature.append(" -> \(type)")
        let body = Code.call("\(type)", arguments)
        return .dictionary(
            TemplateRecord(
                Self.initKeys,
                [.string(signature.text), .string(body.text)]
            )
        )
    }

    private static let recorderKeys = TemplateKeys(["name", "label", "member", "type", "metatype"])

    /// A recorder for each output that gives elements.
    var recorders: [TemplateValue] {
        viewModel.outputs.filter(\.type.trait.isSource).map { output in
            .dictionary(
                TemplateRecord(
                    Self.recorderKeys,
                    [
                        .string(output.name.escapedIdentifier), .string(output.name.escapedLabel),
                        .string(output.name.escapedMember), .string(output.type.element),
                        .string(
                            output.type.element.isPostfixExpression ? output.type.element : "(\(output.type.element))"
                        ),
                    ]
                )
            )
        }
    }

    /// `input: input()`, as `transform` takes it.
    var transformArguments: String {
        let label = profile.transformLabel == "_" ? "" : "\(profile.transformLabel): "
        return "\(label)input()" + (profile.disposeBag == .parameter ? ", disposeBag: disposeBag" : "")
    }

    private static let keys = TemplateKeys([
        "owner", "signature", "name", "reason", "attributes", "isAsync",
    ])

    /// One stub an output, a request's success and failure, an action and a logic function.
    var tests: [TemplateValue] {
        var tests: [TemplateValue] = []
        var taken: Set<String> = []
        func add(_ subject: String, _ suffix: String, _ reason: String) {
            let base = "test" + subject.capitalizedFirst + suffix
            var name = base
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(base)\(number)"
                number += 1
            }
            tests.append(
                .dictionary(
                    TemplateRecord(
                        Self.keys,
                        [
                            .string("\(viewModel.name)Tests"), .string("\(name)()"), .string(name),
                            .string(reason + " is not tested yet"),
                            .strings(attributes),
                            .bool(!attributes.isEmpty),
                        ]
                    )
                )
            )
        }
        for output in viewModel.outputs { add(output.name, "", "the output \(output.name)") }
        for item in viewModel.flow {
            switch item {
            case .stream(let stream) where stream.isRequest:
                add(stream.name, "Succeeds", "success of the request \(stream.name)")
                add(stream.name, "Fails", "failure of the request \(stream.name)")
            case .stream: break
            case .action(let action): add(action.name, "Runs", "the action \(action.name)")
            }
        }
        for function in viewModel.logic { add(function.name, "Logic", function.fullName) }
        return tests
    }
}

extension String {
    fileprivate var capitalizedFirst: String {
        guard let first else { return self }
        return first.uppercased() + dropFirst()
    }
}

extension StreamType {
    /// A stream of the type made of the expression of an observable; `nil` for what is no mere stream.
    func stream(of events: String) -> String? {
        switch trait {
        case .observable: "\(events).asObservable()"
        case .infallible: "\(events).asInfallible(onErrorFallbackTo: .empty())"
        case .driver: "\(events).asDriver(onErrorDriveWith: .empty())"
        case .signal: "\(events).asSignal(onErrorSignalWith: .empty())"
        case .single: "\(events).take(1).asSingle()"
        case .maybe: "\(events).take(1).asMaybe()"
        case .completable: "\(events).asCompletable()"
        case .controlEvent: "ControlEvent(events: \(events))"
        case .controlProperty: "ControlProperty(values: \(events), valueSink: AnyObserver { _ in })"
        default: nil
        }
    }

    /// A value of the type that never emits, for those that no events make.
    var silentValue: String {
        switch trait {
        case .publishRelay, .publishSubject: "\(text)()"
        case .replayRelay, .replaySubject: ".create(bufferSize: 1)"
        case .anyObserver: "AnyObserver { _ in }"
        // A subject that holds a value must be given one, which only the test knows.
        default: ""
        }
    }
}
