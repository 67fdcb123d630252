internal import Foundation

/// Guesses the time zone of a point from the nearest city after which a zone is named.
///
/// A guess can be an hour off near a border. It is better with the country; prefer the device's own zone if it is known.
public struct TimeZoneMap: Sendable {
  private struct City: Sendable {
    let countries: Set<Substring>
    let coordinate: Coordinate
    let zone: String
  }

  private let cities: [City]

  /// The zones of the system's time zone database; without its table, every lookup returns nil.
  public static let system = TimeZoneMap(
    table: ["zone.tab", "zone1970.tab"].lazy
      .compactMap { try? String(contentsOfFile: "/usr/share/zoneinfo/\($0)", encoding: .utf8) }.first ?? "")

  /// Parses a table of the time zone database: country codes, position and zone on each line; `#` begins a comment.
  public init(table: String) {
    cities = table.split(whereSeparator: \.isNewline).compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard !line.hasPrefix("#"), fields.count >= 3, let coordinate = Self.coordinate(fields[1]) else {
        return nil
      }
      return City(
        countries: Set(fields[0].split(separator: ",")), coordinate: coordinate, zone: String(fields[2]))
    }
  }

  /// Returns the identifier of the zone; nil if unknown.
  /// - Parameters:
  ///   - coordinate: The point.
  ///   - country: The code of the country, if known.
  /// - Complexity: O(*n*) in the number of cities, some hundreds.
  public func zone(at coordinate: Coordinate, country: String? = nil) -> String? {
    let country = country.map { Substring($0.uppercased()) }
    let own = cities.filter { city in country.map(city.countries.contains) ?? true }
    return (own.isEmpty ? cities : own).min {
      $0.coordinate.distance(to: coordinate) < $1.coordinate.distance(to: coordinate)
    }?.zone
  }

  /// Parses `+404251-0740023` or `+5230+01322`: degrees, minutes and optional seconds, north and east positive (ISO
  /// 6709).
  private static func coordinate(_ text: Substring) -> Coordinate? {
    guard let middle = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    guard let latitude = degrees(text[..<middle], digits: 2),
      let longitude = degrees(text[middle...], digits: 3)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func degrees(_ text: Substring, digits: Int) -> Double? {
    let numbers = text.dropFirst()
    guard let degrees = Double(numbers.prefix(digits)),
      let minutes = Double(numbers.dropFirst(digits).prefix(2))
    else { return nil }
    let seconds = Double(numbers.dropFirst(digits + 2)) ?? 0
    return (text.first == "-" ? -1 : 1) * (degrees + minutes / 60 + seconds / 3_600)
  }
}
