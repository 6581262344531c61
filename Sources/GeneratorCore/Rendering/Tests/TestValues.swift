import StencilTemplates

/// The values of a ViewModel's tests: the harness and the wiring tests, and the stubs that the user fills.
struct TestValues {
    let viewModel: ViewModel
    let profile: Profile
    private let calls: DependencyCalls

    init(_ viewModel: ViewModel, _ profile: Profile) {
        self.viewModel = viewModel
        self.profile = profile
        calls = DependencyCalls(viewModel)
    }

    /// What the functions of the test have before them.
    ///
    /// Not the class: a test case that is isolated as a whole cannot be run everywhere. And the tests of an isolated
    /// ViewModel are `async`, so that they can hop to its actor.
    var attributes: [String] {
        if usesSwiftTesting { return [] }
        return viewModel.backend.hasAsyncTests ? ["@MainActor"] : viewModel.attributes.filter { $0 == "@MainActor" }
    }

    private var usesSwiftTesting: Bool { profile.testFramework == .swiftTesting }

    /// The functions of the user's test file.
    var stubs: [TemplateValue] { TestStubs.values(of: viewModel, profile, calls, attributes: attributes) }

    private static let keys = TemplateKeys([
        "harness", "throws", "expectations", "sharedFunctions", "wiring", "wiringClass", "needsLogic", "unwritten",
        "isAsync", "untested",
    ])

    var record: TemplateValue {
        let harness = HarnessValues(viewModel: viewModel, profile: profile, calls: calls)
        let wiring = WiringTests(viewModel, profile, calls)
        return .dictionary(
            TemplateRecord(
                Self.keys,
                [
                    harness.record,
                    .bool(harness.inputThrows),
                    .array(wiring.expectations),
                    .array(wiring.sharedFunctions),
                    .array(wiring.values),
                    .string("\(viewModel.name)WiringTests"),
                    .bool(!viewModel.logic.isEmpty),
                    .string(viewModel.logic.map(\.fullName).joined(separator: ", ")),
                    .bool(viewModel.runsWithTasks || viewModel.backend.hasAsyncTests),
                    .array(wiring.untested.map { .string($0) }),
                ]
            )
        )
    }
}
