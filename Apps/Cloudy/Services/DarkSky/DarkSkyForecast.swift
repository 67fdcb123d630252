internal import Foundation

/// Converts a reply in the Dark Sky format to a forecast, in the units that the reply names.
struct DarkSkyForecast {
  private static let mostDays = 16
  private static let mostHours = 48
  private static let mostAlerts = 10
  private static let longestText = 4_000

  let reply: DarkSkyReply
  let fetchedAt: Date
  let attribution: Attribution

  private var units: UnitSystem { UnitSystem(flag: reply.units) }

  /// Returns the forecast; nil if the reply contains no weather.
  func forecast() -> Forecast? {
    let days = days()
    guard let current = current(days) else { return nil }
    return Forecast(
      timeZone: Plausible.timeZone(reply.timeZone, offset: reply.offset.map { $0 * 3_600 }), current: current,
      hourly: hours(), daily: days, alerts: alerts(), source: .live, fetchedAt: fetchedAt,
      attribution: attribution)
  }

  private func current(_ days: [DayForecast]) -> CurrentConditions? {
    if let point = reply.current ?? reply.hourly.first {
      return CurrentConditions(
        time: Plausible.date(point.time) ?? fetchedAt, summary: point.summary ?? "", icon: icon(point),
        temperature: temperature(point.temperature), windSpeed: speed(point),
        apparentTemperature: temperature(point.apparentTemperature),
        humidity: Plausible.share(point.humidity), uvIndex: Plausible.uvIndex(point.uvIndex),
        precipitationProbability: Plausible.share(point.precipitationProbability))
    }
    return days.first.map {
      CurrentConditions(
        time: fetchedAt, summary: $0.summary, icon: $0.icon, temperature: nil, windSpeed: $0.windSpeed)
    }
  }

  private func days() -> [DayForecast] {
    reply.daily.prefix(Self.mostDays).compactMap { point in
      Plausible.date(point.time).map { time in
        DayForecast(
          time: time, summary: point.summary ?? "", icon: icon(point),
          minimumTemperature: temperature(point.minimumTemperature),
          maximumTemperature: temperature(point.maximumTemperature), windSpeed: speed(point),
          sunrise: Plausible.date(point.sunrise), sunset: Plausible.date(point.sunset),
          uvIndex: Plausible.uvIndex(point.uvIndex),
          precipitationProbability: Plausible.share(point.precipitationProbability))
      }
    }
  }

  private func hours() -> [HourForecast] {
    reply.hourly.prefix(Self.mostHours).compactMap { point in
      Plausible.date(point.time).map { time in
        HourForecast(
          time: time, icon: icon(point), temperature: temperature(point.temperature), windSpeed: speed(point),
          precipitationProbability: Plausible.share(point.precipitationProbability))
      }
    }
  }

  private func alerts() -> [WeatherAlert] {
    reply.alerts.prefix(Self.mostAlerts).compactMap { alert in
      alert.title.map { title in
        WeatherAlert(
          title: String(title.prefix(200)), severity: .init(name: alert.severity),
          regions: alert.regions.prefix(20).map(\.self), begins: Self.date(alert.time),
          expires: Self.date(alert.expires),
          text: String((alert.description ?? "").prefix(Self.longestText)), url: Self.link(alert.uri))
      }
    }
  }

  /// Returns the time of an alert. Times before 1970 mean that there is none.
  private static func date(_ seconds: Double?) -> Date? {
    seconds.flatMap { $0 > 0 ? Plausible.date($0) : nil }
  }

  /// Returns the address if it is that of a web page.
  private static func link(_ address: String?) -> String? {
    guard let address, let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased())
    else { return nil }
    return address
  }

  /// Returns the icon. Pirate Weather has two names in addition to those of Dark Sky.
  private func icon(_ point: DarkSkyReply.Point) -> WeatherIcon {
    switch point.icon {
    case "thunderstorm": .rain
    case "hail": .sleet
    default: WeatherIcon(name: point.icon)
    }
  }

  private func temperature(_ value: Double?) -> Temperature? {
    Plausible.temperature(value, units.temperature)
  }

  private func speed(_ point: DarkSkyReply.Point) -> Speed? { Plausible.speed(point.windSpeed, units.speed) }
}
