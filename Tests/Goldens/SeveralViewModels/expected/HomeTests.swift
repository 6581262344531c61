import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class NewsViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: NewsViewModel?

    /// The doubles of feed. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> NewsViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for feed")
    }

    private func makeViewModel() throws -> NewsViewModel {
        NewsViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(reload: [Recorded<Event<Void>>] = []) -> NewsViewModel.Input {
        NewsViewModel.Input(reload: scheduler.createHotObservable(reload).asObservable())
    }

    /// A recorder an output.
    private struct Recorders {
        let articles: TestableObserver<[Article]>
        let failure: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> NewsViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            articles: scheduler.createObserver([Article].self),
            failure: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.articles.asObservable().subscribe(recorders.articles).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testArticles() throws {
        throw XCTSkip("the output articles is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testArticlesSucceeds() throws {
        throw XCTSkip("success of the request articles is not tested yet")
    }

    func testArticlesFails() throws {
        throw XCTSkip("failure of the request articles is not tested yet")
    }

    func testMessageLogic() throws {
        throw XCTSkip("message(error:) is not tested yet")
    }
}

final class StopwatchViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: StopwatchViewModel?

    private func makeViewModel() throws -> StopwatchViewModel {
        StopwatchViewModel()
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(startTap: [Recorded<Event<Void>>] = [], stopTap: [Recorded<Event<Void>>] = []) -> StopwatchViewModel.Input {
        StopwatchViewModel.Input(
            startTap: scheduler.createHotObservable(startTap).asSignal(onErrorSignalWith: .empty()),
            stopTap: scheduler.createHotObservable(stopTap).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let isRunning: TestableObserver<Bool>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> StopwatchViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            isRunning: scheduler.createObserver(Bool.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.isRunning.asObservable().subscribe(recorders.isRunning).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testIsRunning() throws {
        throw XCTSkip("the output isRunning is not tested yet")
    }
}

final class AboutViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: AboutViewModel?

    /// The doubles of bundle. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> AboutViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for bundle")
    }

    private func makeViewModel() throws -> AboutViewModel {
        AboutViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput() -> AboutViewModel.Input {
        AboutViewModel.Input()
    }

    /// A recorder an output.
    private struct Recorders {
        let version: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> AboutViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            version: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.version.asObservable().subscribe(recorders.version).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testVersion() throws {
        throw XCTSkip("the output version is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
