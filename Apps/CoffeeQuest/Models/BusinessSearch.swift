public import Places

/// A search for cafes around a point.
public struct BusinessSearch: Sendable, Hashable {
  /// The search term.
  public static let term = "coffee"
  /// The greatest number of cafes in a reply.
  public static let limit = 35
  /// The least and the greatest radius that is searched, in metres: services ask for small areas.
  public static let radii = 100.0...5_000

  /// The middle of the area.
  public let center: Coordinate
  /// How far from the middle, in metres.
  public let radius: Double
  /// The identifier of the time zone there, where it is known for certain.
  public let timeZone: String?

  /// Searches around a point.
  public init(center: Coordinate, radius: Double, timeZone: String? = nil) {
    self.center = center
    self.radius = radius.isFinite ? min(max(radius, Self.radii.lowerBound), Self.radii.upperBound) : 1_500
    self.timeZone = timeZone
  }
}
