internal import Foundation

/// The built-in places.
enum SamplePlaces {
  /// A place with its time zone.
  struct Entry: Sendable {
    let place: Place
    let timeZone: String
  }

  static let all: [Entry] = [
    entry("McGaheysville", "Virginia", "United States", 38.366, -78.736, "America/New_York"),
    entry("Richmond", "Virginia", "United States", 37.554, -77.460, "America/New_York"),
    entry("New York", "New York", "United States", 40.714, -74.006, "America/New_York"),
    entry("San Francisco", "California", "United States", 37.775, -122.419, "America/Los_Angeles"),
    entry("Chicago", "Illinois", "United States", 41.850, -87.650, "America/Chicago"),
    entry("Seattle", "Washington", "United States", 47.606, -122.332, "America/Los_Angeles"),
    entry("Toronto", "Ontario", "Canada", 43.706, -79.399, "America/Toronto"),
    entry("Mexico City", nil, "Mexico", 19.428, -99.128, "America/Mexico_City"),
    entry("São Paulo", nil, "Brazil", -23.548, -46.636, "America/Sao_Paulo"),
    entry("Buenos Aires", nil, "Argentina", -34.613, -58.377, "America/Argentina/Buenos_Aires"),
    entry("London", "England", "United Kingdom", 51.509, -0.126, "Europe/London"),
    entry("Paris", "Île-de-France", "France", 48.853, 2.349, "Europe/Paris"),
    entry("Berlin", nil, "Germany", 52.524, 13.411, "Europe/Berlin"),
    entry("Amsterdam", "North Holland", "Netherlands", 52.374, 4.890, "Europe/Amsterdam"),
    entry("Antwerp", "Flanders", "Belgium", 51.220, 4.400, "Europe/Brussels"),
    entry("Brussels", nil, "Belgium", 50.850, 4.349, "Europe/Brussels"),
    entry("Hoogstraten", "Flanders", "Belgium", 51.400, 4.761, "Europe/Brussels"),
    entry("Lisbon", nil, "Portugal", 38.717, -9.133, "Europe/Lisbon"),
    entry("Madrid", nil, "Spain", 40.417, -3.703, "Europe/Madrid"),
    entry("Rome", "Lazio", "Italy", 41.892, 12.511, "Europe/Rome"),
    entry("Vienna", nil, "Austria", 48.208, 16.372, "Europe/Vienna"),
    entry("Zürich", nil, "Switzerland", 47.367, 8.550, "Europe/Zurich"),
    entry("Oslo", nil, "Norway", 59.913, 10.746, "Europe/Oslo"),
    entry("Reykjavík", nil, "Iceland", 64.136, -21.895, "Atlantic/Reykjavik"),
    entry("Cairo", nil, "Egypt", 30.063, 31.250, "Africa/Cairo"),
    entry("Nairobi", nil, "Kenya", -1.283, 36.817, "Africa/Nairobi"),
    entry("Cape Town", "Western Cape", "South Africa", -33.926, 18.423, "Africa/Johannesburg"),
    entry("Mumbai", "Maharashtra", "India", 19.073, 72.883, "Asia/Kolkata"),
    entry("Singapore", nil, "Singapore", 1.290, 103.850, "Asia/Singapore"),
    entry("Tokyo", nil, "Japan", 35.690, 139.692, "Asia/Tokyo"),
    entry("Sydney", "New South Wales", "Australia", -33.868, 151.207, "Australia/Sydney"),
  ]

  /// Returns the time zone of the nearest built-in place, if it is near; otherwise that of the longitude.
  static func timeZone(at coordinate: Coordinate) -> TimeZone {
    let nearest = all.map { ($0.place.coordinate.distance(to: coordinate), $0.timeZone) }.min { $0.0 < $1.0 }
    if let (meters, name) = nearest, meters < 300_000, let zone = TimeZone(identifier: name) { return zone }
    return TimeZone(secondsFromGMT: Int((coordinate.longitude / 15).rounded()) * 3_600) ?? .gmt
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
