internal import Foundation

/// Generates the weather of a day at a place: always the same for the same place and date, and plausible for the
/// place and season.
struct SampleClimate {
  /// The weather of one day.
  struct Day {
    let code: Int
    let minimum: Double
    let maximum: Double
    let wind: Double
    /// The relative humidity in the morning, 0 to 1. The warm afternoon is drier.
    let humidity: Double
    /// The probability of rain, 0 to 1.
    let rainChance: Double
  }

  let coordinate: Coordinate

  /// Returns the weather of a day.
  /// - Parameters:
  ///   - midnight: The start of the day at the place.
  ///   - zone: The place's time zone.
  func day(from midnight: Date, in zone: TimeZone) -> Day {
    // The local time at noon numbers days without gaps, also when daylight saving time begins or ends.
    let noon = midnight.addingTimeInterval(43_200)
    let wall = noon.timeIntervalSinceReferenceDate + Double(zone.secondsFromGMT(for: noon))
    let number = Int64((wall / 86_400).rounded(.down))
    var dice = Dice(seed: seed &+ UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15)
    let mean = seasonalMean(dayOfYear: Double(((number % 365) + 365) % 365)) + dice.roll(-3...3)
    let spread = dice.roll(3...6)
    let code = code(dice.roll(0...1), mean: mean)
    return Day(
      code: code, minimum: mean - spread, maximum: mean + spread, wind: dice.roll(4...28),
      humidity: dice.roll(code < 45 ? 0.55...0.8 : 0.75...0.95),
      rainChance: dice.roll(Self.rainChances(code)))
  }

  private static func rainChances(_ code: Int) -> ClosedRange<Double> {
    switch code {
    case 0, 1: 0...0.08
    case 2: 0.04...0.2
    case 3, 45: 0.1...0.35
    default: 0.6...0.98
    }
  }

  /// Returns a mean temperature in °C: warm at the equator, cold at the poles, with seasons between them.
  private func seasonalMean(dayOfYear: Double) -> Double {
    let distance = abs(coordinate.latitude) / 90
    let season = -cos((dayOfYear - 20) / 365 * 2 * .pi) * (coordinate.latitude < 0 ? -1 : 1)
    return 27 - 36 * pow(distance, 1.6) + season * (2 + 16 * distance)
  }

  /// Returns a weather code; pleasant weather is the most frequent.
  private func code(_ chance: Double, mean: Double) -> Int {
    switch chance {
    case ..<0.28: 0
    case ..<0.45: 1
    case ..<0.65: 2
    case ..<0.78: 3
    case ..<0.83: mean < 12 ? 45 : 2
    case ..<0.92: mean < -1 ? 71 : 61
    case ..<0.97: mean < -1 ? 73 : 80
    default: mean < -1 ? 73 : 63
    }
  }

  private var seed: UInt64 {
    let id = Place.ID(coordinate)
    return UInt64(bitPattern: Int64(id.latitude)) &* 0xBF58_476D_1CE4_E5B9
      ^ UInt64(bitPattern: Int64(id.longitude)) &* 0x94D0_49BB_1331_11EB
  }

  /// A pseudorandom number generator (SplitMix64), so that the same seed produces the same numbers.
  private struct Dice {
    var seed: UInt64

    mutating func roll(_ range: ClosedRange<Double>) -> Double {
      seed &+= 0x9E37_79B9_7F4A_7C15
      var number = seed
      number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      number ^= number >> 31
      let share = Double(number >> 11) / Double(1 << 53 as UInt64)
      return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
  }
}
