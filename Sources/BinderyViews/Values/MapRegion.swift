/// The part of the Earth that a map shows.
public struct MapRegion: Sendable, Hashable {
  /// The middle.
  public var center: MapCoordinate
  /// The distance that is seen from left to right or from top to bottom, whichever is less, in metres:
  /// 100 to 20,000,000.
  public var span: Double

  /// Makes a region. A span outside its range is brought into it; one that is no number becomes 3,000.
  public init(center: MapCoordinate, span: Double) {
    self.center = center
    self.span = span.isFinite ? min(max(span, 100), 20_000_000) : 3000
  }
}

extension MapRegion: CustomStringConvertible {
  /// Latitude, longitude and span: `48.85,2.35,3000.0`.
  public var description: String { "\(center),\(span)" }
}
