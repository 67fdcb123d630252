internal import Foundation

/// The times of sunrise and sunset, accurate to some minutes, from the tilt of the Earth alone.
struct SampleSun {
  /// The time of sunrise; nil if the sun does not rise that day.
  let rise: Date?
  /// The time of sunset; nil if the sun does not set that day.
  let set: Date?
  /// The UV index at noon under a clear sky, on the scale of the World Health Organization.
  let uvIndex: Double
  private let isUpAllDay: Bool

  /// Computes the sun for the day whose solar noon is nearest to a date.
  init(at coordinate: Coordinate, near date: Date) {
    let day = date.timeIntervalSinceReferenceDate + coordinate.longitude * 240
    let number = (day / 86_400).rounded(.down)
    let noon = Date(timeIntervalSinceReferenceDate: number * 86_400 + 43_200 - coordinate.longitude * 240)
    let declination =
      -23.44 * .pi / 180 * cos((number.truncatingRemainder(dividingBy: 365.25) + 10) / 365.25 * 2 * .pi)
    let height = cos(coordinate.latitude * .pi / 180 - declination)
    uvIndex = 12 * pow(max(0, height), 2)
    let cosine = -tan(coordinate.latitude * .pi / 180) * tan(declination)
    isUpAllDay = cosine <= -1
    guard abs(cosine) < 1 else {
      (rise, set) = (nil, nil)
      return
    }
    let half = acos(cosine) / .pi * 43_200
    (rise, set) = (noon.addingTimeInterval(-half), noon.addingTimeInterval(half))
  }

  /// Returns whether the sun is above the horizon.
  func isUp(at date: Date) -> Bool {
    guard let rise, let set else { return isUpAllDay }
    return (rise...set).contains(date)
  }

  /// Returns the height of the sun, from 0 at the horizon to 1 at noon.
  func height(at date: Date) -> Double {
    guard let rise, let set else { return isUpAllDay ? 1 : 0 }
    let share = date.timeIntervalSince(rise) / set.timeIntervalSince(rise)
    return (0...1).contains(share) ? sin(share * .pi) : 0
  }
}
