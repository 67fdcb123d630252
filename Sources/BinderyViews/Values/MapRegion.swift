/// The part of the Earth that a map shows.
public struct MapRegion: Sendable, Hashable {
  /// The center.
  public var center: MapCoordinate
  /// The visible distance along the shorter side of the map, in meters: 100 to 20,000,000.
  public var span: Double

  /// Creates a region. A span outside its range is clamped; NaN becomes 3,000.
  public init(center: MapCoordinate, span: Double) {
    self.center = center
    self.span = span.isFinite ? min(max(span, 100), 20_000_000) : 3000
  }
}

extension MapRegion: CustomStringConvertible {
  /// Latitude, longitude and span: `48.85,2.35,3000.0`.
  public var description: String { "\(center),\(span)" }
}
