/// A wind speed in the unit in which a service sent it; converted only where it is shown.
public struct Speed: Sendable, Hashable, Codable {
  /// A unit of speed.
  public enum Unit: String, Sendable, Hashable, Codable {
    case milesPerHour, kilometersPerHour, metersPerSecond

    /// Kilometers per hour for one unit. A mile is 1.609344 km.
    fileprivate var inKilometersPerHour: Double {
      switch self {
      case .milesPerHour: 1.609344
      case .kilometersPerHour: 1
      case .metersPerSecond: 3.6
      }
    }
  }

  /// How fast. A value that is not finite counts as unknown.
  public let value: Double
  /// In which unit.
  public let unit: Unit

  /// A speed in a unit.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The speed in another unit.
  public func value(in target: Unit) -> Double {
    unit == target ? value : value * unit.inKilometersPerHour / target.inKilometersPerHour
  }
}
