public import Foundation

/// Generates forecasts, marked as sample data, for use without a network.
public struct SampleWeatherService: WeatherService {
  private static let days = 8
  private static let hours = 24

  private let now: @Sendable () -> Date

  /// Creates the service.
  /// - Parameter now: Returns the current date.
  public init(now: @escaping @Sendable () -> Date) { self.now = now }

  public func forecast(for coordinate: Coordinate) async -> Forecast {
    let now = now()
    let zone = SamplePlaces.timeZone(at: coordinate)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let today = calendar.startOfDay(for: now)
    let daily = (0..<Self.days).compactMap { index in
      calendar.date(byAdding: .day, value: index, to: today).map {
        day(of: calendar.startOfDay(for: $0), coordinate, zone)
      }
    }
    let hour = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3_600).rounded(.down) * 3_600)
    let hourly = (0..<Self.hours).map {
      self.hour(hour.addingTimeInterval(Double($0) * 3_600), coordinate, calendar)
    }
    return Forecast(
      timeZone: zone, current: current(now, coordinate, calendar), hourly: hourly, daily: daily,
      alerts: SampleAlerts(coordinate: coordinate, calendar: calendar).alerts(from: today, now: now),
      source: .sample, fetchedAt: now, attribution: nil)
  }

  private func day(of midnight: Date, _ coordinate: Coordinate, _ zone: TimeZone) -> DayForecast {
    let noon = midnight.addingTimeInterval(43_200)
    let day = SampleClimate(coordinate: coordinate).day(from: midnight, in: zone)
    let code = WeatherCode(number: day.code, isDay: true)
    let sun = SampleSun(at: coordinate, near: noon)
    return DayForecast(
      time: midnight, summary: code.summary, icon: code.icon,
      minimumTemperature: Temperature(day.minimum, .celsius),
      maximumTemperature: Temperature(day.maximum, .celsius),
      windSpeed: Speed(day.wind, .kilometersPerHour), sunrise: sun.rise, sunset: sun.set,
      uvIndex: sun.uvIndex * SampleMoment.clearness(under: code), precipitationProbability: day.rainChance)
  }

  private func current(_ date: Date, _ coordinate: Coordinate, _ calendar: Calendar) -> CurrentConditions {
    let moment = SampleMoment(at: date, coordinate, calendar)
    return CurrentConditions(
      time: date, summary: moment.code.summary, icon: moment.code.icon,
      temperature: Temperature(moment.temperature, .celsius),
      windSpeed: Speed(moment.wind, .kilometersPerHour),
      apparentTemperature: Temperature(moment.apparentTemperature, .celsius), humidity: moment.humidity,
      uvIndex: moment.uvIndex, precipitationProbability: moment.rainChance, cloudCover: moment.cloudCover,
      code: moment.code.name)
  }

  private func hour(_ date: Date, _ coordinate: Coordinate, _ calendar: Calendar) -> HourForecast {
    let moment = SampleMoment(at: date, coordinate, calendar)
    return HourForecast(
      time: date, icon: moment.code.icon, temperature: Temperature(moment.temperature, .celsius),
      windSpeed: Speed(moment.wind, .kilometersPerHour), precipitationProbability: moment.rainChance)
  }
}
