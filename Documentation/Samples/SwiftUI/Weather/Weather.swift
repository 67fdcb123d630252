import Foundation

/// The weather of a city.
struct CityWeather: Identifiable, Equatable {
  enum Sky: String, CaseIterable {
    case clear, cloudy, rain, storm, snow

    var symbol: String {
      switch self {
      case .clear: return "sun.max.fill"
      case .cloudy: return "cloud.sun.fill"
      case .rain: return "cloud.rain.fill"
      case .storm: return "cloud.bolt.fill"
      case .snow: return "snowflake"
      }
    }
  }

  let city: String
  let country: String
  let celsius: Double
  let low: Double
  let high: Double
  let sky: Sky
  let humidity: Double
  let wind: Double

  var id: String { city }
}

protocol WeatherService {
  /// The cities whose name begins with a text; all for an empty one.
  func cities(matching name: String) async throws -> [CityWeather]
}

/// Replies without a network.
struct SampleWeather: WeatherService {
  static let cities = [
    CityWeather(
      city: "Bergen", country: "Norway", celsius: 7, low: 5, high: 9, sky: .rain, humidity: 0.91, wind: 31),
    CityWeather(
      city: "Berlin", country: "Germany", celsius: 11, low: 6, high: 13, sky: .cloudy, humidity: 0.64,
      wind: 14),
    CityWeather(
      city: "Cairo", country: "Egypt", celsius: 27, low: 19, high: 30, sky: .clear, humidity: 0.38, wind: 11),
    CityWeather(
      city: "Lima", country: "Peru", celsius: 19, low: 16, high: 21, sky: .cloudy, humidity: 0.8, wind: 13),
    CityWeather(
      city: "Nairobi", country: "Kenya", celsius: 22, low: 14, high: 25, sky: .storm, humidity: 0.7, wind: 9),
    CityWeather(
      city: "Tromsø", country: "Norway", celsius: -4, low: -8, high: -2, sky: .snow, humidity: 0.84, wind: 22),
  ]

  func cities(matching name: String) async throws -> [CityWeather] {
    Self.cities.filter { name.isEmpty || $0.city.localizedCaseInsensitiveContains(name) }
  }
}
