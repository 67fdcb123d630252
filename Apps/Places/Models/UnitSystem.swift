/// The units of a reply in the Dark Sky format, as its `flags.units` names them.
public enum UnitSystem: String, Sendable, Hashable, Codable {
  /// °F and miles per hour, the default of the format.
  case us
  /// °C and meters per second.
  case si
  /// °C and kilometers per hour.
  case ca
  /// °C and miles per hour.
  case uk

  /// Parses a flag. `uk2` is the older name of `uk`; a missing or unknown flag means `us`.
  public init(flag: String?) {
    self = flag == "uk2" ? .uk : flag.flatMap(Self.init(rawValue:)) ?? .us
  }

  /// The scale of its temperatures.
  public var temperature: Temperature.Unit { self == .us ? .fahrenheit : .celsius }

  /// The unit of its wind speeds.
  public var speed: Speed.Unit {
    switch self {
    case .us, .uk: .milesPerHour
    case .si: .metersPerSecond
    case .ca: .kilometersPerHour
    }
  }
}
