import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class SettingsViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: SettingsViewModel?

    /// The doubles of settings, session, analytics. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> SettingsViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for settings, session, analytics")
    }

    private func makeViewModel() throws -> SettingsViewModel {
        SettingsViewModel(dependencies: try makeDependencies(), scheduler: scheduler)
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        themeSelected: [Recorded<Event<Theme>>] = [],
        soundSwitch: [Recorded<Event<Bool>>] = [],
        nickname: [Recorded<Event<String>>] = [],
        signOutTap: [Recorded<Event<Void>>] = []
    ) -> SettingsViewModel.Input {
        SettingsViewModel.Input(
            themeSelected: scheduler.createHotObservable(themeSelected).asSignal(onErrorSignalWith: .empty()),
            soundSwitch: scheduler.createHotObservable(soundSwitch).asSignal(onErrorSignalWith: .empty()),
            nickname: scheduler.createHotObservable(nickname).asSignal(onErrorSignalWith: .empty()),
            signOutTap: scheduler.createHotObservable(signOutTap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let theme: TestableObserver<Theme>
        let soundEnabled: TestableObserver<Bool>
        let greeting: TestableObserver<String>
        let userName: TestableObserver<String?>
        let version: TestableObserver<String>
        let lastChange: TestableObserver<Theme>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> SettingsViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            theme: scheduler.createObserver(Theme.self),
            soundEnabled: scheduler.createObserver(Bool.self),
            greeting: scheduler.createObserver(String.self),
            userName: scheduler.createObserver(String?.self),
            version: scheduler.createObserver(String.self),
            lastChange: scheduler.createObserver(Theme.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.theme.asObservable().subscribe(recorders.theme).disposed(by: disposeBag)
            output.soundEnabled.asObservable().subscribe(recorders.soundEnabled).disposed(by: disposeBag)
            output.greeting.asObservable().subscribe(recorders.greeting).disposed(by: disposeBag)
            output.userName.asObservable().subscribe(recorders.userName).disposed(by: disposeBag)
            output.version.asObservable().subscribe(recorders.version).disposed(by: disposeBag)
            output.lastChange.asObservable().subscribe(recorders.lastChange).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testTheme() throws {
        throw XCTSkip("the output theme is not tested yet")
    }

    func testSoundEnabled() throws {
        throw XCTSkip("the output soundEnabled is not tested yet")
    }

    func testGreeting() throws {
        throw XCTSkip("the output greeting is not tested yet")
    }

    func testUserName() throws {
        throw XCTSkip("the output userName is not tested yet")
    }

    func testVersion() throws {
        throw XCTSkip("the output version is not tested yet")
    }

    func testLastChange() throws {
        throw XCTSkip("the output lastChange is not tested yet")
    }

    func testThemeRuns() throws {
        throw XCTSkip("the action theme is not tested yet")
    }

    func testSoundEnabledRuns() throws {
        throw XCTSkip("the action soundEnabled is not tested yet")
    }

    func testNicknameRuns() throws {
        throw XCTSkip("the action nickname is not tested yet")
    }

    func testNicknameLengthsRuns() throws {
        throw XCTSkip("the action nicknameLengths is not tested yet")
    }

    func testSignOutRuns() throws {
        throw XCTSkip("the action signOut is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
