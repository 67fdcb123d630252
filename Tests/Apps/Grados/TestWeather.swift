import BinderyTesting
import Foundation
import GradosViewModels
@testable import Places

/// A geocoder with scripted replies.
struct StubGradosGeocoder: Geocoder {
  let find: Stub<String, [Place]>

  func places(named address: String) async throws -> [Place] { try await find(address) }

  /// Returns a geocoder with the same result for every address.
  static func finding(_ places: [Place]) -> StubGradosGeocoder {
    let stub = StubGradosGeocoder(find: Stub("geocoder"))
    stub.find.always { _ in places }
    return stub
  }
}

/// A weather service with scripted replies.
struct StubGradosWeather: WeatherService {
  let at: Stub<Coordinate, Forecast>

  func forecast(for coordinate: Coordinate) async throws -> Forecast { try await at(coordinate) }

  /// Returns a service with the same weather everywhere.
  static func always(_ weather: Forecast) -> StubGradosWeather {
    let stub = StubGradosWeather(at: Stub("weather"))
    stub.at.always { _ in weather }
    return stub
  }
}

extension Place {
  static let mcGaheysville = Place(
    name: "McGaheysville", region: "Virginia", country: "United States", coordinate: .near(38.366, -78.736))
  static let singapore = Place(name: "Singapore", coordinate: .near(1.29, 103.85))

  /// Returns the places that tests use, by name.
  static func known(_ address: String) -> [Place] {
    [mcGaheysville, richmond, singapore].filter { $0.fullName == address }
  }
}

extension Coordinate {
  /// Returns a valid point.
  static func near(_ latitude: Double, _ longitude: Double) -> Coordinate {
    guard let point = Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("\(latitude), \(longitude) is no point on Earth.")
    }
    return point
  }
}

extension Forecast {
  /// Returns the weather of Monday, 28 August 2017, 17:00 UTC in Raleigh, with the given changes.
  static func raleigh(
    date: Date = Date(timeIntervalSince1970: 1_503_939_600), timeZone: String = "America/New_York",
    code: String? = "c03d", description: String = "Broken clouds", temperature: Double? = 75.5,
    feelsLike: Double? = nil, high: Double? = nil, low: Double? = nil, humidity: Double? = nil,
    wind: Double? = nil, cloudCover: Double? = nil, source: Source = .live
  ) -> Forecast {
    func degrees(_ value: Double?) -> Temperature? { value.map { Temperature($0, .fahrenheit) } }
    return Forecast(
      timeZone: TimeZone(identifier: timeZone) ?? .gmt,
      current: CurrentConditions(
        time: date, summary: description, icon: .unknown, temperature: degrees(temperature),
        windSpeed: wind.map { Speed($0, .milesPerHour) }, apparentTemperature: degrees(feelsLike),
        humidity: humidity, cloudCover: cloudCover, code: code),
      daily: [
        DayForecast(
          time: date, icon: .unknown, minimumTemperature: degrees(low), maximumTemperature: degrees(high))
      ], source: source, fetchedAt: date,
      attribution: source == .sample
        ? nil : Attribution(text: "Weather data by Weatherbit.io", url: "https://www.weatherbit.io/"))
  }
}
