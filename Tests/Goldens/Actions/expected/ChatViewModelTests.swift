import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class ChatViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: ChatViewModel?

    /// The doubles of chat, sound, coordinator, window, log, badge. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> ChatViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for chat, sound, coordinator, window, log, badge")
    }

    private func makeViewModel() throws -> ChatViewModel {
        ChatViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        text: [Recorded<Event<String>>] = [],
        sendTap: [Recorded<Event<Void>>] = [],
        closeTap: [Recorded<Event<Void>>] = [],
        clearTap: [Recorded<Event<Void>>] = [],
        muteTap: [Recorded<Event<Void>>] = [],
        callTap: [Recorded<Event<Void>>] = [],
        photo: [Recorded<Event<Photo>>] = [],
        typed: PublishRelay<String> = PublishRelay<String>()
    ) -> ChatViewModel.Input {
        ChatViewModel.Input(
            text: scheduler.createHotObservable(text).asObservable(),
            sendTap: scheduler.createHotObservable(sendTap).asSignal(onErrorSignalWith: .empty()),
            closeTap: scheduler.createHotObservable(closeTap).asSignal(onErrorSignalWith: .empty()),
            clearTap: scheduler.createHotObservable(clearTap).asSignal(onErrorSignalWith: .empty()),
            muteTap: scheduler.createHotObservable(muteTap).asSignal(onErrorSignalWith: .empty()),
            callTap: scheduler.createHotObservable(callTap).asSignal(onErrorSignalWith: .empty()),
            photo: scheduler.createHotObservable(photo).asSignal(onErrorSignalWith: .empty()),
            typed: typed
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let draft: TestableObserver<String>
        let isMuted: TestableObserver<Bool>
        let sent: TestableObserver<String>
        let failed: TestableObserver<Void>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> ChatViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            draft: scheduler.createObserver(String.self),
            isMuted: scheduler.createObserver(Bool.self),
            sent: scheduler.createObserver(String.self),
            failed: scheduler.createObserver(Void.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.draft.asObservable().subscribe(recorders.draft).disposed(by: disposeBag)
            output.isMuted.asObservable().subscribe(recorders.isMuted).disposed(by: disposeBag)
            output.sent.asObservable().subscribe(recorders.sent).disposed(by: disposeBag)
            output.failed.asObservable().subscribe(recorders.failed).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testDraft() throws {
        throw XCTSkip("the output draft is not tested yet")
    }

    func testIsMuted() throws {
        throw XCTSkip("the output isMuted is not tested yet")
    }

    func testSent() throws {
        throw XCTSkip("the output sent is not tested yet")
    }

    func testFailed() throws {
        throw XCTSkip("the output failed is not tested yet")
    }

    func testDraftRuns() throws {
        throw XCTSkip("the action draft is not tested yet")
    }

    func testSentRuns() throws {
        throw XCTSkip("the action sent is not tested yet")
    }

    func testIsMutedRuns() throws {
        throw XCTSkip("the action isMuted is not tested yet")
    }

    func testTypedRuns() throws {
        throw XCTSkip("the action typed is not tested yet")
    }

    func testSendRuns() throws {
        throw XCTSkip("the action send is not tested yet")
    }

    func testSendRuns2() throws {
        throw XCTSkip("the action send is not tested yet")
    }

    func testShowRuns() throws {
        throw XCTSkip("the action show is not tested yet")
    }

    func testCloseRuns() throws {
        throw XCTSkip("the action close is not tested yet")
    }

    func testRingRuns() throws {
        throw XCTSkip("the action ring is not tested yet")
    }

    func testPlayRuns() throws {
        throw XCTSkip("the action play is not tested yet")
    }

    func testLogRuns() throws {
        throw XCTSkip("the action log is not tested yet")
    }

    func testAppendRuns() throws {
        throw XCTSkip("the action append is not tested yet")
    }

    func testOutgoingRuns() throws {
        throw XCTSkip("the action outgoing is not tested yet")
    }

    func testMutedRuns() throws {
        throw XCTSkip("the action muted is not tested yet")
    }

    func testDraftsRuns() throws {
        throw XCTSkip("the action drafts is not tested yet")
    }

    func testClearTapRuns() throws {
        throw XCTSkip("the action clearTap is not tested yet")
    }

    func testPhotoRuns() throws {
        throw XCTSkip("the action photo is not tested yet")
    }

    func testSendTapRuns() throws {
        throw XCTSkip("the action sendTap is not tested yet")
    }

    func testSentRuns2() throws {
        throw XCTSkip("the action sent is not tested yet")
    }

    func testUploadRuns() throws {
        throw XCTSkip("the action upload is not tested yet")
    }

    func testVibrateRuns() throws {
        throw XCTSkip("the action vibrate is not tested yet")
    }

    func testRememberRuns() throws {
        throw XCTSkip("the action remember is not tested yet")
    }

    func testUploadLogic() throws {
        throw XCTSkip("upload(photo:) is not tested yet")
    }

    func testVibrateLogic() throws {
        throw XCTSkip("vibrate() is not tested yet")
    }

    func testRememberLogic() throws {
        throw XCTSkip("remember(text:isMuted:draft:) is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
