import Foundation
import Testing

/// Generated tests, run without any library: those of a ViewModel as generated pass, and each way to break it is noticed
/// by the test that is there for it.
@Suite(.serialized) struct BackendTests {
    @Test func observableIsWired() async throws {
        try await expect("observable", Self.observable, tests: Self.subjects)
    }

    @Test func observableIsWiredForSwiftTesting() async throws {
        try await expectOnMainActor("observable")
    }

    #if canImport(Combine)
    @Test func combineIsWired() async throws {
        try await expect("combine", Self.observable.map(\.inCombine))
    }
    #endif

    /// With Swift Testing, and ViewModels on the main actor because all of their module is, as in new projects of Xcode.
    func expectOnMainActor(_ backend: String) async throws {
        let settings = "\"backend\": \"\(backend)\", \"testFramework\": \"Swift Testing\""
        let package = try await BackendPackage(
            settings,
            spec: Self.spec,
            mutations: [.intact],
            isolation: "MainActor"
        )
        #expect(package.failures.isEmpty)
        #expect(package.count >= 10, "only \(package.count) tests ran")
    }

    /// An async call has no operators behind it.
    static let spec = WiringMutation.spec.replacingOccurrences(of: ".retry(2)", with: "")

    /// - Parameter tests: a file of tests for the ViewModel as generated.
    func expect(_ backend: String, _ mutations: [BackendPackage.Mutation], tests: String? = nil) async throws {
        let package = try await BackendPackage(
            "\"backend\": \"\(backend)\"",
            spec: Self.spec,
            mutations: [.intact] + mutations,
            tests: tests
        )
        #expect(package.failures["Intact"] == nil, "\(package.failures["Intact"] ?? [])")
        #expect(package.count >= 10 * (mutations.count + 1), "only \(package.count) tests ran")
        for mutation in mutations {
            let failures = package.failures[mutation.module] ?? []
            for test in mutation.failures {
                #expect(failures.contains(test), "\(mutation.name): only \(failures.sorted()) failed")
            }
        }
    }
}

extension BackendTests {
    static let observable: [BackendPackage.Mutation] = [
        .init(
            name: "drops failures",
            edits: [(.support, "catch { result = .failure(error) }", "catch { return }")],
            failures: ["testFailureFollowsFoundErrors", "testSavedSurvivesAFailure"]
        ),
        .init(
            name: "drops the sharing",
            edits: [
                (.viewModel, "            .replay()\n        let found =", "        let found ="),
                (.viewModel, "        foundResults.connect().store(in: subscriptions)\n", ""),
            ],
            failures: ["testFoundCallsOnceForEachTrigger"]
        ),
        .init(
            name: "ignores instead of cancelling",
            edits: [(.viewModel, ".flatMapLatest { query in", ".flatMapFirst { query in")],
            failures: ["testFoundTakesTheLatest"]
        ),
        .init(
            name: "cancels instead of ignoring",
            edits: [
                (
                    .viewModel, ".flatMapFirst(countedBy: savedActivity) { text in",
                    ".flatMapLatest(countedBy: savedActivity) { text in"
                )
            ],
            failures: ["testSavedIgnoresTriggersInFlight"]
        ),
        .init(
            name: "stays where the answer came",
            edits: [(.support, "if isCurrent() { work() } else { enqueue(work) }", "work()")],
            failures: ["testFoundIsCalledOnce"]
        ),
        .init(
            name: "captures self",
            edits: [
                (
                    .viewModel, "            .replay()\n        let found =",
                    "            .map { [held = self] in _ = held; return $0 }\n            .replay()\n        let found ="
                )
            ],
            failures: ["testIsFreedWhileTheViewHoldsItsOutputs"]
        ),
        .init(
            name: "does not count activity",
            edits: [(.viewModel, "(countedBy: savedActivity)", "")],
            failures: ["testSavedIsActiveDuringCalls", "testSavedIsActiveUntilTheLastAnswer"]
        ),
        .init(
            name: "drops the errors of a request",
            edits: [(.viewModel, "foundErrors, savedErrors", "savedErrors, savedErrors")],
            failures: ["testFoundSurvivesAFailure", "testFailureFollowsFoundErrors"]
        ),
        .init(
            name: "drops a conversion",
            edits: [(.viewModel, "                .map { found in found.map { $0 + \"!\" } }\n", "")],
            failures: ["testRowsFollowsFound"]
        ),
        .init(
            name: "samples nothing",
            edits: [(.viewModel, "items.save(text)", "items.save(\"\")")],
            failures: ["testSavedCallsOnceForEachTrigger"]
        ),
        .init(
            name: "drops an action",
            edits: [(.viewModel, "coordinator?.close(after: query)", "_ = coordinator")],
            failures: ["testCloseIsCalledOnce"]
        ),
        .init(
            name: "drops a guard",
            edits: [(.viewModel, ".filter { _, text in text.contains(\"@\") }", ".filter { _, _ in true }")],
            failures: ["testInvitedIsNotCalledForWhatIsFilteredOut"]
        ),
        .init(
            name: "gives calls something else",
            edits: [
                (.viewModel, "text.count, again: false", "1, again: true"),
                (.viewModel, "query.count + 1", "query.count"),
            ],
            failures: ["testInvitedCallsOnceForEachTrigger", "testTypedIsCalledOnce"]
        ),
    ]
}

extension BackendPackage.Mutation {
    /// The same where Combine's names stand for those of the support file.
    fileprivate var inCombine: Self {
        func spelled(_ text: String) -> String {
            text.replacing(".replay()", with: ".replayLatest()")
                .replacing("in: subscriptions", with: "in: &cancellables")
        }
        var mutation = self
        mutation.edits = edits.map { ($0.file, spelled($0.text), spelled($0.replacement)) }
        return mutation
    }
}
