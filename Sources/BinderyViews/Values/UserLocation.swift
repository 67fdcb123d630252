/// A person's location, as their device reports it.
public struct UserLocation: Sendable, Hashable {
  /// The point.
  public var coordinate: MapCoordinate
  /// How far off it may be, in metres.
  public var accuracy: Double
  /// The identifier of the device's time zone, such as `Europe/Berlin`, where the device reports one.
  public var timeZone: String?

  /// Describes a place. An accuracy that is negative or no number becomes 0.
  public init(coordinate: MapCoordinate, accuracy: Double = 0, timeZone: String? = nil) {
    self.coordinate = coordinate
    self.accuracy = accuracy.isFinite ? max(0, accuracy) : 0
    self.timeZone = timeZone
  }
}
