import Foundation
import RxCocoa
import RxSwift
import RxTest
import Testing

@testable import App

@MainActor
@Suite struct NoteViewModelTests {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    nonisolated static func logicIsWritten() -> Bool {
        false
    }

    @Test(.disabled("the output isValid is not tested yet"))
    func isValidOutput() throws {
        let given = NoteViewModel.Harness()
        try given.run()
        // #expect(given.output.isValid.elements == […])
    }

    @Test(.disabled("the output length is not tested yet"))
    func lengthOutput() throws {
        let given = NoteViewModel.Harness()
        try given.run()
        // #expect(given.output.length.elements == […])
    }

    @Test(.disabled("the output saved is not tested yet"))
    func savedOutput() throws {
        let given = NoteViewModel.Harness()
        try given.run()
        // #expect(given.output.saved.elements == […])
    }

    @Test(.disabled("the output failure is not tested yet"))
    func failureOutput() throws {
        let given = NoteViewModel.Harness()
        try given.run()
        // #expect(given.output.failure.elements == […])
    }

    @Test(.disabled("success of the request save is not tested yet"))
    func saveSucceeds() throws {
        let given = NoteViewModel.Harness()
        // given.calls.store.save.answer(.just(…))
        try given.run()
    }

    @Test(.disabled("failure of the request save is not tested yet"))
    func saveFails() throws {
        let given = NoteViewModel.Harness()
        // given.calls.store.save.answer(.error(TestError()))
        try given.run()
    }

    @Test(.disabled("the action close is not tested yet"))
    func closeRuns() throws {
        let given = NoteViewModel.Harness()
        try given.run()
        // #expect(given.calls.….count == 1)
    }

    @Test(.disabled("the action track is not tested yet"))
    func trackRuns() throws {
        let given = NoteViewModel.Harness()
        try given.run()
        // #expect(given.calls.….count == 1)
    }

    @Test(.disabled("track() is not tested yet"))
    func trackLogic() throws {
        let given = NoteViewModel.Harness()
        try given.run()
        // #expect(track(…) == …)
    }

    @Test(.disabled("message(error:) is not tested yet"))
    func messageLogic() throws {
        let given = NoteViewModel.Harness()
        try given.run()
        // #expect(NoteViewModel.message(…) == …)
    }
}
