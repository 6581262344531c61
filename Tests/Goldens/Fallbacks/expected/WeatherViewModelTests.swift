import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class WeatherViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: WeatherViewModel?

    /// The doubles of station, unit. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> WeatherViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for station, unit")
    }

    private func makeViewModel() throws -> WeatherViewModel {
        WeatherViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(refresh: [Recorded<Event<Void>>] = []) -> WeatherViewModel.Input {
        WeatherViewModel.Input(
            refresh: scheduler.createHotObservable(refresh).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let temperature: TestableObserver<Double>
        let wind: TestableObserver<Double>
        let label: TestableObserver<String>
        let storm: TestableObserver<Bool>
        let names: TestableObserver<[String]>
        let rain: TestableObserver<Double>
        let pressure: TestableObserver<Double>
        let latest: TestableObserver<[String: Double]>
        let failure: TestableObserver<Error>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> WeatherViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            temperature: scheduler.createObserver(Double.self),
            wind: scheduler.createObserver(Double.self),
            label: scheduler.createObserver(String.self),
            storm: scheduler.createObserver(Bool.self),
            names: scheduler.createObserver([String].self),
            rain: scheduler.createObserver(Double.self),
            pressure: scheduler.createObserver(Double.self),
            latest: scheduler.createObserver([String: Double].self),
            failure: scheduler.createObserver(Error.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.temperature.asObservable().subscribe(recorders.temperature).disposed(by: disposeBag)
            output.wind.asObservable().subscribe(recorders.wind).disposed(by: disposeBag)
            output.label.asObservable().subscribe(recorders.label).disposed(by: disposeBag)
            output.storm.asObservable().subscribe(recorders.storm).disposed(by: disposeBag)
            output.names.asObservable().subscribe(recorders.names).disposed(by: disposeBag)
            output.rain.asObservable().subscribe(recorders.rain).disposed(by: disposeBag)
            output.pressure.asObservable().subscribe(recorders.pressure).disposed(by: disposeBag)
            output.latest.asObservable().subscribe(recorders.latest).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testTemperature() throws {
        throw XCTSkip("the output temperature is not tested yet")
    }

    func testWind() throws {
        throw XCTSkip("the output wind is not tested yet")
    }

    func testLabel() throws {
        throw XCTSkip("the output label is not tested yet")
    }

    func testStorm() throws {
        throw XCTSkip("the output storm is not tested yet")
    }

    func testNames() throws {
        throw XCTSkip("the output names is not tested yet")
    }

    func testRain() throws {
        throw XCTSkip("the output rain is not tested yet")
    }

    func testPressure() throws {
        throw XCTSkip("the output pressure is not tested yet")
    }

    func testLatest() throws {
        throw XCTSkip("the output latest is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testForecastSucceeds() throws {
        throw XCTSkip("success of the request forecast is not tested yet")
    }

    func testForecastFails() throws {
        throw XCTSkip("failure of the request forecast is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}
