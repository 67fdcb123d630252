/// Where a page's maps come from: the library that draws them, and the tiles of the ground.
public struct MapSources: Sendable, Hashable {
  /// The address of a tile, with `{z}`, `{x}` and `{y}`; `nil` for the plain ground.
  public var tiles: String?
  /// Whom to name for the tiles, as HTML.
  public var attribution: String
  /// The library.
  public var leaflet: Leaflet

  /// Names the sources.
  ///
  /// - Parameters:
  ///   - tiles: by default none: pins stand on a plain ground with a scale.
  ///   - attribution: shown on the map, with tiles.
  ///   - leaflet: by default the one that is installed, else the one of the public distribution.
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

  /// The origins beside the host's own from which a page with maps loads: for its content security policy.
  public var origins: (scripts: [String], pictures: [String]) {
    (leaflet.origin.map { [$0] } ?? [], tiles.flatMap(Self.origin).map { [$0] } ?? [])
  }

  /// `https://tile.example.org` of a tile's address; a subdomain placeholder becomes a wildcard.
  private static func origin(of address: String) -> String? {
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "https:" || parts[0] == "http:", parts[1].isEmpty else { return nil }
    return "\(parts[0])//\(parts[2].replacing("{s}", with: "*"))"
  }
}
