internal import Foundation

/// Searches the built-in places, without a network.
public struct SampleGeocoder: Geocoder {
  public init() {}

  /// Returns the places whose name begins with the text before the comma, and whose region or country begins with the
  /// text after it.
  public func places(named address: String) async throws -> [Place] {
    let parts = address.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    guard let name = parts.first, name.count > 1 else { return [] }
    return Self.all.filter { place in
      guard begins(place.locality, with: name) else { return false }
      guard parts.count > 1, !parts[1].isEmpty else { return true }
      return [place.region, place.country].contains { $0.map { begins($0, with: parts[1]) } == true }
    }
  }

  private func begins(_ text: String, with words: String) -> Bool {
    text.range(of: words, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }

  static let all: [Place] = [
    ("McGaheysville", "VA", "United States", 38.366, -78.736),
    ("Richmond", "VA", "United States", 37.554, -77.460),
    ("New York", "NY", "United States", 40.714, -74.006),
    ("San Francisco", "CA", "United States", 37.775, -122.419),
    ("Chicago", "IL", "United States", 41.850, -87.650),
    ("Seattle", "WA", "United States", 47.606, -122.332),
    ("Toronto", "Ontario", "Canada", 43.706, -79.399),
    ("Mexico City", nil, "Mexico", 19.428, -99.128),
    ("São Paulo", nil, "Brazil", -23.548, -46.636),
    ("London", "England", "United Kingdom", 51.509, -0.126),
    ("Paris", "Île-de-France", "France", 48.853, 2.349),
    ("Berlin", nil, "Germany", 52.524, 13.411),
    ("Amsterdam", "North Holland", "Netherlands", 52.374, 4.890),
    ("Brussels", nil, "Belgium", 50.850, 4.349),
    ("Madrid", nil, "Spain", 40.417, -3.703),
    ("Rome", "Lazio", "Italy", 41.892, 12.511),
    ("Vienna", nil, "Austria", 48.208, 16.372),
    ("Oslo", nil, "Norway", 59.913, 10.746),
    ("Reykjavík", nil, "Iceland", 64.136, -21.895),
    ("Cairo", nil, "Egypt", 30.063, 31.250),
    ("Nairobi", nil, "Kenya", -1.283, 36.817),
    ("Cape Town", "Western Cape", "South Africa", -33.926, 18.423),
    ("Mumbai", "Maharashtra", "India", 19.073, 72.883),
    ("Singapore", nil, "Singapore", 1.290, 103.850),
    ("Tokyo", nil, "Japan", 35.690, 139.692),
    ("Sydney", "New South Wales", "Australia", -33.868, 151.207),
  ].compactMap { name, region, country, latitude, longitude in
    Coordinate(latitude: latitude, longitude: longitude)
      .map { Place(locality: name, region: region, country: country, coordinate: $0) }
  }
}
