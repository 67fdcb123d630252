/// A person's location, as their device reports it.
public struct UserLocation: Sendable, Hashable {
  /// The coordinate.
  public var coordinate: MapCoordinate
  /// The accuracy: the maximum error, in meters.
  public var accuracy: Double
  /// The identifier of the device's time zone, such as `Europe/Berlin`, if the device reports one.
  public var timeZone: String?

  /// Creates a location. An accuracy that is negative or NaN becomes 0.
  public init(coordinate: MapCoordinate, accuracy: Double = 0, timeZone: String? = nil) {
    self.coordinate = coordinate
    self.accuracy = accuracy.isFinite ? max(0, accuracy) : 0
    self.timeZone = timeZone
  }
}
