import Foundation
import RxCocoa
import RxSwift
import RxTest
import Testing

@testable import App

@MainActor
@Suite struct WeatherViewModelTests {
    @available(iOS 15, *)
    @Test(.disabled("the output forecast is not tested yet"))
    func forecastOutput() async throws {
        let given = WeatherViewModel.Harness()
        try await given.runWithTasks()
        // #expect(given.output.forecast.elements == […])
    }

    @available(iOS 15, *)
    @Test(.disabled("the output isLoading is not tested yet"))
    func isLoadingOutput() async throws {
        let given = WeatherViewModel.Harness()
        try await given.runWithTasks()
        // #expect(given.output.isLoading.elements == […])
    }

    @available(iOS 15, *)
    @Test(.disabled("the output failure is not tested yet"))
    func failureOutput() async throws {
        let given = WeatherViewModel.Harness()
        try await given.runWithTasks()
        // #expect(given.output.failure.elements == […])
    }

    @available(iOS 15, *)
    @Test(.disabled("success of the request forecast is not tested yet"))
    func forecastSucceeds() async throws {
        let given = WeatherViewModel.Harness()
        // given.calls.station.forecast.answer(.just(…))
        try await given.runWithTasks()
    }

    @available(iOS 15, *)
    @Test(.disabled("failure of the request forecast is not tested yet"))
    func forecastFails() async throws {
        let given = WeatherViewModel.Harness()
        // given.calls.station.forecast.answer(.error(TestError()))
        try await given.runWithTasks()
    }
}
