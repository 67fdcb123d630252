internal import Foundation
internal import Places

/// A search in the address of a window: the name of a place, or the area of the map,
/// `@52.5200,13.4050,3000`.
///
/// Addresses are untrusted: long names are truncated, and an invalid or too large area is ignored.
struct CafeSearchAddress: LosslessStringConvertible, Equatable {
  private static let longestName = 100

  let query: CafeQuery

  /// Creates the address of a query; nil for a search around the user's position.
  init?(_ query: CafeQuery) {
    if case .area(let area) = query, area.isAroundPerson { return nil }
    self.query = query
  }

  init?(_ description: String) {
    guard description.first == "@" else {
      let name = String(description.prefix(Self.longestName)).trimmingCharacters(in: .whitespacesAndNewlines)
      guard !name.isEmpty else { return nil }
      query = .place(name)
      return
    }
    let parts = description.dropFirst().split(separator: ",").compactMap { Double($0) }
    guard parts.count == 3, let center = Coordinate(latitude: parts[0], longitude: parts[1]),
      parts[2].isFinite, parts[2] > 0
    else { return nil }
    let map = MapArea(center, span: parts[2])
    guard !map.isTooWide else { return nil }
    query = .area(
      SearchArea(from: Origin(name: "the middle of the map", coordinate: center, timeZone: nil), map))
  }

  var description: String {
    switch query {
    case .place(let name): return name
    case .area(let area):
      let point = [area.map.latitude, area.map.longitude].map { degrees in
        "\((degrees * 10_000).rounded() / 10_000)"
      }
      return "@" + (point + ["\(Int(area.map.span.rounded()))"]).joined(separator: ",")
    }
  }

  static func == (one: CafeSearchAddress, other: CafeSearchAddress) -> Bool {
    one.description == other.description
  }
}

/// A search around the user's position, as the window stores it.
struct OwnSearch: Codable, Equatable {
  let latitude: Double
  let longitude: Double
  let timeZone: String?
}
