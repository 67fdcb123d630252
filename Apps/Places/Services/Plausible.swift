internal import Foundation

/// Returns the values of a service if they are plausible: services send −999 for "not available", and worse.
enum Plausible {
  static func temperature(_ value: Double?, _ unit: Temperature.Unit) -> Temperature? {
    let range = unit == .celsius ? -110.0...80.0 : -166.0...176.0
    return value.flatMap { range.contains($0) ? Temperature($0, unit) : nil }
  }

  static func speed(_ value: Double?, _ unit: Speed.Unit) -> Speed? {
    value.flatMap { (0...600).contains($0) ? Speed($0, unit) : nil }
  }

  /// Returns a fraction from 0 to 1.
  static func share(_ value: Double?) -> Double? {
    value.flatMap { (0...1).contains($0) ? $0 : nil }
  }

  /// Returns a fraction that is sent as a percentage.
  static func share(percent value: Double?) -> Double? { share(value.map { $0 / 100 }) }

  static func uvIndex(_ value: Double?) -> Double? {
    value.flatMap { (0...50).contains($0) ? $0 : nil }
  }

  /// Returns a time between 1900 and 2200, from seconds of UNIX time.
  static func date(_ seconds: Double?) -> Date? {
    seconds.flatMap { (-2_208_988_800...7_258_118_400).contains($0) ? Date(timeIntervalSince1970: $0) : nil }
  }

  /// Returns the time zone with a name, otherwise with an offset from UTC.
  static func timeZone(_ name: String?, offset seconds: Double?) -> TimeZone {
    if let zone = name.flatMap(TimeZone.init(identifier:)) { return zone }
    let seconds = seconds.flatMap { abs($0) <= 64_800 ? Int($0) : nil } ?? 0
    return TimeZone(secondsFromGMT: seconds) ?? .gmt
  }
}
