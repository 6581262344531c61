import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class MemberListViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: MemberListViewModel?

    /// The doubles of groupID, members, coordinator. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> MemberListViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for groupID, members, coordinator")
    }

    private func makeViewModel() throws -> MemberListViewModel {
        MemberListViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        viewWillAppear: [Recorded<Event<Void>>] = [],
        pullToRefresh: [Recorded<Event<Void>>] = [],
        memberSelected: [Recorded<Event<IndexPath>>] = [],
        memberDeleted: [Recorded<Event<IndexPath>>] = []
    ) -> MemberListViewModel.Input {
        MemberListViewModel.Input(
            viewWillAppear: scheduler.createHotObservable(viewWillAppear).asObservable(),
            pullToRefresh: ControlEvent(events: scheduler.createHotObservable(pullToRefresh)),
            memberSelected: ControlEvent(events: scheduler.createHotObservable(memberSelected)),
            memberDeleted: ControlEvent(events: scheduler.createHotObservable(memberDeleted))
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let members: TestableObserver<[Member]>
        let isEmpty: TestableObserver<Bool>
        let isLoading: TestableObserver<Bool>
        let error: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> MemberListViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            members: scheduler.createObserver([Member].self),
            isEmpty: scheduler.createObserver(Bool.self),
            isLoading: scheduler.createObserver(Bool.self),
            error: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.members.asObservable().subscribe(recorders.members).disposed(by: disposeBag)
            output.isEmpty.asObservable().subscribe(recorders.isEmpty).disposed(by: disposeBag)
            output.isLoading.asObservable().subscribe(recorders.isLoading).disposed(by: disposeBag)
            output.error.asObservable().subscribe(recorders.error).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testMembers() throws {
        throw XCTSkip("the output members is not tested yet")
    }

    func testIsEmpty() throws {
        throw XCTSkip("the output isEmpty is not tested yet")
    }

    func testIsLoading() throws {
        throw XCTSkip("the output isLoading is not tested yet")
    }

    func testError() throws {
        throw XCTSkip("the output error is not tested yet")
    }

    func testLoadSucceeds() throws {
        throw XCTSkip("success of the request load is not tested yet")
    }

    func testLoadFails() throws {
        throw XCTSkip("failure of the request load is not tested yet")
    }

    func testDeleteSucceeds() throws {
        throw XCTSkip("success of the request delete is not tested yet")
    }

    func testDeleteFails() throws {
        throw XCTSkip("failure of the request delete is not tested yet")
    }

    func testShowDetailRuns() throws {
        throw XCTSkip("the action showDetail is not tested yet")
    }

    func testMessageLogic() throws {
        throw XCTSkip("message(error:) is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
