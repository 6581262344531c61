import RxSwift

@testable import App

extension WeatherViewModel.StationDouble: WeatherStation {
    var temperature: Observable<Double> { calls.temperature.stream(on: scheduler) }
    var wind: Single<Double> { calls.wind.stream(on: scheduler).take(1).asSingle() }
    var storm: Maybe<Bool> { calls.storm.stream(on: scheduler).take(1).asMaybe() }
    var rain: Observable<Double> { calls.rain.stream(on: scheduler) }
    var pressure: Observable<Double> { calls.pressure.stream(on: scheduler) }
    var stations: Observable<[String: Double]> { calls.stations.stream(on: scheduler) }
    func forecast() -> Single<Forecast> { calls.forecast() }
}

extension Forecast: Sampled {
    static func sample(_ number: Int) -> Forecast { Forecast(names: [.sample(number)]) }
}
