import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class EditorViewModelTests: XCTestCase {
    /// The wiring tests run when this is true: a function that is not written yet would end the run.
    static func logicIsWritten() -> Bool {
        false
    }

    func testTitleValid() throws {
        try XCTSkipIf(true, "the output titleValid is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.titleValid.elements, […])
    }

    func testSubtitleValid() throws {
        try XCTSkipIf(true, "the output subtitleValid is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.subtitleValid.elements, […])
    }

    func testSummaryValid() throws {
        try XCTSkipIf(true, "the output summaryValid is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.summaryValid.elements, […])
    }

    func testStreetValid() throws {
        try XCTSkipIf(true, "the output streetValid is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.streetValid.elements, […])
    }

    func testCityValid() throws {
        try XCTSkipIf(true, "the output cityValid is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.cityValid.elements, […])
    }

    func testPostcodeValid() throws {
        try XCTSkipIf(true, "the output postcodeValid is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.postcodeValid.elements, […])
    }

    func testCountryValid() throws {
        try XCTSkipIf(true, "the output countryValid is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.countryValid.elements, […])
    }

    func testPhoneValid() throws {
        try XCTSkipIf(true, "the output phoneValid is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.phoneValid.elements, […])
    }

    func testTitleCount() throws {
        try XCTSkipIf(true, "the output titleCount is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.titleCount.elements, […])
    }

    func testSubtitleCount() throws {
        try XCTSkipIf(true, "the output subtitleCount is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.subtitleCount.elements, […])
    }

    func testSummaryCount() throws {
        try XCTSkipIf(true, "the output summaryCount is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.summaryCount.elements, […])
    }

    func testStreetCount() throws {
        try XCTSkipIf(true, "the output streetCount is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.streetCount.elements, […])
    }

    func testCityCount() throws {
        try XCTSkipIf(true, "the output cityCount is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.cityCount.elements, […])
    }

    func testPostcodeCount() throws {
        try XCTSkipIf(true, "the output postcodeCount is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.postcodeCount.elements, […])
    }

    func testCountryCount() throws {
        try XCTSkipIf(true, "the output countryCount is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.countryCount.elements, […])
    }

    func testPhoneCount() throws {
        try XCTSkipIf(true, "the output phoneCount is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.phoneCount.elements, […])
    }

    func testIsPublicLabel() throws {
        try XCTSkipIf(true, "the output isPublicLabel is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isPublicLabel.elements, […])
    }

    func testIsPinnedLabel() throws {
        try XCTSkipIf(true, "the output isPinnedLabel is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isPinnedLabel.elements, […])
    }

    func testIsMutedLabel() throws {
        try XCTSkipIf(true, "the output isMutedLabel is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isMutedLabel.elements, […])
    }

    func testIsArchivedLabel() throws {
        try XCTSkipIf(true, "the output isArchivedLabel is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isArchivedLabel.elements, […])
    }

    func testCanSave() throws {
        try XCTSkipIf(true, "the output canSave is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.canSave.elements, […])
    }

    func testDocument() throws {
        try XCTSkipIf(true, "the output document is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.document.elements, […])
    }

    func testSuggestions() throws {
        try XCTSkipIf(true, "the output suggestions is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.suggestions.elements, […])
    }

    func testIsEditing() throws {
        try XCTSkipIf(true, "the output isEditing is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isEditing.elements, […])
    }

    func testPage() throws {
        try XCTSkipIf(true, "the output page is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.page.elements, […])
    }

    func testIsLoading() throws {
        try XCTSkipIf(true, "the output isLoading is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isLoading.elements, […])
    }

    func testIsSaving() throws {
        try XCTSkipIf(true, "the output isSaving is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isSaving.elements, […])
    }

    func testIsBusy() throws {
        try XCTSkipIf(true, "the output isBusy is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.isBusy.elements, […])
    }

    func testSaved() throws {
        try XCTSkipIf(true, "the output saved is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.saved.elements, […])
    }

    func testDeleted() throws {
        try XCTSkipIf(true, "the output deleted is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.deleted.elements, […])
    }

    func testAddress() throws {
        try XCTSkipIf(true, "the output address is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.address.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testDocumentSucceeds() throws {
        try XCTSkipIf(true, "success of the request document is not tested yet")
        let given = EditorViewModel.Harness()
        // given.calls.api.load.answer(.just(…))
        try given.run()
    }

    func testDocumentFails() throws {
        try XCTSkipIf(true, "failure of the request document is not tested yet")
        let given = EditorViewModel.Harness()
        // given.calls.api.load.answer(.error(TestError()))
        try given.run()
    }

    func testSaveSucceeds() throws {
        try XCTSkipIf(true, "success of the request save is not tested yet")
        let given = EditorViewModel.Harness()
        // given.calls.api.save.answer(.just(…))
        try given.run()
    }

    func testSaveFails() throws {
        try XCTSkipIf(true, "failure of the request save is not tested yet")
        let given = EditorViewModel.Harness()
        // given.calls.api.save.answer(.error(TestError()))
        try given.run()
    }

    func testDeleteSucceeds() throws {
        try XCTSkipIf(true, "success of the request delete is not tested yet")
        let given = EditorViewModel.Harness()
        // given.calls.api.delete.answer(.just(()))
        try given.run()
    }

    func testDeleteFails() throws {
        try XCTSkipIf(true, "failure of the request delete is not tested yet")
        let given = EditorViewModel.Harness()
        // given.calls.api.delete.answer(.error(TestError()))
        try given.run()
    }

    func testMoreSucceeds() throws {
        try XCTSkipIf(true, "success of the request more is not tested yet")
        let given = EditorViewModel.Harness()
        // given.calls.api.suggestions.answer(.just(…))
        try given.run()
    }

    func testMoreFails() throws {
        try XCTSkipIf(true, "failure of the request more is not tested yet")
        let given = EditorViewModel.Harness()
        // given.calls.api.suggestions.answer(.error(TestError()))
        try given.run()
    }

    func testSearchRuns() throws {
        try XCTSkipIf(true, "the action search is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testFilterRuns() throws {
        try XCTSkipIf(true, "the action filter is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testSortRuns() throws {
        try XCTSkipIf(true, "the action sort is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testShareRuns() throws {
        try XCTSkipIf(true, "the action share is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testHelpRuns() throws {
        try XCTSkipIf(true, "the action help is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testCloseRuns() throws {
        try XCTSkipIf(true, "the action close is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testCloseRuns2() throws {
        try XCTSkipIf(true, "the action close is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testPauseRuns() throws {
        try XCTSkipIf(true, "the action pause is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testResumeRuns() throws {
        try XCTSkipIf(true, "the action resume is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testRedoRuns() throws {
        try XCTSkipIf(true, "the action redo is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.calls.….count, 1)
    }

    func testIsPublicLabelLogic() throws {
        try XCTSkipIf(true, "isPublicLabel(isPublic:) is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(EditorViewModel.isPublicLabel(…), …)
    }

    func testIsPinnedLabelLogic() throws {
        try XCTSkipIf(true, "isPinnedLabel(isPinned:) is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(EditorViewModel.isPinnedLabel(…), …)
    }

    func testIsMutedLabelLogic() throws {
        try XCTSkipIf(true, "isMutedLabel(isMuted:) is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(EditorViewModel.isMutedLabel(…), …)
    }

    func testIsArchivedLabelLogic() throws {
        try XCTSkipIf(true, "isArchivedLabel(isArchived:) is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(EditorViewModel.isArchivedLabel(…), …)
    }

    func testMessageLogic() throws {
        try XCTSkipIf(true, "message(error:) is not tested yet")
        let given = EditorViewModel.Harness()
        try given.run()
        // XCTAssertEqual(EditorViewModel.message(…), …)
    }
}
