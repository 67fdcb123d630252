internal import BinderyHTTP
internal import Foundation
internal import Places

/// Fetches the weather from Open-Meteo, which needs no key, and converts it to Weatherbit's codes.
struct OpenMeteoService: WeatherService {
  let address: ServiceAddress
  let service: JSONService

  func weather(at coordinate: Coordinate) async throws -> Weather {
    let request = try address.request(
      "v1/forecast",
      query: [
        ("latitude", String(coordinate.latitude)), ("longitude", String(coordinate.longitude)),
        ("current", "temperature_2m,weather_code,is_day"), ("temperature_unit", "fahrenheit"),
        ("timezone", "auto"),
      ])
    let reply = try await service.value(Reply.self, for: request)
    guard let current = reply.current else {
      throw HTTPError.unreadable(service: service.name, detail: "it knows no weather for this place")
    }
    let timeZone = reply.timezone.flatMap(TimeZone.init(identifier:)) ?? .gmt
    let sky = WeatherCode(current.code, isDay: current.isDay)
    return Weather(
      date: current.time.flatMap { PlaceTime.date($0, in: timeZone) }, timeZone: timeZone,
      code: sky.name, description: sky.description,
      temperature: current.temperature.map { reply.isCelsius ? $0 * 1.8 + 32 : $0 },
      source: .service(credit: "Weather data by Open-Meteo.com", url: "https://open-meteo.com/"))
  }

  struct Reply: Decodable {
    let timezone: String?
    let current: Current?
    /// Whether the reply is in degrees Celsius. The unit may differ from the requested one.
    let isCelsius: Bool

    enum Key: String, CodingKey {
      case timezone, current, units = "current_units", temperature = "temperature_2m"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      timezone = fields.text(.timezone)
      current = fields.value(Current.self, .current)
      let units = try? fields.nestedContainer(keyedBy: Key.self, forKey: .units)
      isCelsius = units?.text(.temperature) == "°C"
    }
  }

  struct Current: Decodable {
    let time: String?
    let temperature: Double?
    let code: Int?
    let isDay: Bool

    enum Key: String, CodingKey {
      case time, temperature = "temperature_2m", code = "weather_code", isDay = "is_day"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      time = fields.text(.time)
      temperature = fields.number(.temperature)
      code = fields.integer(.code)
      isDay = fields.integer(.isDay) != 0
    }
  }
}
