internal import BinderyServices
internal import Foundation

/// Converts a reply in the Dark Sky format to a forecast, in the units that the reply names. Only the time of a point is always present.
struct DarkSkyForecast {
  private static let mostDays = 16
  private static let mostHours = 48
  private static let mostAlerts = 10
  private static let longestText = 4_000

  private let reply: JSONObject
  private let fetchedAt: Date
  private let attribution: Attribution
  private let units: UnitSystem

  init(_ reply: JSONObject, fetchedAt: Date, attribution: Attribution) {
    self.reply = reply
    self.fetchedAt = fetchedAt
    self.attribution = attribution
    units = UnitSystem(flag: reply.object("flags")?.text("units"))
  }

  /// Returns the forecast; nil if the reply contains no weather.
  func forecast() -> Forecast? {
    let hours = reply.object("hourly")?.objects("data") ?? []
    let days = days()
    let now = (reply.object("currently") ?? hours.first).map(current)
    guard let current = now ?? days.first?.conditions(at: fetchedAt) else { return nil }
    return Forecast(
      timeZone: Plausible.timeZone(
        reply.text("timezone"), offset: reply.number("offset").map { $0 * 3_600 }),
      current: current, hourly: hours.prefix(Self.mostHours).compactMap(hour), daily: days, alerts: alerts(),
      source: .live, fetchedAt: fetchedAt, attribution: attribution)
  }

  private func current(_ point: JSONObject) -> CurrentConditions {
    CurrentConditions(
      time: Plausible.date(point.number("time")) ?? fetchedAt, summary: point.text("summary") ?? "",
      icon: icon(point), temperature: temperature(point.number("temperature")), windSpeed: speed(point),
      apparentTemperature: temperature(point.number("apparentTemperature")),
      humidity: Plausible.share(point.number("humidity")),
      uvIndex: Plausible.uvIndex(point.number("uvIndex")),
      precipitationProbability: Plausible.share(point.number("precipProbability")))
  }

  private func days() -> [DayForecast] {
    (reply.object("daily")?.objects("data") ?? []).prefix(Self.mostDays).compactMap { point in
      Plausible.date(point.number("time")).map { time in
        DayForecast(
          time: time, summary: point.text("summary") ?? "", icon: icon(point),
          minimumTemperature: temperature(point.number("temperatureMin", "temperatureLow")),
          maximumTemperature: temperature(point.number("temperatureMax", "temperatureHigh")),
          windSpeed: speed(point), sunrise: Plausible.date(point.number("sunriseTime")),
          sunset: Plausible.date(point.number("sunsetTime")),
          uvIndex: Plausible.uvIndex(point.number("uvIndex")),
          precipitationProbability: Plausible.share(point.number("precipProbability")))
      }
    }
  }

  private func hour(_ point: JSONObject) -> HourForecast? {
    Plausible.date(point.number("time")).map { time in
      HourForecast(
        time: time, icon: icon(point), temperature: temperature(point.number("temperature")),
        windSpeed: speed(point),
        precipitationProbability: Plausible.share(point.number("precipProbability")))
    }
  }

  private func alerts() -> [WeatherAlert] {
    reply.objects("alerts").prefix(Self.mostAlerts).compactMap { alert in
      alert.text("title").map { title in
        WeatherAlert(
          title: String(title.prefix(200)), severity: .init(name: alert.text("severity")),
          regions: Array(alert.texts("regions").compactMap(\.self).prefix(20)),
          begins: Self.date(alert.number("time")), expires: Self.date(alert.number("expires")),
          text: String((alert.text("description") ?? "").prefix(Self.longestText)),
          url: Self.link(alert.text("uri")))
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
  private func icon(_ point: JSONObject) -> WeatherIcon {
    switch point.text("icon") {
    case "thunderstorm": .rain
    case "hail": .sleet
    default: WeatherIcon(name: point.text("icon"))
    }
  }

  private func temperature(_ value: Double?) -> Temperature? {
    Plausible.temperature(value, units.temperature)
  }

  private func speed(_ point: JSONObject) -> Speed? {
    Plausible.speed(point.number("windSpeed"), units.speed)
  }
}
