internal import CloudyModels
internal import Foundation

/// Makes a forecast of an answer in the Dark Sky format, in the units that the answer says it has.
struct DarkSkyForecast {
  private static let mostDays = 16
  private static let mostHours = 48

  let reply: DarkSkyReply
  let fetchedAt: Date
  let attribution: Attribution

  private var units: UnitSystem { UnitSystem(flag: reply.units) }

  /// The forecast, or nil when the answer tells nothing of the weather.
  func forecast() -> Forecast? {
    let days = days()
    guard let current = current(days) else { return nil }
    return Forecast(
      timeZone: Plausible.timeZone(reply.timeZone, offset: reply.offset.map { $0 * 3_600 }), current: current,
      hourly: hours(), daily: days, source: .live, fetchedAt: fetchedAt, attribution: attribution)
  }

  private func current(_ days: [DayForecast]) -> CurrentConditions? {
    if let point = reply.current ?? reply.hourly.first {
      return CurrentConditions(
        time: Plausible.date(point.time) ?? fetchedAt, summary: point.summary ?? "", icon: icon(point),
        temperature: temperature(point.temperature), windSpeed: speed(point))
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
          sunrise: Plausible.date(point.sunrise), sunset: Plausible.date(point.sunset))
      }
    }
  }

  private func hours() -> [HourForecast] {
    reply.hourly.prefix(Self.mostHours).compactMap { point in
      Plausible.date(point.time).map { time in
        HourForecast(
          time: time, icon: icon(point), temperature: temperature(point.temperature), windSpeed: speed(point))
      }
    }
  }

  /// Pirate Weather has two names beside those of Dark Sky.
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
