internal import BinderyServices
internal import Foundation
internal import Places

/// Fetches the weather from Weatherbit (v2.0, `current`), which needs a key.
struct WeatherbitService: WeatherService {
  let address: ServiceAddress
  let key: String
  let service: JSONService

  func weather(at coordinate: Coordinate) async throws -> Weather {
    let request = try address.request(
      "v2.0/current",
      query: [
        ("key", key), ("lat", String(coordinate.latitude)), ("lon", String(coordinate.longitude)),
        ("units", "I"),
      ], secrets: [key])
    let reply = try await service.value(Reply.self, for: request)
    guard let weather = reply.observations.first else {
      throw HTTPError.unreadable(service: service.name, detail: "it knows no weather for this place")
    }
    return weather
  }

  /// A reply with a list of one observation; the list may be empty.
  struct Reply: Decodable {
    let observations: [Weather]

    enum Key: String, CodingKey { case data }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      observations = fields.list(Observation.self, .data).compactMap { $0?.weather }
    }
  }

  /// An observation, of which any field may be missing, null, or a number as text.
  struct Observation: Decodable {
    let weather: Weather

    enum Key: String, CodingKey {
      case temp, datetime, timezone, weather, icon, description, clouds
      case feelsLike = "app_temp"
      case humidity = "rh"
      case wind = "wind_spd"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      let sky = try? fields.nestedContainer(keyedBy: Key.self, forKey: .weather)
      let timeZone = fields.text(.timezone).flatMap(TimeZone.init(identifier:)) ?? .gmt
      var weather = Weather(
        date: fields.text(.datetime).flatMap { PlaceTime.date($0, in: timeZone) }, timeZone: timeZone,
        code: sky?.text(.icon) ?? "", description: sky?.text(.description) ?? "",
        temperature: fields.number(.temp),
        source: .service(credit: "Weather data by Weatherbit.io", url: "https://www.weatherbit.io/"))
      weather.feelsLike = fields.number(.feelsLike)
      weather.humidity = fields.number(.humidity)
      weather.wind = fields.number(.wind)
      weather.cloudCover = fields.number(.clouds)
      self.weather = weather
    }
  }
}
