import Foundation
import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class WeatherViewModelTests: XCTestCase {
    func testTemperature() throws {
        try XCTSkipIf(true, "the output temperature is not tested yet")
        let given = WeatherViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.temperature.elements, […])
    }

    func testWind() throws {
        try XCTSkipIf(true, "the output wind is not tested yet")
        let given = WeatherViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.wind.elements, […])
    }

    func testLabel() throws {
        try XCTSkipIf(true, "the output label is not tested yet")
        let given = WeatherViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.label.elements, […])
    }

    func testStorm() throws {
        try XCTSkipIf(true, "the output storm is not tested yet")
        let given = WeatherViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.storm.elements, […])
    }

    func testNames() throws {
        try XCTSkipIf(true, "the output names is not tested yet")
        let given = WeatherViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.names.elements, […])
    }

    func testRain() throws {
        try XCTSkipIf(true, "the output rain is not tested yet")
        let given = WeatherViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.rain.elements, […])
    }

    func testPressure() throws {
        try XCTSkipIf(true, "the output pressure is not tested yet")
        let given = WeatherViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.pressure.elements, […])
    }

    func testLatest() throws {
        try XCTSkipIf(true, "the output latest is not tested yet")
        let given = WeatherViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.latest.elements, […])
    }

    func testFailure() throws {
        try XCTSkipIf(true, "the output failure is not tested yet")
        let given = WeatherViewModel.Harness()
        try given.run()
        // XCTAssertEqual(given.output.failure.elements, […])
    }

    func testForecastSucceeds() throws {
        try XCTSkipIf(true, "success of the request forecast is not tested yet")
        let given = WeatherViewModel.Harness()
        // given.calls.station.forecast.answer(.just(…))
        try given.run()
    }

    func testForecastFails() throws {
        try XCTSkipIf(true, "failure of the request forecast is not tested yet")
        let given = WeatherViewModel.Harness()
        // given.calls.station.forecast.answer(.error(TestError()))
        try given.run()
    }
}
