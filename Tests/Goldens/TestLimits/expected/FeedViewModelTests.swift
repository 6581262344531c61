import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class FeedViewModelTests: XCTestCase {
    func testFeed() throws {
        try XCTSkipIf(true, "the output feed is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.feed.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = FeedViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testFeedSucceeds() throws {
        try XCTSkipIf(true, "success of the request feed is not tested yet")
        let given = FeedViewModel.Harness()
        // given.calls.api.feed.answer(.just(…))
        try given.run()
    }

    func testFeedFails() throws {
        try XCTSkipIf(true, "failure of the request feed is not tested yet")
        let given = FeedViewModel.Harness()
        // given.calls.api.feed.answer(.error(TestError()))
        try given.run()
    }
}
