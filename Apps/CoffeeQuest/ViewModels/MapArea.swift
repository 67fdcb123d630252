internal import Places

/// The area that the map shows.
public struct MapArea: Sendable, Hashable, Codable {
  /// The initial span of the map, in meters.
  public static let firstSpan = 3_000.0
  /// The spans that a map can show, in meters.
  static let spans = 100.0...20_000_000

  /// The degrees north of the center.
  public var latitude: Double
  /// The degrees east of the center.
  public var longitude: Double
  /// The minimum visible distance from side to side, in meters.
  public var span: Double

  /// Creates an area.
  public init(latitude: Double, longitude: Double, span: Double = MapArea.firstSpan) {
    self.latitude = latitude
    self.longitude = longitude
    self.span = span
  }

  init(_ center: Coordinate, span: Double = MapArea.firstSpan) {
    self.init(latitude: center.latitude, longitude: center.longitude, span: span)
  }

  /// The center; nil if it is not a point on Earth.
  var center: Coordinate? { Coordinate(latitude: latitude, longitude: longitude) }

  /// Whether the visible area is too large to search.
  var isTooWide: Bool { span / 2 > BusinessSearch.radii.upperBound * 1.5 }

  /// Whether a large part of the area lies outside an area that was searched.
  func showsMore(than searched: MapArea) -> Bool {
    guard let center, let other = searched.center else { return false }
    return center.distance(to: other) > searched.span * 0.2 || span > searched.span * 1.7
  }
}
