public import Places

/// A search for cafes around a point.
public struct BusinessSearch: Sendable, Hashable {
  /// The search term.
  public static let term = "coffee"
  /// The greatest number of cafes in a reply.
  public static let limit = 35
  /// The minimum and maximum search radius, in meters; services require small areas.
  public static let radii = 100.0...5_000

  /// The center of the area.
  public let center: Coordinate
  /// The distance from the center, in meters.
  public let radius: Double
  /// The identifier of the area's time zone; nil if uncertain.
  public let timeZone: String?

  /// Creates a search around a point.
  public init(center: Coordinate, radius: Double, timeZone: String? = nil) {
    self.center = center
    self.radius = radius.isFinite ? min(max(radius, Self.radii.lowerBound), Self.radii.upperBound) : 1_500
    self.timeZone = timeZone
  }
}
