import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class SettingsViewModelTests: XCTestCase {
    func testTheme() throws {
        try XCTSkipIf(true, "the output theme is not tested yet")
        let given = SettingsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.theme.elements, […])
    }

    func testSoundEnabled() throws {
        try XCTSkipIf(true, "the output soundEnabled is not tested yet")
        let given = SettingsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.soundEnabled.elements, […])
    }

    func testGreeting() throws {
        try XCTSkipIf(true, "the output greeting is not tested yet")
        let given = SettingsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.greeting.elements, […])
    }

    func testUserName() throws {
        try XCTSkipIf(true, "the output userName is not tested yet")
        let given = SettingsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.userName.elements, […])
    }

    func testVersion() throws {
        try XCTSkipIf(true, "the output version is not tested yet")
        let given = SettingsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.version.elements, […])
    }

    func testLastChange() throws {
        try XCTSkipIf(true, "the output lastChange is not tested yet")
        let given = SettingsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.lastChange.elements, […])
    }

    func testThemeRuns() throws {
        try XCTSkipIf(true, "the action theme is not tested yet")
        let given = SettingsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testSoundEnabledRuns() throws {
        try XCTSkipIf(true, "the action soundEnabled is not tested yet")
        let given = SettingsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testNicknameRuns() throws {
        try XCTSkipIf(true, "the action nickname is not tested yet")
        let given = SettingsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testNicknameLengthsRuns() throws {
        try XCTSkipIf(true, "the action nicknameLengths is not tested yet")
        let given = SettingsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testSignOutRuns() throws {
        try XCTSkipIf(true, "the action signOut is not tested yet")
        let given = SettingsViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }
}
