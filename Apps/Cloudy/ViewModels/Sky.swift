internal import Foundation
internal import Places

/// The sky over a place, derived from the time and the precipitation. A view chooses the colors.
public struct Sky: Sendable, Hashable {
  /// The brightness of the sky.
  public enum Light: Sendable, Hashable, CaseIterable {
    case night, dawn, day, dusk
  }

  /// The clouds or precipitation.
  public enum Air: Sendable, Hashable, CaseIterable {
    case clear, clouds, rain, snow, fog
  }

  /// The brightness.
  public let light: Light
  /// The clouds or precipitation.
  public let air: Air

  /// Creates a sky.
  public init(light: Light, air: Air) {
    self.light = light
    self.air = air
  }

  init(_ forecast: Forecast) {
    self.init(light: Self.light(of: forecast), air: Self.air(of: forecast.current.icon))
  }

  private static func air(of icon: WeatherIcon) -> Air {
    switch icon {
    case .clearDay, .clearNight, .wind, .unknown: .clear
    case .partlyCloudyDay, .partlyCloudyNight, .cloudy: .clouds
    case .fog: .fog
    case .rain: .rain
    case .sleet, .snow: .snow
    }
  }

  /// Dawn and dusk are within 45 minutes of sunrise and sunset. If these times are unknown, the service's day or
  /// night icon decides, and for other icons the clock.
  private static func light(of forecast: Forecast) -> Light {
    let now = forecast.current.time
    let today = forecast.today
    if let sunrise = today?.sunrise, let sunset = today?.sunset, sunrise < sunset {
      let twilight = 45.0 * 60
      if abs(now.timeIntervalSince(sunrise)) <= twilight { return .dawn }
      if abs(now.timeIntervalSince(sunset)) <= twilight { return .dusk }
      return now > sunrise && now < sunset ? .day : .night
    }
    switch forecast.current.icon {
    case .clearDay, .partlyCloudyDay: return .day
    case .clearNight, .partlyCloudyNight: return .night
    default:
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = forecast.timeZone
      return (7..<20).contains(calendar.component(.hour, from: now)) ? .day : .night
    }
  }
}
