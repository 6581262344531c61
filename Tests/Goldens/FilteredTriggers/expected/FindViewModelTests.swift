import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class FindViewModelTests: XCTestCase {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    static func logicIsWritten() -> Bool {
        false
    }

    func testItems() throws {
        try XCTSkipIf(true, "the output items is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.items.elements, […])
    }

    func testHints() throws {
        try XCTSkipIf(true, "the output hints is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.hints.elements, […])
    }

    func testItem() throws {
        try XCTSkipIf(true, "the output item is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.item.elements, […])
    }

    func testMore() throws {
        try XCTSkipIf(true, "the output more is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.more.elements, […])
    }

    func testIsOn() throws {
        try XCTSkipIf(true, "the output isOn is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isOn.elements, […])
    }

    func testIsTyping() throws {
        try XCTSkipIf(true, "the output isTyping is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isTyping.elements, […])
    }

    func testChanges() throws {
        try XCTSkipIf(true, "the output changes is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.changes.elements, […])
    }

    func testFirstNew() throws {
        try XCTSkipIf(true, "the output firstNew is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.firstNew.elements, […])
    }

    func testSaved() throws {
        try XCTSkipIf(true, "the output saved is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.saved.elements, […])
    }

    func testNews() throws {
        try XCTSkipIf(true, "the output news is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.news.elements, […])
    }

    func testTerms() throws {
        try XCTSkipIf(true, "the output terms is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.terms.elements, […])
    }

    func testSimilar() throws {
        try XCTSkipIf(true, "the output similar is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.similar.elements, […])
    }

    func testIsLoading() throws {
        try XCTSkipIf(true, "the output isLoading is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isLoading.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testFoundSucceeds() throws {
        try XCTSkipIf(true, "success of the request found is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.find.answer(.just(…))
        try given.run()
    }

    func testFoundFails() throws {
        try XCTSkipIf(true, "failure of the request found is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.find.answer(.error(TestError()))
        try given.run()
    }

    func testHintsSucceeds() throws {
        try XCTSkipIf(true, "success of the request hints is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.suggestions.answer(.just(…))
        try given.run()
    }

    func testHintsFails() throws {
        try XCTSkipIf(true, "failure of the request hints is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.suggestions.answer(.error(TestError()))
        try given.run()
    }

    func testTypedSucceeds() throws {
        try XCTSkipIf(true, "success of the request typed is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.history.answer(.just(…))
        try given.run()
    }

    func testTypedFails() throws {
        try XCTSkipIf(true, "failure of the request typed is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.history.answer(.error(TestError()))
        try given.run()
    }

    func testNumberedSucceeds() throws {
        try XCTSkipIf(true, "success of the request numbered is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.item.answer(.just(…))
        try given.run()
    }

    func testNumberedFails() throws {
        try XCTSkipIf(true, "failure of the request numbered is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.item.answer(.error(TestError()))
        try given.run()
    }

    func testMoreSucceeds() throws {
        try XCTSkipIf(true, "success of the request more is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.page.answer(.just(…))
        try given.run()
    }

    func testMoreFails() throws {
        try XCTSkipIf(true, "failure of the request more is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.page.answer(.error(TestError()))
        try given.run()
    }

    func testSavedSucceeds() throws {
        try XCTSkipIf(true, "success of the request saved is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.save.answer(.just(()))
        try given.run()
    }

    func testSavedFails() throws {
        try XCTSkipIf(true, "failure of the request saved is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.save.answer(.error(TestError()))
        try given.run()
    }

    func testNewsSucceeds() throws {
        try XCTSkipIf(true, "success of the request news is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.news.answer(.just(…))
        try given.run()
    }

    func testNewsFails() throws {
        try XCTSkipIf(true, "failure of the request news is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.news.answer(.error(TestError()))
        try given.run()
    }

    func testTermsSucceeds() throws {
        try XCTSkipIf(true, "success of the request terms is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.terms.answer(.just(…))
        try given.run()
    }

    func testTermsFails() throws {
        try XCTSkipIf(true, "failure of the request terms is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.terms.answer(.error(TestError()))
        try given.run()
    }

    func testSimilarSucceeds() throws {
        try XCTSkipIf(true, "success of the request similar is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.similar.answer(.just(…))
        try given.run()
    }

    func testSimilarFails() throws {
        try XCTSkipIf(true, "failure of the request similar is not tested yet")
        let given = FindViewModel.Harness()
        // given.calls.store.similar.answer(.error(TestError()))
        try given.run()
    }

    func testOpenedRuns() throws {
        try XCTSkipIf(true, "the action opened is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testIsOpenLogic() throws {
        try XCTSkipIf(true, "isOpen(selection:) is not tested yet")
        let given = FindViewModel.Harness()
        try given.run()
        // XCTAssertEqual(FindViewModel.isOpen(…), …)
    }
}
