import Foundation
import Testing

/// A way to break a generated ViewModel, and the wiring tests that must fail then.
struct WiringMutation: Sendable, CustomTestStringConvertible {
    var name: String
    /// What is replaced in the generated file, and by what.
    var edits: [(text: String, replacement: String)]
    var failures: [String]

    var testDescription: String { name }

    /// The name of its module.
    var module: String { name.split(separator: " ").map(\.capitalized).joined() }

    static let intact = WiringMutation(name: "intact", edits: [], failures: [])

    private static let call = "Observable.deferred { items.search(query).asObservable() }\n"
    private static let inner = "                    .materialize()\n"
    private static let outer = "            .filter { !$0.isCompleted }\n            .replay(1)\n        let found ="

    static let all: [WiringMutation] = [
        .init(
            name: "drops the materialize",
            edits: [(call + inner, call + "                    .map { Event.next($0) }\n")],
            failures: ["testFailureFollowsFoundErrors"]
        ),
        .init(
            name: "materializes outside",
            edits: [(call + inner, call), (outer, "            .materialize()\n" + outer)],
            failures: ["testFoundSurvivesAFailure"]
        ),
        .init(
            name: "drops the replay",
            edits: [(outer, outer.replacingOccurrences(of: ".replay(1)", with: ".publish()"))],
            failures: ["testFoundCallsOnceWhenTriggeredAtOnce", "testFoundShowsAFailureThatComesAtOnce"]
        ),
        .init(
            name: "shares instead",
            edits: [
                (outer, outer.replacingOccurrences(of: ".replay(1)", with: ".share()")),
                ("        foundEvents.connect().disposed(by: disposeBag)\n", ""),
            ],
            failures: ["testFoundShowsAFailureThatComesAtOnce"]
        ),
        .init(
            name: "connects first",
            edits: [
                ("        queryEvents.connect().disposed(by: disposeBag)\n", ""),
                (
                    "        let query = queryEvents.elements()\n",
                    "        queryEvents.connect().disposed(by: disposeBag)\n        let query = queryEvents.elements()\n"
                ),
            ],
            failures: ["testFoundIsCalledForEachAnswerAtOnce"]
        ),
        .init(
            name: "connects a request first",
            edits: [
                ("        reloadedEvents.connect().disposed(by: disposeBag)\n", ""),
                (
                    "        let reloaded = reloadedEvents.elements()\n",
                    "        reloadedEvents.connect().disposed(by: disposeBag)\n"
                        + "        let reloaded = reloadedEvents.elements()\n"
                ),
            ],
            failures: ["testReloadedIsCalledForEachAnswerAtOnce"]
        ),
        .init(
            name: "drops a trigger",
            edits: [("changes.asDriver(onErrorDriveWith: .empty()).asObservable(), retryTap)", "changes)")],
            failures: ["testReloadedCallsForEveryTrigger"]
        ),
        .init(
            name: "does not retry",
            edits: [(".reload().retry(2)", ".reload()")],
            failures: ["testReloadedTriesAgain", "testReloadedSurvivesAFailure"]
        ),
        .init(
            name: "runs one call instead of all",
            edits: [(".flatMap { _ in", ".flatMapLatest { _ in")],
            failures: ["testReloadedRunsAll"]
        ),
        .init(
            name: "drops a stream of a dependency",
            edits: [("hint: itemsHints\n", "hint: Observable<String>.never()\n")],
            failures: ["testHintFollowsHints"]
        ),
        .init(
            name: "ignores instead of cancelling",
            edits: [(".flatMapLatest { query in", ".flatMapFirst { query in")],
            failures: ["testFoundTakesTheLatest"]
        ),
        .init(
            name: "cancels instead of ignoring",
            edits: [(".flatMapFirst { text in", ".flatMapLatest { text in")],
            failures: ["testSavedIgnoresTriggersInFlight"]
        ),
        .init(
            name: "drops a conversion",
            edits: [("                .map { found in found.map { $0 + \"!\" } }\n", "")],
            failures: ["testRowsFollowsFound"]
        ),
        .init(
            name: "captures self",
            edits: [(outer, "            .do(onNext: { _ in _ = self })\n" + outer)],
            failures: ["testIsFreedWhileTheViewHoldsItsOutputs"]
        ),
        .init(
            name: "stays where the answer came",
            edits: [
                (call + inner + "                    .observe(on: DriverSharingStrategy.scheduler)\n", call + inner)
            ],
            failures: ["testFoundIsCalledOnce"]
        ),
        .init(
            name: "does not count activity",
            edits: [("                    .tracked(by: savedActivity)\n", "")],
            failures: ["testSavedIsActiveDuringCalls", "testSavedIsActiveUntilTheLastAnswer"]
        ),
        .init(
            name: "drops the errors of a request",
            edits: [("            foundErrors,\n", "")],
            failures: ["testFoundSurvivesAFailure", "testFailureFollowsFoundErrors"]
        ),
        .init(
            name: "samples nothing",
            edits: [("items.save(text)", "items.save(\"\")")],
            failures: ["testSavedCallsOnceForEachTrigger"]
        ),
        .init(
            name: "drops a guard",
            edits: [(".filter { _, text in text.contains(\"@\") }", ".filter { _, _ in true }")],
            failures: ["testInvitedIsNotCalledForWhatIsFilteredOut"]
        ),
        .init(
            name: "gives a call something else",
            edits: [
                ("items.invite(text, count: text.count, again: false)", "items.invite(text, count: 1, again: true)")
            ],
            failures: ["testInvitedCallsOnceForEachTrigger"]
        ),
        .init(
            name: "gives an action something else",
            edits: [("coordinator?.typed(query.count + 1)", "coordinator?.typed(query.count)")],
            failures: ["testTypedIsCalledOnce"]
        ),
        .init(
            name: "shows an error again",
            edits: [("                .seenOnce()\n", "")],
            failures: ["testFoundShowsAFailureOnce", "testReloadedShowsAFailureOnce"]
        ),
        .init(
            name: "calls when a sample changes",
            edits: [
                (
                    "            .withLatestFrom(text)\n",
                    "            .flatMapLatest { [text] _ in text.asObservable() }\n"
                )
            ],
            failures: ["testSavedCallsOnceForEachTrigger"]
        ),
        .init(
            name: "takes only the first",
            edits: [("query.bind(to: text)", "query.take(1).bind(to: text)")],
            failures: ["testTextFollowsQuery", "testSavedCallsOnceForEachTrigger"]
        ),
        .init(
            name: "drops the errors of an input",
            edits: [("            saveTapErrors,\n", "")],
            failures: ["testFailureShowsSaveTapErrors"]
        ),
        .init(
            name: "drops an action",
            edits: [("coordinator?.close(after: query)", "_ = coordinator")],
            failures: ["testCloseIsCalledOnce"]
        ),
        .init(
            name: "drops a filter",
            edits: [("            .filter { !$0.isEmpty }\n", "")],
            failures: ["testSuggestedIsNotCalledForWhatIsFilteredOut"]
        ),
        .init(
            name: "filters everything",
            edits: [("            .filter { !$0.isEmpty }\n", "            .filter { $0.isEmpty }\n")],
            failures: ["testSuggestedCallsOnceForEachTrigger", "testSuggestedFollowsSuggested"]
        ),
        .init(
            name: "compares nothing",
            edits: [("            .distinctUntilChanged()\n", "")],
            failures: ["testSuggestedIgnoresWhatIsEqual"]
        ),
        .init(
            name: "shares no stream of a dependency",
            edits: [
                (
                    "            .asDriver(onErrorDriveWith: .empty())\n            .asObservable()\n"
                        + "            .concat(Observable.never())\n            .share(replay: 1)\n",
                    ""
                )
            ],
            failures: ["testHintsIsSubscribedOnce"]
        ),
        .init(
            name: "holds a dependency",
            edits: [
                (
                    "[weak coordinator = dependencies.coordinator] found in",
                    "[coordinator = dependencies.coordinator] found in"
                )
            ],
            failures: ["testCoordinatorIsNotHeld"]
        ),
        .init(
            name: "loses what the start brings",
            edits: [
                (
                    "            .filter { !$0.isCompleted }\n            .replay(1)\n        let total =",
                    "            .filter { !$0.isCompleted }\n            .publish()\n        let total ="
                )
            ],
            failures: ["testTotalCallsOnceAtTheStart"]
        ),
        .init(
            name: "opens windows later",
            edits: [("window(timeSpan: .seconds(2)", "window(timeSpan: .seconds(3)")],
            failures: ["testBurstsOpensAWindowEach2000Milliseconds"]
        ),
    ]
}

/// Generated tests, run with the real RxSwift: those of a ViewModel as generated pass, and each way to break it is
/// noticed by the test that is there for it.
///
/// RxSwift is a checkout that `VIEWMODELGEN_RXSWIFT` names; without it these tests are skipped.
@Suite(.serialized, .enabled(if: RxSwiftPackage.checkout != nil, "VIEWMODELGEN_RXSWIFT names no checkout of RxSwift"))
struct WiringMutationTests {
    @Test func generatedTestsPass() async throws {
        let failures = try await RxSwiftPackage.failures(of: .intact)
        #expect(failures.isEmpty)
    }

    @Test(arguments: WiringMutation.all)
    func isNoticed(_ mutation: WiringMutation) async throws {
        let failures = try await RxSwiftPackage.failures(of: mutation)
        for name in mutation.failures { #expect(failures.contains(name), "only \(failures) failed") }
    }
}
