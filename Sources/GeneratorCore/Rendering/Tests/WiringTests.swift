import StencilTemplates

/// The tests that prove a ViewModel to be wired as its spec says.
///
/// Each fails when what it names is broken; where a spec alone does not tell what must come, there is none.
struct WiringTests {
    let viewModel: ViewModel
    let profile: Profile
    var planner: WiringPlanner
    var tests: [Test] = []
    var primers: [Test] = []
    var names: Set<String> = []
    /// What has no test: a spec alone does not tell when it comes, or what.
    private(set) var untested: [String] = []
    /// What the tests of a request find out together before they send.
    var checks: [Int: Check] = [:]
    /// How many expectations the tests so far use.
    var expectationCount = 0

    struct Test {
        var documentation: String
        var name: String
        var body: [String]
    }

    /// When the inputs send, in virtual milliseconds; far enough apart for every answer.
    enum Time {
        static let first = 1_000
        static let step = 2_000
        static let trigger = 20_000
        static let secondTrigger = 30_000
    }

    init(_ viewModel: ViewModel, _ profile: Profile, _ calls: DependencyCalls) {
        self.viewModel = viewModel
        self.profile = profile
        planner = WiringPlanner(viewModel, calls)
        addRequests()
        addOutputs()
        addTimeOperators()
        addActions()
        addSharing()
        addLifetime()
        noteUntestedOutputs()
    }

    private static let keys = TemplateKeys(["documentation", "name", "body"])
    private static let expectationKeys = TemplateKeys(["signature", "body"])

    var values: [TemplateValue] { Self.values(tests) }

    /// The functions that the tests share.
    var sharedFunctions: [TemplateValue] { Self.values(primers) }

    static func values(_ tests: [Test]) -> [TemplateValue] {
        tests.map { test in
            .dictionary(
                TemplateRecord(
                    keys,
                    [
                        .string(test.documentation), .string(test.name),
                        .string(test.body.flatMap { wrapped($0, indentation: 8) }.joined(separator: "\n")),
                    ]
                )
            )
        }
    }

    var expectations: [TemplateValue] {
        planner.expectations.map { expectation in
            let list = expectation.parameters.joined(separator: ", ")
            // Behind `    fileprivate static `, and before a brace.
            let head = Self.wrapped("func \(expectation.name.escapedIdentifier)(\(list))", indentation: 25)
            return .dictionary(
                TemplateRecord(
                    Self.expectationKeys,
                    [
                        .string(head.joined(separator: "\n") + " " + expectation.result),
                        .string(expectation.body.joined(separator: "\n")),
                    ]
                )
            )
        }
    }

    private static let lineLimit = 120

    /// A line, or the lines of its call with an argument each where one is too long.
    private static func wrapped(_ line: String, indentation: Int) -> [String] {
        guard line.utf8.count + indentation > lineLimit, let call = TokenizedFragment(line).singleCall else {
            return [line]
        }
        let arguments = FragmentText.splitList(call.arguments)
        guard arguments.count > 1, !line.holds("\n") else { return [line] }
        let margin = String(line.prefix { $0 == " " })
        let lines = arguments.joined(separator: ",\n").split(separator: "\n").map { "\(margin)    \($0)" }
        return [call.head] + lines + ["\(margin))"]
    }

    mutating func noteUntested(_ item: String) {
        if !untested.contains(item) { untested.append(item) }
    }

    mutating func add(_ name: String, _ documentation: String, _ body: [String]) {
        let base = usesSwiftTesting ? name.lowercasedFirst : "test" + name.capitalizedFirst
        var name = base
        var number = 2
        while !names.insert(name).inserted {
            name = "\(base)\(number)"
            number += 1
        }
        let run = "try given.run("
        let lines = body.map { $0.hasPrefix(run) ? viewModel.harnessRun + $0.dropFirst(run.utf8.count - 1) : $0 }
        tests.append(Test(documentation: documentation, name: name, body: lines))
    }

    // MARK: Assertions

    /// Whether the compiler sees to it that nothing comes on another thread.
    var isOnMainActor: Bool { viewModel.backend.isOnMainActor }

    var usesSwiftTesting: Bool { profile.testFramework == .swiftTesting }

    func equal(_ value: String, _ expected: String) -> String {
        if usesSwiftTesting { return "#expect(\(value) == \(expected))" }
        return expected == "nil" ? "XCTAssertNil(\(value))" : "XCTAssertEqual(\(value), \(expected))"
    }

    /// The function that compares what cannot be compared with `==` too.
    var same: String { usesSwiftTesting ? "expectSame" : "assertSame" }

    func onlyIfFailing(_ request: String) -> String {
        usesSwiftTesting ? "guard canFail(\(request)) else { return }" : "try skipUnlessFailing(\(request))"
    }

    // MARK: Text

    var harness: String { "\(viewModel.name.escapedIdentifier).Harness()" }

    func input(_ index: Int) -> String { planner.sources[index].member }

    /// What counts and answers the calls of a request.
    func recorder(_ facts: WiringPlanner.RequestFacts) -> String {
        facts.isShared ? "\(facts.name)Calls".escapedIdentifier : recorder(facts.place)
    }

    func recorder(_ place: DependencyCalls.Place) -> String {
        let dependency = viewModel.dependencies[place.dependency].name.escapedMember
        return "given.calls.\(dependency).\(planner.calls[place].name.escapedMember)"
    }

    /// - Parameter other: how many samples after the first one of the input this is.
    func send(_ index: Int, at time: Int, other: Int = 0) -> String {
        let isVoid = planner.sources[index].type.isVoid
        let call =
            isVoid
            ? "\(input(index)).send(" : "try \(input(index)).sendSample(\(planner.sources[index].number + other), "
        return "\(call)at: \(Self.text(time)))"
    }

    func sendAtOnce(_ index: Int, other: Int = 0) -> String {
        let isVoid = planner.sources[index].type.isVoid
        return isVoid
            ? "\(input(index)).sendAtOnce()"
            : "try \(input(index)).sendSampleAtOnce(\(planner.sources[index].number + other))"
    }

    /// What an expression is when every input has sent its next sample.
    static func next(_ expression: String) -> String {
        let call = Array(".sample(".utf8)
        var text: [UInt8] = []
        var rest = Array(expression.utf8)[...]
        while !rest.isEmpty {
            guard rest.starts(with: call) else {
                text.append(rest.removeFirst())
                continue
            }
            let number = rest.dropFirst(call.count).prefix { $0.isDigit }
            let value = Int(String(decoding: number, as: UTF8.self)) ?? 0
            text += call + Array("\(value + 1)".utf8)
            rest = rest[number.endIndex...]
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// `20_000`.
    static func text(_ time: Int) -> String {
        guard time >= 1_000 else { return "\(time)" }
        let rest = "\(time % 1_000)"
        return "\(time / 1_000)_" + String(repeating: "0", count: 3 - rest.utf8.count) + rest
    }

    /// The answers of the requests that the plan counts on.
    ///
    /// - Parameter fired: the request whose call the plan makes.
    mutating func answers(_ plan: WiringPlan, firing fired: Int? = nil) -> [String] {
        var lines: [String] = []
        for index in plan.answers {
            guard let facts = planner.facts(ofRequest: index) else { continue }
            lines += answer(facts).declaration
            lines.append("\(recorder(facts)).answer(.just(\(answer(facts).value)))")
        }
        for index in plan.failingAnswers {
            guard let facts = planner.facts(ofRequest: index) else { continue }
            lines.append("\(recorder(facts)).answer(.error(TestError()))")
        }
        return lines + skips(plan.conditions, of: plan.answers + plan.failingAnswers + [fired].compactMap(\.self))
    }

    /// The line by which a request is answered, the call that nothing has triggered too.
    func answering(_ facts: WiringPlanner.RequestFacts, _ answers: String...) -> String {
        let first = facts.begins ? [".just(\(answer(facts).value))"] : []
        return "\(recorder(facts)).answer(\((first + answers).joined(separator: ", ")))"
    }

    /// How often a request is called that `count` triggers fire.
    func calls(_ facts: WiringPlanner.RequestFacts, for count: Int) -> String { "\(count + (facts.begins ? 1 : 0))" }

    func answer(_ facts: WiringPlanner.RequestFacts) -> (declaration: [String], value: String) {
        if facts.element == "Void" || facts.element == "()" { return ([], "()") }
        let name = WiringPlanner.answer(facts.name).escapedIdentifier
        return (["let \(name) = try \(recorder(facts)).sampleAnswer(1)"], name)
    }

    /// The lines that bring a plan about, and when its last element is sent.
    ///
    /// - Parameter renewing: what sends something else that must not show.
    mutating func arrangement(_ plan: WiringPlan, renewing: Renewal = .nothing) -> (lines: [String], last: Int) {
        var lines = ["let given = \(harness)"] + answers(plan)
        var time = Time.first
        let renewing = plan.sends.count <= 8 && plan.sends.allSatisfy(sendsSeveral) ? renewing : .nothing
        let lookedUp = renewing == .nothing ? [] : plan.looksUp
        if renewing == .all, plan.isRepeatable, !plan.compares {
            for index in plan.sends where !lookedUp.contains(index) && !planner.sources[index].type.isVoid {
                lines.append(send(index, at: time, other: 1))
                time += Time.step
            }
        }
        for index in plan.sends {
            lines.append(send(index, at: time))
            time += Time.step
        }
        for index in plan.failures {
            lines.append("\(input(index)).fail(at: \(Self.text(time)))")
            time += Time.step
        }
        let last = time - Time.step
        for index in lookedUp {
            lines.append(send(index, at: time, other: 1))
            time += Time.step
        }
        return (lines, last)
    }

    /// What inputs send besides the elements of a plan.
    enum Renewal {
        case nothing
        /// What is only looked up, once the plan's last element is sent.
        case lookedUp
        /// That, and the others before.
        case all
    }

    /// Whether more than one element can come of the input: the double may give a stream as a `Single`.
    func sendsSeveral(_ index: Int) -> Bool {
        let source = planner.sources[index]
        return source.isTyped && ![.single, .maybe, .completable].contains(source.type.trait)
    }
}
