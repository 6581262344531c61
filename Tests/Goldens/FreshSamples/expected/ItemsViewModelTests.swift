import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class ItemsViewModelTests: XCTestCase {
    func testFound() throws {
        try XCTSkipIf(true, "the output found is not tested yet")
        let given = ItemsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.found.elements, […])
    }

    func testTitle() throws {
        try XCTSkipIf(true, "the output title is not tested yet")
        let given = ItemsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.title.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = ItemsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testFoundSucceeds() throws {
        try XCTSkipIf(true, "success of the request found is not tested yet")
        let given = ItemsViewModel.Harness()
        // given.calls.items.search.answer(.just(…))
        try given.run()
    }

    func testFoundFails() throws {
        try XCTSkipIf(true, "failure of the request found is not tested yet")
        let given = ItemsViewModel.Harness()
        // given.calls.items.search.answer(.error(TestError()))
        try given.run()
    }

    func testPageRuns() throws {
        try XCTSkipIf(true, "the action page is not tested yet")
        let given = ItemsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
}
