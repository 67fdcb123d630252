internal import BinderyServices
internal import Foundation

/// Converts Open-Meteo's reply to a forecast, in its present and its earlier format. All fields are optional.
struct OpenMeteoForecast {
  private static let attribution = Attribution(
    text: "Weather data by Open-Meteo.com", url: "https://open-meteo.com/")
  private static let mostDays = 16
  private static let mostHours = 48

  private let reply: JSONObject
  private let fetchedAt: Date
  /// The offset of all times of the reply from UTC, in seconds.
  private let offset: Double
  /// The temperature unit, for example `°C`, from the first block that has it.
  private let temperatureUnit: String?
  /// The speed unit, for example `km/h`.
  private let speedUnit: String?

  init(_ reply: JSONObject, fetchedAt: Date) {
    self.reply = reply
    self.fetchedAt = fetchedAt
    offset = reply.number("utc_offset_seconds").flatMap { abs($0) <= 64_800 ? $0 : nil } ?? 0
    let units = ["current_units", "current_weather_units", "daily_units", "hourly_units"].compactMap {
      reply.object($0)
    }
    temperatureUnit =
      units.lazy.compactMap {
        $0.text("temperature_2m", "temperature", "temperature_2m_max", "apparent_temperature")
      }.first
    speedUnit =
      units.lazy.compactMap {
        $0.text("wind_speed_10m", "windspeed_10m", "windspeed", "wind_speed_10m_max", "windspeed_10m_max")
      }.first
  }

  /// Returns the forecast; nil if the reply contains no weather.
  func forecast() -> Forecast? {
    let zone = Plausible.timeZone(reply.text("timezone"), offset: offset)
    let days = days(in: zone)
    guard let current = current ?? days.first?.conditions(at: fetchedAt) else { return nil }
    return Forecast(
      timeZone: zone, current: current, hourly: hours, daily: days, source: .live, fetchedAt: fetchedAt,
      attribution: Self.attribution)
  }

  private var current: CurrentConditions? {
    reply.object("current", "current_weather").map { moment in
      let code = code(moment.number("weather_code", "weathercode"), isDay: moment.flag("is_day"))
      return CurrentConditions(
        time: instant(moment.text("time")) ?? fetchedAt, summary: code?.summary ?? "",
        icon: code?.icon ?? .unknown,
        temperature: temperature(moment.number("temperature_2m", "temperature")),
        windSpeed: speed(moment.number("wind_speed_10m", "windspeed_10m", "windspeed")),
        apparentTemperature: temperature(moment.number("apparent_temperature")),
        humidity: Plausible.share(percent: moment.number("relative_humidity_2m", "relativehumidity_2m")),
        cloudCover: Plausible.share(percent: moment.number("cloud_cover")), code: code?.name)
    }
  }

  private func days(in zone: TimeZone) -> [DayForecast] {
    let daily = reply.object("daily")
    let codes = daily?.numbers("weather_code", "weathercode")
    let (minima, maxima) = (daily?.numbers("temperature_2m_min"), daily?.numbers("temperature_2m_max"))
    let winds = daily?.numbers(
      "wind_speed_10m_max", "windspeed_10m_max", "wind_speed_10m", "windspeed_10m")
    let (sunrises, sunsets) = (daily?.texts("sunrise"), daily?.texts("sunset"))
    let uvIndices = daily?.numbers("uv_index_max", "uv_index")
    let chances = daily?.numbers("precipitation_probability_max", "precipitation_probability")
    return (daily?.texts("time") ?? []).prefix(Self.mostDays).enumerated().compactMap { index, time in
      guard let time = time.flatMap(OpenMeteoTime.init)?.startOfDay(in: zone, offset: offset) else {
        return nil
      }
      let code = code(entry(codes, index), isDay: true)
      let (minimum, maximum) = (temperature(entry(minima, index)), temperature(entry(maxima, index)))
      // Beyond the end of a model's range all entries are null, so there is no forecast for the day.
      guard code != nil || minimum != nil || maximum != nil else { return nil }
      return DayForecast(
        time: time, summary: code?.summary ?? "", icon: code?.icon ?? .unknown, minimumTemperature: minimum,
        maximumTemperature: maximum, windSpeed: speed(entry(winds, index)),
        sunrise: instant(entry(sunrises, index)), sunset: instant(entry(sunsets, index)),
        uvIndex: Plausible.uvIndex(entry(uvIndices, index)),
        precipitationProbability: Plausible.share(percent: entry(chances, index)))
    }
  }

  private var hours: [HourForecast] {
    let hourly = reply.object("hourly")
    let temperatures = hourly?.numbers("temperature_2m")
    let codes = hourly?.numbers("weather_code", "weathercode")
    let (daylight, winds) = (
      hourly?.numbers("is_day"), hourly?.numbers("wind_speed_10m", "windspeed_10m")
    )
    let chances = hourly?.numbers("precipitation_probability")
    let hours = (hourly?.texts("time") ?? []).enumerated().compactMap { index, time -> HourForecast? in
      guard let time = instant(time), time > fetchedAt.addingTimeInterval(-3_600),
        let temperature = temperature(entry(temperatures, index))
      else { return nil }
      let code = code(entry(codes, index), isDay: entry(daylight, index).map { $0 != 0 })
      return HourForecast(
        time: time, icon: code?.icon ?? .unknown, temperature: temperature,
        windSpeed: speed(entry(winds, index)),
        precipitationProbability: Plausible.share(percent: entry(chances, index)))
    }
    return Array(hours.prefix(Self.mostHours))
  }

  /// Returns the entry of a list that may be missing, or shorter than that of the times.
  private func entry<Value>(_ list: [Value?]?, _ index: Int) -> Value? {
    guard let list, list.indices.contains(index) else { return nil }
    return list[index]
  }

  private func code(_ value: Double?, isDay: Bool?) -> WeatherCode? {
    WeatherCode(value, isDay: isDay ?? true)
  }

  private func instant(_ time: String?) -> Date? {
    time.flatMap(OpenMeteoTime.init)?.instant(offset: offset)
  }

  private func temperature(_ value: Double?) -> Temperature? {
    Plausible.temperature(value, temperatureUnit == "°F" ? .fahrenheit : .celsius)
  }

  private func speed(_ value: Double?) -> Speed? {
    switch speedUnit {
    case "mp/h", "mph": Plausible.speed(value, .milesPerHour)
    case "m/s": Plausible.speed(value, .metersPerSecond)
    case "kn": Plausible.speed(value.map { $0 * 1.852 }, .kilometersPerHour)
    default: Plausible.speed(value, .kilometersPerHour)
    }
  }
}

extension DayForecast {
  /// The weather now, as far as the day's forecast says it.
  func conditions(at time: Date) -> CurrentConditions {
    CurrentConditions(time: time, summary: summary, icon: icon, windSpeed: windSpeed)
  }
}
