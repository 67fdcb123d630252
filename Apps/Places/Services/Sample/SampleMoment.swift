internal import Foundation

/// The sample weather at a time of a day, warmest at three in the afternoon.
struct SampleMoment {
  let code: WeatherCode
  /// The temperature in °C.
  let temperature: Double
  /// The wind speed in km/h.
  let wind: Double
  /// The relative humidity, 0 to 1.
  let humidity: Double
  /// The probability of rain, 0 to 1.
  let rainChance: Double
  let uvIndex: Double

  init(at date: Date, _ coordinate: Coordinate, _ calendar: Calendar) {
    let midnight = calendar.startOfDay(for: date)
    let climate = SampleClimate(coordinate: coordinate)
    let zone = calendar.timeZone
    let day = climate.day(from: midnight, in: zone)
    let hour = date.timeIntervalSince(midnight) / 3_600
    let warmth = (1 + cos((hour - 15) / 12 * .pi)) / 2
    let sun = SampleSun(at: coordinate, near: date)
    code = WeatherCode(number: day.code, isDay: sun.isUp(at: date))
    temperature = Self.temperature(at: hour, of: day) { index in
      let other = calendar.date(byAdding: .day, value: index, to: midnight) ?? midnight
      return climate.day(from: calendar.startOfDay(for: other), in: zone)
    }
    wind = day.wind
    humidity = day.humidity - 0.2 * warmth
    rainChance = day.rainChance * (0.6 + 0.4 * cos((hour - 17) / 12 * .pi))
    uvIndex = sun.uvIndex * Self.clearness(under: code) * sun.height(at: date)
  }

  /// Returns a temperature that rises from the coldest hour, three at night, to the warmest, three in the afternoon,
  /// and falls until the next night. It stays within the day's minimum and maximum.
  private static func temperature(
    at hour: Double, of day: SampleClimate.Day, neighbor: (Int) -> SampleClimate.Day
  ) -> Double {
    let (cold, warm) =
      switch hour {
      case ..<3: (day.minimum, neighbor(-1).maximum)
      case ..<15: (day.minimum, day.maximum)
      default: (neighbor(1).minimum, day.maximum)
      }
    let share = (1 + cos((hour - 15) / 12 * .pi)) / 2
    return min(max(cold + (warm - cold) * share, day.minimum), day.maximum)
  }

  /// The temperature as it feels: lower with wind in the cold (the formula of the weather services of Canada and the
  /// USA), higher with humidity in the heat.
  var apparentTemperature: Double {
    if temperature <= 10, wind > 4.8 {
      let power = pow(wind, 0.16)
      return 13.12 + 0.6215 * temperature - 11.37 * power + 0.3965 * temperature * power
    }
    return temperature > 26 ? temperature + 8 * max(0, humidity - 0.4) : temperature
  }

  /// The part of the sky that clouds cover, 0 to 1.
  var cloudCover: Double {
    switch code.number {
    case 0: 0.05
    case 1: 0.2
    case 2: 0.5
    default: 0.95
    }
  }

  /// Returns the share of ultraviolet light that passes through the clouds, 0 to 1.
  static func clearness(under code: WeatherCode) -> Double {
    switch code.number {
    case 0, 1: 1
    case 2: 0.8
    case 3, 45: 0.5
    default: 0.35
    }
  }
}
