import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class OptionsViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: OptionsViewModel?

    /// The doubles of notifications, settings, router. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> OptionsViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for notifications, settings, router")
    }

    private func makeViewModel() throws -> OptionsViewModel {
        OptionsViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        viewWillAppear: [Recorded<Event<Void>>] = [],
        notificationsSwitch: [Recorded<Event<Bool>>] = [],
        privacyTap: [Recorded<Event<Void>>] = []
    ) -> OptionsViewModel.Input {
        OptionsViewModel.Input(
            viewWillAppear: scheduler.createHotObservable(viewWillAppear).asObservable(),
            notificationsSwitch: scheduler.createHotObservable(notificationsSwitch).asSignal(onErrorSignalWith: .empty()),
            privacyTap: scheduler.createHotObservable(privacyTap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let isOn: TestableObserver<Bool>
        let isBusy: TestableObserver<Bool>
        let alert: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> OptionsViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            isOn: scheduler.createObserver(Bool.self),
            isBusy: scheduler.createObserver(Bool.self),
            alert: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.isOn.asObservable().subscribe(recorders.isOn).disposed(by: disposeBag)
            output.isBusy.asObservable().subscribe(recorders.isBusy).disposed(by: disposeBag)
            output.alert.asObservable().subscribe(recorders.alert).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testIsOn() throws {
        throw XCTSkip("the output isOn is not tested yet")
    }

    func testIsBusy() throws {
        throw XCTSkip("the output isBusy is not tested yet")
    }

    func testAlert() throws {
        throw XCTSkip("the output alert is not tested yet")
    }

    func testStatusSucceeds() throws {
        throw XCTSkip("success of the request status is not tested yet")
    }

    func testStatusFails() throws {
        throw XCTSkip("failure of the request status is not tested yet")
    }

    func testPermissionSucceeds() throws {
        throw XCTSkip("success of the request permission is not tested yet")
    }

    func testPermissionFails() throws {
        throw XCTSkip("failure of the request permission is not tested yet")
    }

    func testSaveSucceeds() throws {
        throw XCTSkip("success of the request save is not tested yet")
    }

    func testSaveFails() throws {
        throw XCTSkip("failure of the request save is not tested yet")
    }

    func testShowPrivacyPolicyRuns() throws {
        throw XCTSkip("the action showPrivacyPolicy is not tested yet")
    }

    func testShowSystemSettingsRuns() throws {
        throw XCTSkip("the action showSystemSettings is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
