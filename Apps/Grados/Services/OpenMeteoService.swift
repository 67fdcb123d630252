internal import BinderyServices
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
        (
          "current",
          "temperature_2m,weather_code,is_day,apparent_temperature,relative_humidity_2m,wind_speed_10m,cloud_cover"
        ),
        ("daily", "temperature_2m_max,temperature_2m_min"), ("forecast_days", "1"),
        ("temperature_unit", "fahrenheit"), ("wind_speed_unit", "mph"), ("timezone", "auto"),
      ])
    let reply = try await service.value(Reply.self, for: request)
    guard let current = reply.current else {
      throw HTTPError.unreadable(service: service.name, detail: "it knows no weather for this place")
    }
    let timeZone = reply.timezone.flatMap(TimeZone.init(identifier:)) ?? .gmt
    let sky = WeatherCode(current.code, isDay: current.isDay)
    var weather = Weather(
      date: current.time.flatMap { PlaceTime.date($0, in: timeZone) }, timeZone: timeZone,
      code: sky.name, description: sky.description,
      temperature: reply.fahrenheit(current.temperature),
      source: .service(credit: "Weather data by Open-Meteo.com", url: "https://open-meteo.com/"))
    weather.feelsLike = reply.fahrenheit(current.feelsLike)
    weather.high = reply.fahrenheit(reply.today?.highs.first ?? nil)
    weather.low = reply.fahrenheit(reply.today?.lows.first ?? nil)
    weather.humidity = current.humidity
    weather.wind = current.wind.map { $0 * reply.milesPerWindUnit }
    weather.cloudCover = current.cloudCover
    return weather
  }

  struct Reply: Decodable {
    let timezone: String?
    let current: Current?
    let today: Day?
    /// Whether the reply is in degrees Celsius. The unit may differ from the requested one.
    let isCelsius: Bool
    /// The miles per hour of the unit of wind, which may differ from the requested one too.
    let milesPerWindUnit: Double

    enum Key: String, CodingKey {
      case timezone, current, daily, units = "current_units", temperature = "temperature_2m",
        wind = "wind_speed_10m"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      timezone = fields.text(.timezone)
      current = fields.value(Current.self, .current)
      let units = try? fields.nestedContainer(keyedBy: Key.self, forKey: .units)
      today = fields.value(Day.self, .daily)
      isCelsius = units?.text(.temperature) == "°C"
      milesPerWindUnit =
        switch units?.text(.wind) {
        case "km/h": 1 / 1.609344
        case "m/s": 3.6 / 1.609344
        case "kn": 1.852 / 1.609344
        default: 1
        }
    }

    func fahrenheit(_ degrees: Double?) -> Double? { degrees.map { isCelsius ? $0 * 1.8 + 32 : $0 } }
  }

  struct Day: Decodable {
    let highs: [Double?]
    let lows: [Double?]

    enum Key: String, CodingKey { case high = "temperature_2m_max", low = "temperature_2m_min" }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      highs = fields.numbers(.high)
      lows = fields.numbers(.low)
    }
  }

  struct Current: Decodable {
    let time: String?
    let temperature: Double?
    let code: Int?
    let isDay: Bool
    let feelsLike: Double?
    let humidity: Double?
    let wind: Double?
    let cloudCover: Double?

    enum Key: String, CodingKey {
      case time, temperature = "temperature_2m", code = "weather_code", isDay = "is_day",
        feelsLike = "apparent_temperature", humidity = "relative_humidity_2m", wind = "wind_speed_10m",
        cloudCover = "cloud_cover"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      time = fields.text(.time)
      temperature = fields.number(.temperature)
      code = fields.integer(.code)
      isDay = fields.integer(.isDay) != 0
      feelsLike = fields.number(.feelsLike)
      humidity = fields.number(.humidity)
      wind = fields.number(.wind)
      cloudCover = fields.number(.cloudCover)
    }
  }
}
