import RxSwift

struct Forecast {
    var names: [String]
}

protocol WeatherStation {
    var temperature: Observable<Double> { get }
    var wind: Single<Double> { get }
    var storm: Maybe<Bool> { get }
    var rain: Observable<Double> { get }
    var pressure: Observable<Double> { get }
    var stations: Observable<[String: Double]> { get }
    func forecast() -> Single<Forecast>
}
