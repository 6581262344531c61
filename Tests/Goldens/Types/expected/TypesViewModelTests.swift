import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class TypesViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: TypesViewModel?

    /// The doubles of format, transform, validators, repository, log, now. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> TypesViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for format, transform, validators, repository, log, now")
    }

    private func makeViewModel() throws -> TypesViewModel {
        TypesViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        position: [Recorded<Event<(x: Double, y: Double)>>] = [],
        selection: [Recorded<Event<(IndexPath, Outer.Inner<Int>?)>>] = [],
        handler: [Recorded<Event<(Int) -> Void>>] = [],
        items: [Recorded<Event<[String: [Int]]>>] = [],
        shape: [Recorded<Event<any Shape>>] = [],
        result: [Recorded<Event<Result<[Item], any Error>>>] = [],
        optional: [Recorded<Event<Outer.Inner<[String?]>?>>] = [],
        bare: [Recorded<Event<[Int: Set<String>]>>] = [],
        tuple: [Recorded<Event<(Int, String)>>] = []
    ) -> TypesViewModel.Input {
        TypesViewModel.Input(
            position: scheduler.createHotObservable(position).asSignal(onErrorSignalWith: .empty()),
            selection: scheduler.createHotObservable(selection).asObservable(),
            handler: scheduler.createHotObservable(handler).asSignal(onErrorSignalWith: .empty()),
            items: scheduler.createHotObservable(items).asObservable(),
            shape: scheduler.createHotObservable(shape).asObservable(),
            result: scheduler.createHotObservable(result).asObservable(),
            optional: scheduler.createHotObservable(optional).asSignal(onErrorSignalWith: .empty()),
            bare: scheduler.createHotObservable(bare).asObservable(),
            tuple: scheduler.createHotObservable(tuple).asObservable()
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let center: TestableObserver<(x: Double, y: Double)>
        let callback: TestableObserver<((Int) -> Void)?>
        let cache: TestableObserver<[String: Array<Int>]>
        let label: TestableObserver<String>
        let area: TestableObserver<Double?>
        let row: TestableObserver<(title: String, count: Int)?>
        let items: TestableObserver<Result<[Item], any Error>>
        let first: TestableObserver<Outer.Inner<[String?]>?>
        let isValid: TestableObserver<Bool>
        let selected: TestableObserver<(IndexPath, Outer.Inner<Int>?)>
        let count: TestableObserver<Int>
        let time: TestableObserver<Date>
        let failure: TestableObserver<any Error>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> TypesViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            center: scheduler.createObserver((x: Double, y: Double).self),
            callback: scheduler.createObserver(((Int) -> Void)?.self),
            cache: scheduler.createObserver([String: Array<Int>].self),
            label: scheduler.createObserver(String.self),
            area: scheduler.createObserver(Double?.self),
            row: scheduler.createObserver((title: String, count: Int)?.self),
            items: scheduler.createObserver(Result<[Item], any Error>.self),
            first: scheduler.createObserver(Outer.Inner<[String?]>?.self),
            isValid: scheduler.createObserver(Bool.self),
            selected: scheduler.createObserver((IndexPath, Outer.Inner<Int>?).self),
            count: scheduler.createObserver(Int.self),
            time: scheduler.createObserver(Date.self),
            failure: scheduler.createObserver((any Error).self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.center.asObservable().subscribe(recorders.center).disposed(by: disposeBag)
            output.callback.asObservable().subscribe(recorders.callback).disposed(by: disposeBag)
            output.cache.asObservable().subscribe(recorders.cache).disposed(by: disposeBag)
            output.label.asObservable().subscribe(recorders.label).disposed(by: disposeBag)
            output.area.asObservable().subscribe(recorders.area).disposed(by: disposeBag)
            output.row.asObservable().subscribe(recorders.row).disposed(by: disposeBag)
            output.items.asObservable().subscribe(recorders.items).disposed(by: disposeBag)
            output.first.asObservable().subscribe(recorders.first).disposed(by: disposeBag)
            output.isValid.asObservable().subscribe(recorders.isValid).disposed(by: disposeBag)
            output.selected.asObservable().subscribe(recorders.selected).disposed(by: disposeBag)
            output.count.asObservable().subscribe(recorders.count).disposed(by: disposeBag)
            output.time.asObservable().subscribe(recorders.time).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testCenter() throws {
        throw XCTSkip("the output center is not tested yet")
    }

    func testCallback() throws {
        throw XCTSkip("the output callback is not tested yet")
    }

    func testCache() throws {
        throw XCTSkip("the output cache is not tested yet")
    }

    func testLabel() throws {
        throw XCTSkip("the output label is not tested yet")
    }

    func testArea() throws {
        throw XCTSkip("the output area is not tested yet")
    }

    func testRow() throws {
        throw XCTSkip("the output row is not tested yet")
    }

    func testItems() throws {
        throw XCTSkip("the output items is not tested yet")
    }

    func testFirst() throws {
        throw XCTSkip("the output first is not tested yet")
    }

    func testIsValid() throws {
        throw XCTSkip("the output isValid is not tested yet")
    }

    func testSelected() throws {
        throw XCTSkip("the output selected is not tested yet")
    }

    func testCount() throws {
        throw XCTSkip("the output count is not tested yet")
    }

    func testTime() throws {
        throw XCTSkip("the output time is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testItemSucceeds() throws {
        throw XCTSkip("success of the request item is not tested yet")
    }

    func testItemFails() throws {
        throw XCTSkip("failure of the request item is not tested yet")
    }

    func testCallbackRuns() throws {
        throw XCTSkip("the action callback is not tested yet")
    }

    func testLogRuns() throws {
        throw XCTSkip("the action log is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
