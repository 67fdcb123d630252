public import Foundation
public import Places

/// Generates plausible weather, the same for the same place and day.
public struct SampleWeatherService: WeatherService {
  private static let skies = [0, 0, 1, 2, 2, 3, 45, 51, 61, 80, 95]
  private let now: @Sendable () -> Date

  /// Creates the service.
  /// - Parameter now: Returns the current date.
  public init(now: @escaping @Sendable () -> Date) { self.now = now }

  /// Returns weather that is warm at the equator and cold at the poles.
  public func weather(at coordinate: Coordinate) async -> Weather {
    let date = now()
    let day = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
    let throwOfDice = abs(day &* 31 &+ Int(coordinate.latitude * 100) &* 7 &+ Int(coordinate.longitude * 100))
    let solarOffset = Int((coordinate.longitude / 15).rounded()) * 3_600
    let timeZone = TimeZone(secondsFromGMT: solarOffset) ?? .gmt
    let hour = (Int(date.timeIntervalSince1970) + solarOffset) / 3_600 % 24
    let form = throwOfDice % Self.skies.count
    let sky = WeatherCode(Self.skies[form], isDay: (6..<20).contains(hour))
    let temperature = 82 - abs(coordinate.latitude) * 0.6 + Double(throwOfDice % 17) - 8
    let wind = Double(3 + throwOfDice % 14)
    var weather = Weather(
      date: date, timeZone: timeZone, code: sky.name, description: sky.description, temperature: temperature,
      source: .sample)
    weather.feelsLike = temperature - wind / 4
    weather.high = temperature + Double(2 + throwOfDice % 5)
    weather.low = temperature - Double(7 + throwOfDice % 6)
    weather.humidity = Double(38 + form * 5)
    weather.wind = wind
    weather.cloudCover = Double(min(form * 15, 100))
    return weather
  }
}
