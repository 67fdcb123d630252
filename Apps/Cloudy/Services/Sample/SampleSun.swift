internal import Foundation
internal import Places

/// When the sun rises and sets, to some minutes, from the tilt of the Earth alone.
struct SampleSun {
  /// When the sun rises; nil where it does not that day.
  let rise: Date?
  /// When the sun sets.
  let set: Date?
  /// The ultraviolet light at noon under a clear sky, on the scale of the World Health Organization.
  let uvIndex: Double
  private let isUpAllDay: Bool

  /// The sun of the day whose noon by the sun is nearest to a moment.
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

  /// Whether the sun is up.
  func isUp(at date: Date) -> Bool {
    guard let rise, let set else { return isUpAllDay }
    return (rise...set).contains(date)
  }

  /// Its height, from 0 at the horizon to 1 at noon.
  func height(at date: Date) -> Double {
    guard let rise, let set else { return isUpAllDay ? 1 : 0 }
    let share = date.timeIntervalSince(rise) / set.timeIntervalSince(rise)
    return (0...1).contains(share) ? sin(share * .pi) : 0
  }
}
