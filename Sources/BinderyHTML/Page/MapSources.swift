/// The sources of a page's maps: the library that draws them, and the tiles.
public struct MapSources: Sendable, Hashable {
  /// The address of a tile, with `{z}`, `{x}` and `{y}`; `nil` for a plain background.
  public var tiles: String?
  /// The attribution of the tiles, as HTML.
  public var attribution: String
  /// The library.
  public var leaflet: Leaflet

  /// Creates the sources.
  ///
  /// - Parameters:
  ///   - tiles: The address of a tile. By default none: pins are on a plain background with a scale.
  ///   - attribution: The attribution shown on the map, with tiles.
  ///   - leaflet: The library. By default the installed one, otherwise the public distribution.
  public init(
    tiles: String? = nil,
    attribution: String =
      "© <a href=\"https://www.openstreetmap.org/copyright\">OpenStreetMap contributors</a>",
    leaflet: Leaflet = .installed ?? .distributed
  ) {
    self.tiles = tiles
    self.attribution = attribution
    self.leaflet = leaflet
  }

  /// The tiles of OpenStreetMap's own servers. Their policy requires moderate use, the attribution, and a
  /// referrer: https://operations.osmfoundation.org/policies/tiles/
  public static let openStreetMap = MapSources(tiles: "https://tile.openstreetmap.org/{z}/{x}/{y}.png")

  /// The remote sources of a page with maps, for its content security policy: the addresses of script and
  /// style, and the origin of the tiles.
  public var foreignSources: (scripts: [String], styles: [String], pictures: [String]) {
    (
      [leaflet.script].filter(Self.isForeign), [leaflet.style].filter(Self.isForeign),
      tiles.flatMap(Self.origin).map { [$0] } ?? []
    )
  }

  /// Whether an address is on another server and valid in a policy.
  private static func isForeign(_ address: String) -> Bool {
    address.hasPrefix("https://") && !address.contains { ";, ".contains($0) }
  }

  /// Returns `https://tile.example.org` for a tile's address; a subdomain placeholder becomes a wildcard.
  private static func origin(of address: String) -> String? {
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "https:" || parts[0] == "http:", parts[1].isEmpty else { return nil }
    let host = parts[2].replacing("{s}", with: "*")
    let isHost = host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".:-*[]".contains($0)) }
    return isHost && !host.isEmpty ? "\(parts[0])//\(host)" : nil
  }
}
