import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class LocationViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: LocationViewModel?

    /// The doubles of tracker. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> LocationViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for tracker")
    }

    private func makeViewModel() throws -> LocationViewModel {
        LocationViewModel(dependencies: try makeDependencies(), scheduler: scheduler)
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        query: [Recorded<Event<String>>] = [],
        move: [Recorded<Event<Double>>] = [],
        tap: [Recorded<Event<Void>>] = []
    ) -> LocationViewModel.Input {
        LocationViewModel.Input(
            query: scheduler.createHotObservable(query).asSignal(onErrorSignalWith: .empty()),
            move: scheduler.createHotObservable(move).asObservable(),
            tap: scheduler.createHotObservable(tap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let isIdle: TestableObserver<Bool>
        let settled: TestableObserver<Double>
        let late: TestableObserver<Double>
        let first: TestableObserver<Double>
        let average: TestableObserver<Double>
        let stale: TestableObserver<Bool>
        let own: TestableObserver<String>
        let age: TestableObserver<Int>
        let place: TestableObserver<String>
        let tapped: TestableObserver<Void>
        let failure: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> LocationViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            isIdle: scheduler.createObserver(Bool.self),
            settled: scheduler.createObserver(Double.self),
            late: scheduler.createObserver(Double.self),
            first: scheduler.createObserver(Double.self),
            average: scheduler.createObserver(Double.self),
            stale: scheduler.createObserver(Bool.self),
            own: scheduler.createObserver(String.self),
            age: scheduler.createObserver(Int.self),
            place: scheduler.createObserver(String.self),
            tapped: scheduler.createObserver(Void.self),
            failure: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.isIdle.asObservable().subscribe(recorders.isIdle).disposed(by: disposeBag)
            output.settled.asObservable().subscribe(recorders.settled).disposed(by: disposeBag)
            output.late.asObservable().subscribe(recorders.late).disposed(by: disposeBag)
            output.first.asObservable().subscribe(recorders.first).disposed(by: disposeBag)
            output.average.asObservable().subscribe(recorders.average).disposed(by: disposeBag)
            output.stale.asObservable().subscribe(recorders.stale).disposed(by: disposeBag)
            output.own.asObservable().subscribe(recorders.own).disposed(by: disposeBag)
            output.age.asObservable().subscribe(recorders.age).disposed(by: disposeBag)
            output.place.asObservable().subscribe(recorders.place).disposed(by: disposeBag)
            output.tapped.asObservable().subscribe(recorders.tapped).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testIsIdle() throws {
        throw XCTSkip("the output isIdle is not tested yet")
    }

    func testSettled() throws {
        throw XCTSkip("the output settled is not tested yet")
    }

    func testLate() throws {
        throw XCTSkip("the output late is not tested yet")
    }

    func testFirst() throws {
        throw XCTSkip("the output first is not tested yet")
    }

    func testAverage() throws {
        throw XCTSkip("the output average is not tested yet")
    }

    func testStale() throws {
        throw XCTSkip("the output stale is not tested yet")
    }

    func testOwn() throws {
        throw XCTSkip("the output own is not tested yet")
    }

    func testAge() throws {
        throw XCTSkip("the output age is not tested yet")
    }

    func testPlace() throws {
        throw XCTSkip("the output place is not tested yet")
    }

    func testTapped() throws {
        throw XCTSkip("the output tapped is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testPlaceSucceeds() throws {
        throw XCTSkip("success of the request place is not tested yet")
    }

    func testPlaceFails() throws {
        throw XCTSkip("failure of the request place is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
