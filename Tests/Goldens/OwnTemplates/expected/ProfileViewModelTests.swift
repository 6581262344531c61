//
//  ProfileViewModelTests.swift
//  Copyright © Example Ltd. All rights reserved.
//
// ProfileKit

import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class ProfileViewModelTests: XCTestCase {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    static func logicIsWritten() -> Bool {
        false
    }

    func testTitle() throws {
        try XCTSkipIf(true, "the output title is not tested yet")
        let given = ProfileViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.title.elements, […])
    }

    func testToast() throws {
        try XCTSkipIf(true, "the output toast is not tested yet")
        let given = ProfileViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.toast.elements, […])
    }

    func testProfileSucceeds() throws {
        try XCTSkipIf(true, "success of the request profile is not tested yet")
        let given = ProfileViewModel.Harness()
        // given.calls.profiles.load.answer(.just(…))
        try given.run()
    }

    func testProfileFails() throws {
        try XCTSkipIf(true, "failure of the request profile is not tested yet")
        let given = ProfileViewModel.Harness()
        // given.calls.profiles.load.answer(.error(TestError()))
        try given.run()
    }

    func testShowRuns() throws {
        try XCTSkipIf(true, "the action show is not tested yet")
        let given = ProfileViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testTitleLogic() throws {
        try XCTSkipIf(true, "title(profile:) is not tested yet")
        let given = ProfileViewModel.Harness()
        try given.run()
        // XCTAssertEqual(ProfileViewModel.title(…), …)
    }
}
