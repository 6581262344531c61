import RxSwift

@testable import App

extension WeatherViewModel.StationDouble: WeatherStation {
    var temperature: Observable<Double> { .never() }
    var wind: Single<Double> { .never() }
    var storm: Maybe<Bool> { .never() }
    var rain: Observable<Double> { .never() }
    var pressure: Observable<Double> { .never() }
    var stations: Observable<[String: Double]> { .never() }
    func forecast() -> Single<Forecast> { calls.forecast() }
}

extension Forecast: Sampled {
    static func sample(_ number: Int) -> Forecast { Forecast(names: [.sample(number)]) }
}
