internal import Foundation

/// Guesses the time zone of a point: that of the nearest city which gave a zone its name.
///
/// Such a guess can be an hour off near a border. It is better with the country, and a device's own zone is better still.
public struct TimeZoneMap: Sendable {
  private struct City: Sendable {
    let countries: Set<Substring>
    let coordinate: Coordinate
    let zone: String
  }

  private let cities: [City]

  /// The zones of this system's time zone database; no guesses where it has no table of them.
  public static let system = TimeZoneMap(
    table: ["zone.tab", "zone1970.tab"].lazy
      .compactMap { try? String(contentsOfFile: "/usr/share/zoneinfo/\($0)", encoding: .utf8) }.first ?? "")

  /// Reads a table as the time zone database has it: country codes, position, zone, each line; `#` begins a comment.
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

  /// The identifier of the zone; nil where none is known.
  /// - Parameters:
  ///   - coordinate: the point.
  ///   - country: the code of the country, if it is known.
  /// - Complexity: O(cities), some hundreds.
  public func zone(at coordinate: Coordinate, country: String? = nil) -> String? {
    let country = country.map { Substring($0.uppercased()) }
    let own = cities.filter { city in country.map(city.countries.contains) ?? true }
    return (own.isEmpty ? cities : own).min {
      $0.coordinate.distance(to: coordinate) < $1.coordinate.distance(to: coordinate)
    }?.zone
  }

  /// `+404251-0740023` or `+5230+01322`: degrees, minutes and optional seconds, north and east positive (ISO 6709).
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
