import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class NamesViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: NamesViewModel?

    /// The doubles of api, protocol, log. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> NamesViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for api, protocol, log")
    }

    private func makeViewModel() throws -> NamesViewModel {
        NamesViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        input: [Recorded<Event<Int>>] = [],
        output: [Recorded<Event<Int>>] = [],
        errors: [Recorded<Event<Int>>] = [],
        dependencies: [Recorded<Event<Int>>] = [],
        disposeBag: [Recorded<Event<Int>>] = [],
        events: [Recorded<Event<Int>>] = [],
        target: [Recorded<Event<Int>>] = [],
        `class`: [Recorded<Event<String>>] = [],
        `init`: [Recorded<Event<String>>] = [],
        `switch`: [Recorded<Event<String>>] = [],
        `default`: [Recorded<Event<String>>] = [],
        `repeat`: [Recorded<Event<String>>] = [],
        state: [Recorded<Event<Void>>] = [],
        flow: [Recorded<Event<Void>>] = [],
        via: [Recorded<Event<Void>>] = [],
        with: [Recorded<Event<Void>>] = [],
        weak: [Recorded<Event<Void>>] = [],
        이메일: [Recorded<Event<String>>] = [],
        größe: [Recorded<Event<String>>] = [],
        items$: [Recorded<Event<[Int]>>] = [],
        activity: [Recorded<Event<Bool>>] = []
    ) -> NamesViewModel.Input {
        NamesViewModel.Input(
            input: scheduler.createHotObservable(input).asSignal(onErrorSignalWith: .empty()),
            output: scheduler.createHotObservable(output).asSignal(onErrorSignalWith: .empty()),
            errors: scheduler.createHotObservable(errors).asSignal(onErrorSignalWith: .empty()),
            dependencies: scheduler.createHotObservable(dependencies).asSignal(onErrorSignalWith: .empty()),
            disposeBag: scheduler.createHotObservable(disposeBag).asSignal(onErrorSignalWith: .empty()),
            events: scheduler.createHotObservable(events).asSignal(onErrorSignalWith: .empty()),
            target: scheduler.createHotObservable(target).asSignal(onErrorSignalWith: .empty()),
            class: scheduler.createHotObservable(`class`).asObservable(),
            init: scheduler.createHotObservable(`init`).asObservable(),
            switch: scheduler.createHotObservable(`switch`).asObservable(),
            default: scheduler.createHotObservable(`default`).asObservable(),
            repeat: scheduler.createHotObservable(`repeat`).asObservable(),
            state: scheduler.createHotObservable(state).asSignal(onErrorSignalWith: .empty()),
            flow: scheduler.createHotObservable(flow).asSignal(onErrorSignalWith: .empty()),
            via: scheduler.createHotObservable(via).asSignal(onErrorSignalWith: .empty()),
            with: scheduler.createHotObservable(with).asSignal(onErrorSignalWith: .empty()),
            weak: scheduler.createHotObservable(weak).asSignal(onErrorSignalWith: .empty()),
            이메일: scheduler.createHotObservable(이메일).asObservable(),
            größe: scheduler.createHotObservable(größe).asObservable(),
            items$: scheduler.createHotObservable(items$).asObservable(),
            activity: scheduler.createHotObservable(activity).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let `in`: TestableObserver<Int>
        let `is`: TestableObserver<Bool>
        let `default`: TestableObserver<Int>
        let input: TestableObserver<Int>
        let errors: TestableObserver<Error>
        let activity: TestableObserver<Bool>
        let items$: TestableObserver<Int>
        let 길이: TestableObserver<Int>
        let `let`: TestableObserver<String>
        let `self`: TestableObserver<Void>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> NamesViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            in: scheduler.createObserver(Int.self),
            is: scheduler.createObserver(Bool.self),
            default: scheduler.createObserver(Int.self),
            input: scheduler.createObserver(Int.self),
            errors: scheduler.createObserver(Error.self),
            activity: scheduler.createObserver(Bool.self),
            items$: scheduler.createObserver(Int.self),
            길이: scheduler.createObserver(Int.self),
            let: scheduler.createObserver(String.self),
            self: scheduler.createObserver(Void.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.in.asObservable().subscribe(recorders.in).disposed(by: disposeBag)
            output.is.asObservable().subscribe(recorders.is).disposed(by: disposeBag)
            output.default.asObservable().subscribe(recorders.default).disposed(by: disposeBag)
            output.input.asObservable().subscribe(recorders.input).disposed(by: disposeBag)
            output.errors.asObservable().subscribe(recorders.errors).disposed(by: disposeBag)
            output.activity.asObservable().subscribe(recorders.activity).disposed(by: disposeBag)
            output.items$.asObservable().subscribe(recorders.items$).disposed(by: disposeBag)
            output.길이.asObservable().subscribe(recorders.길이).disposed(by: disposeBag)
            output.let.asObservable().subscribe(recorders.let).disposed(by: disposeBag)
            output.`self`.asObservable().subscribe(recorders.`self`).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testIn() throws {
        throw XCTSkip("the output in is not tested yet")
    }

    func testIs() throws {
        throw XCTSkip("the output is is not tested yet")
    }

    func testDefault() throws {
        throw XCTSkip("the output default is not tested yet")
    }

    func testInput() throws {
        throw XCTSkip("the output input is not tested yet")
    }

    func testErrors() throws {
        throw XCTSkip("the output errors is not tested yet")
    }

    func testActivity() throws {
        throw XCTSkip("the output activity is not tested yet")
    }

    func testItems$() throws {
        throw XCTSkip("the output items$ is not tested yet")
    }

    func test길이() throws {
        throw XCTSkip("the output 길이 is not tested yet")
    }

    func testLet() throws {
        throw XCTSkip("the output let is not tested yet")
    }

    func testSelf() throws {
        throw XCTSkip("the output self is not tested yet")
    }

    func testFuncSucceeds() throws {
        throw XCTSkip("success of the request func is not tested yet")
    }

    func testFuncFails() throws {
        throw XCTSkip("failure of the request func is not tested yet")
    }

    func testWriteRuns() throws {
        throw XCTSkip("the action write is not tested yet")
    }

    func testWriteRuns2() throws {
        throw XCTSkip("the action write is not tested yet")
    }

    func testReturnRuns() throws {
        throw XCTSkip("the action return is not tested yet")
    }

    func testReturnLogic() throws {
        throw XCTSkip("return(repeat:) is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
