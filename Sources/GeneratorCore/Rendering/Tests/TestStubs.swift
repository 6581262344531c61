import StencilTemplates

/// The stubs of a ViewModel's tests, which its author fills.
struct TestStubs {
    private let viewModel: ViewModel
    private let calls: DependencyCalls
    private let usesSwiftTesting: Bool
    /// What the functions have before them.
    private let attributes: [String]
    /// Where they are available, as the ViewModel is.
    private let availability: [String]
    private var stubs: [TemplateValue] = []
    private var taken: Set<String> = []

    /// A stub for each output, a request's success and failure, an action and a logic function.
    ///
    /// The lines in comments are what a test would say: names of the spec stand in no other line, so that a spec that
    /// changes leaves no stub behind that does not compile.
    static func values(
        of viewModel: ViewModel,
        _ profile: Profile,
        _ calls: DependencyCalls,
        attributes: [String]
    ) -> [TemplateValue] {
        var stubs = TestStubs(viewModel, profile, calls, attributes: attributes)
        stubs.addAll()
        return stubs.stubs
    }

    private init(_ viewModel: ViewModel, _ profile: Profile, _ calls: DependencyCalls, attributes: [String]) {
        self.viewModel = viewModel
        self.calls = calls
        self.attributes = attributes
        availability = viewModel.availability
        usesSwiftTesting = profile.testFramework == .swiftTesting
    }

    private mutating func addAll() {
        if !viewModel.logic.isEmpty { addSwitch() }
        for output in viewModel.outputs {
            let member = "given.output.\(output.name.escapedMember)"
            add(
                output.name,
                usesSwiftTesting ? "Output" : "",
                "the output \(output.name)",
                equal("\(member).elements", "[…]")
            )
        }
        for item in viewModel.flow {
            switch item {
            case .stream(let stream) where stream.isRequest:
                let (answer, failure, hint) = answers(to: stream)
                add(stream.name, "Succeeds", "success of the request \(stream.name)", before: answer, hint)
                add(stream.name, "Fails", "failure of the request \(stream.name)", before: failure, hint)
            case .stream: break
            case .action(let action):
                add(action.name, "Runs", "the action \(action.name)", equal("given.calls.….count", "1"))
            }
        }
        for function in viewModel.logic {
            let call =
                function.isStatic ? "\(viewModel.name.escapedIdentifier).\(function.name.escapedMember)" : function.name
            add(function.name, "Logic", function.fullName, equal("\(call)(…)", "…"))
        }
    }

    /// Adds the function that switches the wiring tests on.
    private mutating func addSwitch() {
        stubs.append(
            function(
                "logicIsWritten()",
                "\(usesSwiftTesting ? "nonisolated " : "")static func logicIsWritten() -> Bool",
                attributes: [],
                documentation:
                    "The wiring tests run when this is true: a function that is not written yet would end the run.",
                body: ["false"]
            )
        )
    }

    private mutating func add(
        _ subject: String,
        _ suffix: String,
        _ reason: String,
        before: String? = nil,
        _ hint: String? = nil
    ) {
        let subject = usesSwiftTesting ? subject.lowercasedFirst : "test" + subject.capitalizedFirst
        let name = newName(subject + suffix)
        var body = ["let given = \(viewModel.name.escapedIdentifier).Harness()"]
        if let before { body.append("// \(before)") }
        let isAsync = viewModel.runsWithTasks || viewModel.backend.hasAsyncTests
        body.append("\(viewModel.harnessRun)()")
        if let hint { body.append("// \(hint)") }
        if usesSwiftTesting {
            let attribute = "@Test(.disabled(\"\(reason) is not tested yet\"))"
            let declaration = "func \(name)()\(isAsync ? " async" : "") throws"
            stubs.append(function("\(name)()", declaration, attributes: availability + [attribute], body: body))
        } else {
            body.insert("try XCTSkipIf(true, \"\(reason) is not tested yet\")", at: 0)
            let declaration = "func \(name)() \(attributes.isEmpty ? "throws" : "async throws")"
            stubs.append(function("\(name)()", declaration, attributes: availability + attributes, body: body))
        }
    }

    private mutating func newName(_ base: String) -> String {
        var name = base
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(base)\(number)"
            number += 1
        }
        return name
    }

    /// How a test answers a request: its success and its failure before the ViewModel runs, and what it sees after.
    ///
    /// What is no plain call is answered by the double itself, as its author wrote it.
    private func answers(
        to stream: FlowStream
    ) -> (answer: String?, failure: String?, hint: String?) {
        let request = stream.definition.alternatives.first?.operands.first?.operators.last?.request
        let closure: Closure
        switch request?.call {
        case .expression(let call), .async(let call, _): closure = call
        case .logic, nil: return (nil, nil, nil)
        }
        guard let (place, isAnswered) = calls.recorder(in: closure) else { return (nil, nil, nil) }
        let dependency = viewModel.dependencies[place.dependency].name.escapedMember
        let member = "given.calls.\(dependency).\(calls[place].name.escapedMember)"
        if isAnswered {
            let value = calls[place].element == "Void" ? "()" : "…"
            return ("\(member).answer(.just(\(value)))", "\(member).answer(.error(TestError()))", nil)
        }
        return (nil, nil, equal("\(member).count", "1"))
    }

    private func equal(_ value: String, _ expected: String) -> String {
        usesSwiftTesting ? "#expect(\(value) == \(expected))" : "XCTAssertEqual(\(value), \(expected))"
    }

    private static let stubKeys = TemplateKeys([
        "owner", "signature", "declaration", "documentation", "attributes", "body",
    ])

    private func function(
        _ signature: String,
        _ declaration: String,
        attributes: [String],
        documentation: String? = nil,
        body: [String]
    ) -> TemplateValue {
        .dictionary(
            TemplateRecord(
                Self.stubKeys,
                [
                    .string("\(viewModel.name)Tests"), .string(signature), .string(declaration),
                    TemplateValue(documentation), .strings(attributes), .string(body.joined(separator: "\n")),
                ]
            )
        )
    }
}
