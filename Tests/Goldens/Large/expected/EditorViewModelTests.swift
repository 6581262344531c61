import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class EditorViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: EditorViewModel?

    /// The doubles of api, coordinator. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> EditorViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for api, coordinator")
    }

    private func makeViewModel() throws -> EditorViewModel {
        EditorViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        viewDidLoad: [Recorded<Event<Void>>] = [],
        viewWillAppear: [Recorded<Event<Void>>] = [],
        viewDidDisappear: [Recorded<Event<Void>>] = [],
        pullToRefresh: [Recorded<Event<Void>>] = [],
        nextPage: [Recorded<Event<Void>>] = [],
        searchTap: [Recorded<Event<Void>>] = [],
        filterTap: [Recorded<Event<Void>>] = [],
        sortTap: [Recorded<Event<Void>>] = [],
        closeTap: [Recorded<Event<Void>>] = [],
        saveTap: [Recorded<Event<Void>>] = [],
        shareTap: [Recorded<Event<Void>>] = [],
        deleteTap: [Recorded<Event<Void>>] = [],
        editTap: [Recorded<Event<Void>>] = [],
        undoTap: [Recorded<Event<Void>>] = [],
        redoTap: [Recorded<Event<Void>>] = [],
        helpTap: [Recorded<Event<Void>>] = [],
        title: [Recorded<Event<String>>] = [],
        subtitle: [Recorded<Event<String>>] = [],
        summary: [Recorded<Event<String>>] = [],
        street: [Recorded<Event<String>>] = [],
        city: [Recorded<Event<String>>] = [],
        postcode: [Recorded<Event<String>>] = [],
        country: [Recorded<Event<String>>] = [],
        phone: [Recorded<Event<String>>] = [],
        isPublic: [Recorded<Event<Bool>>] = [],
        isPinned: [Recorded<Event<Bool>>] = [],
        isMuted: [Recorded<Event<Bool>>] = [],
        isArchived: [Recorded<Event<Bool>>] = []
    ) -> EditorViewModel.Input {
        EditorViewModel.Input(
            viewDidLoad: scheduler.createHotObservable(viewDidLoad).asSignal(onErrorSignalWith: .empty()),
            viewWillAppear: scheduler.createHotObservable(viewWillAppear).asSignal(onErrorSignalWith: .empty()),
            viewDidDisappear: scheduler.createHotObservable(viewDidDisappear).asSignal(onErrorSignalWith: .empty()),
            pullToRefresh: scheduler.createHotObservable(pullToRefresh).asSignal(onErrorSignalWith: .empty()),
            nextPage: scheduler.createHotObservable(nextPage).asSignal(onErrorSignalWith: .empty()),
            searchTap: scheduler.createHotObservable(searchTap).asSignal(onErrorSignalWith: .empty()),
            filterTap: scheduler.createHotObservable(filterTap).asSignal(onErrorSignalWith: .empty()),
            sortTap: scheduler.createHotObservable(sortTap).asSignal(onErrorSignalWith: .empty()),
            closeTap: scheduler.createHotObservable(closeTap).asSignal(onErrorSignalWith: .empty()),
            saveTap: scheduler.createHotObservable(saveTap).asSignal(onErrorSignalWith: .empty()),
            shareTap: scheduler.createHotObservable(shareTap).asSignal(onErrorSignalWith: .empty()),
            deleteTap: scheduler.createHotObservable(deleteTap).asSignal(onErrorSignalWith: .empty()),
            editTap: scheduler.createHotObservable(editTap).asSignal(onErrorSignalWith: .empty()),
            undoTap: scheduler.createHotObservable(undoTap).asSignal(onErrorSignalWith: .empty()),
            redoTap: scheduler.createHotObservable(redoTap).asSignal(onErrorSignalWith: .empty()),
            helpTap: scheduler.createHotObservable(helpTap).asSignal(onErrorSignalWith: .empty()),
            title: scheduler.createHotObservable(title).asDriver(onErrorDriveWith: .empty()),
            subtitle: scheduler.createHotObservable(subtitle).asDriver(onErrorDriveWith: .empty()),
            summary: scheduler.createHotObservable(summary).asDriver(onErrorDriveWith: .empty()),
            street: scheduler.createHotObservable(street).asDriver(onErrorDriveWith: .empty()),
            city: scheduler.createHotObservable(city).asDriver(onErrorDriveWith: .empty()),
            postcode: scheduler.createHotObservable(postcode).asDriver(onErrorDriveWith: .empty()),
            country: scheduler.createHotObservable(country).asDriver(onErrorDriveWith: .empty()),
            phone: scheduler.createHotObservable(phone).asDriver(onErrorDriveWith: .empty()),
            isPublic: scheduler.createHotObservable(isPublic).asDriver(onErrorDriveWith: .empty()),
            isPinned: scheduler.createHotObservable(isPinned).asDriver(onErrorDriveWith: .empty()),
            isMuted: scheduler.createHotObservable(isMuted).asDriver(onErrorDriveWith: .empty()),
            isArchived: scheduler.createHotObservable(isArchived).asDriver(onErrorDriveWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let titleValid: TestableObserver<Bool>
        let subtitleValid: TestableObserver<Bool>
        let summaryValid: TestableObserver<Bool>
        let streetValid: TestableObserver<Bool>
        let cityValid: TestableObserver<Bool>
        let postcodeValid: TestableObserver<Bool>
        let countryValid: TestableObserver<Bool>
        let phoneValid: TestableObserver<Bool>
        let titleCount: TestableObserver<Int>
        let subtitleCount: TestableObserver<Int>
        let summaryCount: TestableObserver<Int>
        let streetCount: TestableObserver<Int>
        let cityCount: TestableObserver<Int>
        let postcodeCount: TestableObserver<Int>
        let countryCount: TestableObserver<Int>
        let phoneCount: TestableObserver<Int>
        let isPublicLabel: TestableObserver<String>
        let isPinnedLabel: TestableObserver<String>
        let isMutedLabel: TestableObserver<String>
        let isArchivedLabel: TestableObserver<String>
        let canSave: TestableObserver<Bool>
        let document: TestableObserver<Document>
        let suggestions: TestableObserver<[String]>
        let isEditing: TestableObserver<Bool>
        let page: TestableObserver<Int>
        let isLoading: TestableObserver<Bool>
        let isSaving: TestableObserver<Bool>
        let isBusy: TestableObserver<Bool>
        let saved: TestableObserver<Void>
        let deleted: TestableObserver<Void>
        let address: TestableObserver<String>
        let failure: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> EditorViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            titleValid: scheduler.createObserver(Bool.self),
            subtitleValid: scheduler.createObserver(Bool.self),
            summaryValid: scheduler.createObserver(Bool.self),
            streetValid: scheduler.createObserver(Bool.self),
            cityValid: scheduler.createObserver(Bool.self),
            postcodeValid: scheduler.createObserver(Bool.self),
            countryValid: scheduler.createObserver(Bool.self),
            phoneValid: scheduler.createObserver(Bool.self),
            titleCount: scheduler.createObserver(Int.self),
            subtitleCount: scheduler.createObserver(Int.self),
            summaryCount: scheduler.createObserver(Int.self),
            streetCount: scheduler.createObserver(Int.self),
            cityCount: scheduler.createObserver(Int.self),
            postcodeCount: scheduler.createObserver(Int.self),
            countryCount: scheduler.createObserver(Int.self),
            phoneCount: scheduler.createObserver(Int.self),
            isPublicLabel: scheduler.createObserver(String.self),
            isPinnedLabel: scheduler.createObserver(String.self),
            isMutedLabel: scheduler.createObserver(String.self),
            isArchivedLabel: scheduler.createObserver(String.self),
            canSave: scheduler.createObserver(Bool.self),
            document: scheduler.createObserver(Document.self),
            suggestions: scheduler.createObserver([String].self),
            isEditing: scheduler.createObserver(Bool.self),
            page: scheduler.createObserver(Int.self),
            isLoading: scheduler.createObserver(Bool.self),
            isSaving: scheduler.createObserver(Bool.self),
            isBusy: scheduler.createObserver(Bool.self),
            saved: scheduler.createObserver(Void.self),
            deleted: scheduler.createObserver(Void.self),
            address: scheduler.createObserver(String.self),
            failure: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.titleValid.asObservable().subscribe(recorders.titleValid).disposed(by: disposeBag)
            output.subtitleValid.asObservable().subscribe(recorders.subtitleValid).disposed(by: disposeBag)
            output.summaryValid.asObservable().subscribe(recorders.summaryValid).disposed(by: disposeBag)
            output.streetValid.asObservable().subscribe(recorders.streetValid).disposed(by: disposeBag)
            output.cityValid.asObservable().subscribe(recorders.cityValid).disposed(by: disposeBag)
            output.postcodeValid.asObservable().subscribe(recorders.postcodeValid).disposed(by: disposeBag)
            output.countryValid.asObservable().subscribe(recorders.countryValid).disposed(by: disposeBag)
            output.phoneValid.asObservable().subscribe(recorders.phoneValid).disposed(by: disposeBag)
            output.titleCount.asObservable().subscribe(recorders.titleCount).disposed(by: disposeBag)
            output.subtitleCount.asObservable().subscribe(recorders.subtitleCount).disposed(by: disposeBag)
            output.summaryCount.asObservable().subscribe(recorders.summaryCount).disposed(by: disposeBag)
            output.streetCount.asObservable().subscribe(recorders.streetCount).disposed(by: disposeBag)
            output.cityCount.asObservable().subscribe(recorders.cityCount).disposed(by: disposeBag)
            output.postcodeCount.asObservable().subscribe(recorders.postcodeCount).disposed(by: disposeBag)
            output.countryCount.asObservable().subscribe(recorders.countryCount).disposed(by: disposeBag)
            output.phoneCount.asObservable().subscribe(recorders.phoneCount).disposed(by: disposeBag)
            output.isPublicLabel.asObservable().subscribe(recorders.isPublicLabel).disposed(by: disposeBag)
            output.isPinnedLabel.asObservable().subscribe(recorders.isPinnedLabel).disposed(by: disposeBag)
            output.isMutedLabel.asObservable().subscribe(recorders.isMutedLabel).disposed(by: disposeBag)
            output.isArchivedLabel.asObservable().subscribe(recorders.isArchivedLabel).disposed(by: disposeBag)
            output.canSave.asObservable().subscribe(recorders.canSave).disposed(by: disposeBag)
            output.document.asObservable().subscribe(recorders.document).disposed(by: disposeBag)
            output.suggestions.asObservable().subscribe(recorders.suggestions).disposed(by: disposeBag)
            output.isEditing.asObservable().subscribe(recorders.isEditing).disposed(by: disposeBag)
            output.page.asObservable().subscribe(recorders.page).disposed(by: disposeBag)
            output.isLoading.asObservable().subscribe(recorders.isLoading).disposed(by: disposeBag)
            output.isSaving.asObservable().subscribe(recorders.isSaving).disposed(by: disposeBag)
            output.isBusy.asObservable().subscribe(recorders.isBusy).disposed(by: disposeBag)
            output.saved.asObservable().subscribe(recorders.saved).disposed(by: disposeBag)
            output.deleted.asObservable().subscribe(recorders.deleted).disposed(by: disposeBag)
            output.address.asObservable().subscribe(recorders.address).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testTitleValid() throws {
        throw XCTSkip("the output titleValid is not tested yet")
    }

    func testSubtitleValid() throws {
        throw XCTSkip("the output subtitleValid is not tested yet")
    }

    func testSummaryValid() throws {
        throw XCTSkip("the output summaryValid is not tested yet")
    }

    func testStreetValid() throws {
        throw XCTSkip("the output streetValid is not tested yet")
    }

    func testCityValid() throws {
        throw XCTSkip("the output cityValid is not tested yet")
    }

    func testPostcodeValid() throws {
        throw XCTSkip("the output postcodeValid is not tested yet")
    }

    func testCountryValid() throws {
        throw XCTSkip("the output countryValid is not tested yet")
    }

    func testPhoneValid() throws {
        throw XCTSkip("the output phoneValid is not tested yet")
    }

    func testTitleCount() throws {
        throw XCTSkip("the output titleCount is not tested yet")
    }

    func testSubtitleCount() throws {
        throw XCTSkip("the output subtitleCount is not tested yet")
    }

    func testSummaryCount() throws {
        throw XCTSkip("the output summaryCount is not tested yet")
    }

    func testStreetCount() throws {
        throw XCTSkip("the output streetCount is not tested yet")
    }

    func testCityCount() throws {
        throw XCTSkip("the output cityCount is not tested yet")
    }

    func testPostcodeCount() throws {
        throw XCTSkip("the output postcodeCount is not tested yet")
    }

    func testCountryCount() throws {
        throw XCTSkip("the output countryCount is not tested yet")
    }

    func testPhoneCount() throws {
        throw XCTSkip("the output phoneCount is not tested yet")
    }

    func testIsPublicLabel() throws {
        throw XCTSkip("the output isPublicLabel is not tested yet")
    }

    func testIsPinnedLabel() throws {
        throw XCTSkip("the output isPinnedLabel is not tested yet")
    }

    func testIsMutedLabel() throws {
        throw XCTSkip("the output isMutedLabel is not tested yet")
    }

    func testIsArchivedLabel() throws {
        throw XCTSkip("the output isArchivedLabel is not tested yet")
    }

    func testCanSave() throws {
        throw XCTSkip("the output canSave is not tested yet")
    }

    func testDocument() throws {
        throw XCTSkip("the output document is not tested yet")
    }

    func testSuggestions() throws {
        throw XCTSkip("the output suggestions is not tested yet")
    }

    func testIsEditing() throws {
        throw XCTSkip("the output isEditing is not tested yet")
    }

    func testPage() throws {
        throw XCTSkip("the output page is not tested yet")
    }

    func testIsLoading() throws {
        throw XCTSkip("the output isLoading is not tested yet")
    }

    func testIsSaving() throws {
        throw XCTSkip("the output isSaving is not tested yet")
    }

    func testIsBusy() throws {
        throw XCTSkip("the output isBusy is not tested yet")
    }

    func testSaved() throws {
        throw XCTSkip("the output saved is not tested yet")
    }

    func testDeleted() throws {
        throw XCTSkip("the output deleted is not tested yet")
    }

    func testAddress() throws {
        throw XCTSkip("the output address is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testDocumentSucceeds() throws {
        throw XCTSkip("success of the request document is not tested yet")
    }

    func testDocumentFails() throws {
        throw XCTSkip("failure of the request document is not tested yet")
    }

    func testSaveSucceeds() throws {
        throw XCTSkip("success of the request save is not tested yet")
    }

    func testSaveFails() throws {
        throw XCTSkip("failure of the request save is not tested yet")
    }

    func testDeleteSucceeds() throws {
        throw XCTSkip("success of the request delete is not tested yet")
    }

    func testDeleteFails() throws {
        throw XCTSkip("failure of the request delete is not tested yet")
    }

    func testMoreSucceeds() throws {
        throw XCTSkip("success of the request more is not tested yet")
    }

    func testMoreFails() throws {
        throw XCTSkip("failure of the request more is not tested yet")
    }

    func testSearchRuns() throws {
        throw XCTSkip("the action search is not tested yet")
    }

    func testFilterRuns() throws {
        throw XCTSkip("the action filter is not tested yet")
    }

    func testSortRuns() throws {
        throw XCTSkip("the action sort is not tested yet")
    }

    func testShareRuns() throws {
        throw XCTSkip("the action share is not tested yet")
    }

    func testHelpRuns() throws {
        throw XCTSkip("the action help is not tested yet")
    }

    func testCloseRuns() throws {
        throw XCTSkip("the action close is not tested yet")
    }

    func testCloseRuns2() throws {
        throw XCTSkip("the action close is not tested yet")
    }

    func testPauseRuns() throws {
        throw XCTSkip("the action pause is not tested yet")
    }

    func testResumeRuns() throws {
        throw XCTSkip("the action resume is not tested yet")
    }

    func testRedoRuns() throws {
        throw XCTSkip("the action redo is not tested yet")
    }

    func testIsPublicLabelLogic() throws {
        throw XCTSkip("isPublicLabel(isPublic:) is not tested yet")
    }

    func testIsPinnedLabelLogic() throws {
        throw XCTSkip("isPinnedLabel(isPinned:) is not tested yet")
    }

    func testIsMutedLabelLogic() throws {
        throw XCTSkip("isMutedLabel(isMuted:) is not tested yet")
    }

    func testIsArchivedLabelLogic() throws {
        throw XCTSkip("isArchivedLabel(isArchived:) is not tested yet")
    }

    func testMessageLogic() throws {
        throw XCTSkip("message(error:) is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
