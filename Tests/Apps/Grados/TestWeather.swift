import BinderyTesting
import Foundation
import GradosViewModels
import Places

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
  let at: Stub<Coordinate, Weather>

  func weather(at coordinate: Coordinate) async throws -> Weather { try await at(coordinate) }

  /// Returns a service with the same weather everywhere.
  static func always(_ weather: Weather) -> StubGradosWeather {
    let stub = StubGradosWeather(at: Stub("weather"))
    stub.at.always { _ in weather }
    return stub
  }
}

extension Place {
  static let mcGaheysville = Place(
    locality: "McGaheysville", region: "VA", country: "United States", coordinate: .near(38.366, -78.736))
  static let richmond = Place(
    locality: "Richmond", region: "VA", country: "United States", coordinate: .near(37.554, -77.46))
  static let singapore = Place(locality: "Singapore", coordinate: .near(1.29, 103.85))

  /// Returns the places that tests use, by name.
  static func known(_ address: String) -> [Place] {
    [mcGaheysville, richmond, singapore].filter { $0.name == address }
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

extension Weather {
  /// Returns the weather of Monday, 28 August 2017, 17:00 UTC in Raleigh, with the given changes.
  static func sample(
    date: Date? = Date(timeIntervalSince1970: 1_503_939_600), timeZone: String = "America/New_York",
    code: String = "c03d", description: String = "Broken clouds", temperature: Double? = 75.5,
    source: WeatherSource = .service(
      credit: "Weather data by Weatherbit.io", url: "https://www.weatherbit.io/")
  ) -> Weather {
    Weather(
      date: date, timeZone: TimeZone(identifier: timeZone) ?? .gmt, code: code, description: description,
      temperature: temperature, source: source)
  }
}
