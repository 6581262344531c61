import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class ProfileViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: ProfileViewModel?

    /// The doubles of profiles, presenter. The test keeps those that the ViewModel does not retain.
    @MainActor
    private func makeDependencies() throws -> ProfileViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for profiles, presenter")
    }

    @MainActor
    private func makeViewModel() throws -> ProfileViewModel {
        ProfileViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    @MainActor
    private func makeInput(
        viewDidLoad: [Recorded<Event<Void>>] = [],
        pictureTap: [Recorded<Event<Void>>] = [],
        picturePicked: [Recorded<Event<Picture>>] = []
    ) -> ProfileViewModel.Input {
        ProfileViewModel.Input(
            viewDidLoad: scheduler.createHotObservable(viewDidLoad).asObservable(),
            pictureTap: scheduler.createHotObservable(pictureTap).asSignal(onErrorSignalWith: .empty()),
            picturePicked: scheduler.createHotObservable(picturePicked).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let name: TestableObserver<String>
        let initials: TestableObserver<String>
        let isBusy: TestableObserver<Bool>
        let alert: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    @MainActor
    private func record(_ input: @autoclosure () -> ProfileViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            name: scheduler.createObserver(String.self),
            initials: scheduler.createObserver(String.self),
            isBusy: scheduler.createObserver(Bool.self),
            alert: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.name.asObservable().subscribe(recorders.name).disposed(by: disposeBag)
            output.initials.asObservable().subscribe(recorders.initials).disposed(by: disposeBag)
            output.isBusy.asObservable().subscribe(recorders.isBusy).disposed(by: disposeBag)
            output.alert.asObservable().subscribe(recorders.alert).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    @MainActor
    func testName() async throws {
        throw XCTSkip("the output name is not tested yet")
    }

    @MainActor
    func testInitials() async throws {
        throw XCTSkip("the output initials is not tested yet")
    }

    @MainActor
    func testIsBusy() async throws {
        throw XCTSkip("the output isBusy is not tested yet")
    }

    @MainActor
    func testAlert() async throws {
        throw XCTSkip("the output alert is not tested yet")
    }

    @MainActor
    func testLoadSucceeds() async throws {
        throw XCTSkip("success of the request load is not tested yet")
    }

    @MainActor
    func testLoadFails() async throws {
        throw XCTSkip("failure of the request load is not tested yet")
    }

    @MainActor
    func testUploadSucceeds() async throws {
        throw XCTSkip("success of the request upload is not tested yet")
    }

    @MainActor
    func testUploadFails() async throws {
        throw XCTSkip("failure of the request upload is not tested yet")
    }

    @MainActor
    func testPickPictureRuns() async throws {
        throw XCTSkip("the action pickPicture is not tested yet")
    }

    @MainActor
    func testCelebrateRuns() async throws {
        throw XCTSkip("the action celebrate is not tested yet")
    }

    @MainActor
    func testCelebrateLogic() async throws {
        throw XCTSkip("celebrate(upload:) is not tested yet")
    }

    @MainActor
    func testInitialsLogic() async throws {
        throw XCTSkip("initials(name:) is not tested yet")
    }

    @MainActor
    func testAlertLogic() async throws {
        throw XCTSkip("alert(error:) is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
