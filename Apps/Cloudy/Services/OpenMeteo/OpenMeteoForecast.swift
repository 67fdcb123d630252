internal import Foundation

/// Converts Open-Meteo's reply to a forecast.
struct OpenMeteoForecast {
  private static let attribution = Attribution(
    text: "Weather data by Open-Meteo.com", url: "https://open-meteo.com/")
  private static let mostDays = 16
  private static let mostHours = 48

  let reply: OpenMeteoForecastReply
  let fetchedAt: Date

  /// Returns the forecast; nil if the reply contains no weather.
  func forecast() -> Forecast? {
    let zone = Plausible.timeZone(reply.timeZone, offset: reply.offset)
    let days = days(in: zone)
    guard let current = current(days) else { return nil }
    return Forecast(
      timeZone: zone, current: current, hourly: hours(), daily: days, source: .live, fetchedAt: fetchedAt,
      attribution: Self.attribution)
  }

  private func current(_ days: [DayForecast]) -> CurrentConditions? {
    if let moment = reply.current {
      let code = WeatherCode(moment.code, isDay: moment.isDay ?? true)
      return CurrentConditions(
        time: moment.time?.instant(offset: reply.offset) ?? fetchedAt, summary: code?.summary ?? "",
        icon: code?.icon ?? .unknown, temperature: temperature(moment.temperature),
        windSpeed: speed(moment.windSpeed), apparentTemperature: temperature(moment.apparentTemperature),
        humidity: Plausible.share(percent: moment.humidity))
    }
    return days.first.map {
      CurrentConditions(
        time: fetchedAt, summary: $0.summary, icon: $0.icon, temperature: nil, windSpeed: $0.windSpeed)
    }
  }

  private func days(in zone: TimeZone) -> [DayForecast] {
    guard let daily = reply.daily else { return [] }
    return daily.times.indices.prefix(Self.mostDays).compactMap { index in
      guard let time = daily.times[index]?.startOfDay(in: zone, offset: reply.offset) else { return nil }
      let code = WeatherCode(entry(daily.codes, index), isDay: true)
      let minimum = temperature(entry(daily.minimumTemperatures, index))
      let maximum = temperature(entry(daily.maximumTemperatures, index))
      // Beyond the end of a model's range all entries are null, so there is no forecast for the day.
      guard code != nil || minimum != nil || maximum != nil else { return nil }
      return DayForecast(
        time: time, summary: code?.summary ?? "", icon: code?.icon ?? .unknown, minimumTemperature: minimum,
        maximumTemperature: maximum, windSpeed: speed(entry(daily.windSpeeds, index)),
        sunrise: entry(daily.sunrises, index)?.instant(offset: reply.offset),
        sunset: entry(daily.sunsets, index)?.instant(offset: reply.offset),
        uvIndex: Plausible.uvIndex(entry(daily.uvIndices, index)),
        precipitationProbability: Plausible.share(percent: entry(daily.precipitationProbabilities, index)))
    }
  }

  private func hours() -> [HourForecast] {
    guard let hourly = reply.hourly else { return [] }
    return hourly.times.indices.compactMap { index -> HourForecast? in
      guard let time = hourly.times[index]?.instant(offset: reply.offset),
        time > fetchedAt.addingTimeInterval(-3_600),
        let temperature = temperature(entry(hourly.temperatures, index))
      else { return nil }
      let isDay = entry(hourly.isDay, index).map { $0 != 0 } ?? true
      let code = WeatherCode(entry(hourly.codes, index), isDay: isDay)
      return HourForecast(
        time: time, icon: code?.icon ?? .unknown, temperature: temperature,
        windSpeed: speed(entry(hourly.windSpeeds, index)),
        precipitationProbability: Plausible.share(percent: entry(hourly.precipitationProbabilities, index)))
    }.prefix(Self.mostHours).map(\.self)
  }

  /// Returns the entry of a list that may be shorter than that of the times.
  private func entry<Value>(_ list: [Value?], _ index: Int) -> Value? {
    list.indices.contains(index) ? list[index] : nil
  }

  private func temperature(_ value: Double?) -> Temperature? {
    Plausible.temperature(value, reply.temperatureUnit == "°F" ? .fahrenheit : .celsius)
  }

  private func speed(_ value: Double?) -> Speed? {
    switch reply.speedUnit {
    case "mp/h", "mph": Plausible.speed(value, .milesPerHour)
    case "m/s": Plausible.speed(value, .metersPerSecond)
    case "kn": Plausible.speed(value.map { $0 * 1.852 }, .kilometersPerHour)
    default: Plausible.speed(value, .kilometersPerHour)
    }
  }
}
