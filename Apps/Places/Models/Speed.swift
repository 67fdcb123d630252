/// A wind speed in the unit in which a service sent it. It is converted only for display.
public struct Speed: Sendable, Hashable, Codable {
  /// A unit of speed.
  public enum Unit: String, Sendable, Hashable, Codable {
    case milesPerHour, kilometersPerHour, metersPerSecond

    /// The kilometers per hour in one unit. A mile is 1.609344 km.
    fileprivate var inKilometersPerHour: Double {
      switch self {
      case .milesPerHour: 1.609344
      case .kilometersPerHour: 1
      case .metersPerSecond: 3.6
      }
    }
  }

  /// The speed in ``unit``. A value that is not finite counts as unknown.
  public let value: Double
  /// The unit of ``value``.
  public let unit: Unit

  /// Creates a speed in a unit.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// Returns the speed in another unit.
  public func value(in target: Unit) -> Double {
    unit == target ? value : value * unit.inKilometersPerHour / target.inKilometersPerHour
  }
}
