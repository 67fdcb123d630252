internal import Foundation
internal import Places

/// The built-in places.
enum SamplePlaces {
  /// A place with its time zone.
  struct Entry: Sendable {
    let place: Place
    let timeZone: String
  }

  static let all: [Entry] = [
    entry("Amsterdam", "North Holland", "Netherlands", 52.374, 4.890, "Europe/Amsterdam"),
    entry("Antwerp", "Flanders", "Belgium", 51.220, 4.400, "Europe/Brussels"),
    entry("Berlin", "Land Berlin", "Germany", 52.524, 13.411, "Europe/Berlin"),
    entry("Brussels", "Brussels Capital", "Belgium", 50.850, 4.349, "Europe/Brussels"),
    entry("Buenos Aires", nil, "Argentina", -34.613, -58.377, "America/Argentina/Buenos_Aires"),
    entry("Cairo", nil, "Egypt", 30.063, 31.250, "Africa/Cairo"),
    entry("Cape Town", "Western Cape", "South Africa", -33.926, 18.423, "Africa/Johannesburg"),
    entry("Hoogstraten", "Flanders", "Belgium", 51.400, 4.761, "Europe/Brussels"),
    entry("Lisbon", nil, "Portugal", 38.717, -9.133, "Europe/Lisbon"),
    entry("London", "England", "United Kingdom", 51.509, -0.126, "Europe/London"),
    entry("Madrid", nil, "Spain", 40.417, -3.703, "Europe/Madrid"),
    entry("McGaheysville", "Virginia", "United States", 38.366, -78.736, "America/New_York"),
    entry("Mumbai", "Maharashtra", "India", 19.073, 72.883, "Asia/Kolkata"),
    entry("Nairobi", nil, "Kenya", -1.283, 36.817, "Africa/Nairobi"),
    entry("New York", "New York", "United States", 40.714, -74.006, "America/New_York"),
    entry("Oslo", nil, "Norway", 59.913, 10.746, "Europe/Oslo"),
    entry("Paris", "Île-de-France", "France", 48.853, 2.349, "Europe/Paris"),
    entry("Reykjavík", "Capital Region", "Iceland", 64.136, -21.895, "Atlantic/Reykjavik"),
    entry("Richmond", "Virginia", "United States", 37.554, -77.460, "America/New_York"),
    entry("Rome", "Lazio", "Italy", 41.892, 12.511, "Europe/Rome"),
    entry("San Francisco", "California", "United States", 37.775, -122.419, "America/Los_Angeles"),
    entry("São Paulo", nil, "Brazil", -23.548, -46.636, "America/Sao_Paulo"),
    entry("Singapore", nil, "Singapore", 1.290, 103.850, "Asia/Singapore"),
    entry("Sydney", "New South Wales", "Australia", -33.868, 151.207, "Australia/Sydney"),
    entry("Tokyo", nil, "Japan", 35.690, 139.692, "Asia/Tokyo"),
    entry("Vienna", nil, "Austria", 48.208, 16.372, "Europe/Vienna"),
    entry("Zürich", nil, "Switzerland", 47.367, 8.550, "Europe/Zurich"),
  ]

  /// Returns the time zone of the nearest built-in place, if it is near; otherwise that of the longitude.
  static func timeZone(at coordinate: Coordinate) -> TimeZone {
    let nearest = all.min {
      distance($0.place.coordinate, coordinate) < distance($1.place.coordinate, coordinate)
    }
    if let nearest, distance(nearest.place.coordinate, coordinate) < 3,
      let zone = TimeZone(identifier: nearest.timeZone)
    {
      return zone
    }
    return TimeZone(secondsFromGMT: Int((coordinate.longitude / 15).rounded()) * 3_600) ?? .gmt
  }

  /// Returns an approximate distance in degrees, sufficient for comparisons.
  private static func distance(_ one: Coordinate, _ other: Coordinate) -> Double {
    hypot(one.latitude - other.latitude, one.longitude - other.longitude)
  }

  private static func entry(
    _ name: String, _ region: String?, _ country: String, _ latitude: Double, _ longitude: Double,
    _ zone: String
  ) -> Entry {
    Entry(
      place: Place(
        name: name, region: region, country: country,
        coordinate: Coordinate(clampedLatitude: latitude, longitude: longitude)),
      timeZone: zone)
  }
}
