/// The formats and units of the weather. The first case of each is the default.
public struct Settings: Sendable, Hashable, Codable {
  /// The format of times.
  public enum TimeNotation: String, Sendable, Hashable, Codable, CaseIterable {
    case twelveHour, twentyFourHour
  }

  /// The units of distances and speeds.
  public enum UnitsNotation: String, Sendable, Hashable, Codable, CaseIterable {
    case imperial, metric
  }

  /// The scale of temperatures.
  public enum TemperatureNotation: String, Sendable, Hashable, Codable, CaseIterable {
    case fahrenheit, celsius
  }

  /// The format of times.
  public var time: TimeNotation
  /// The units of speeds.
  public var units: UnitsNotation
  /// The scale of temperatures.
  public var temperature: TemperatureNotation

  /// Creates settings. Omitted values are defaults.
  public init(
    time: TimeNotation = .twelveHour, units: UnitsNotation = .imperial,
    temperature: TemperatureNotation = .fahrenheit
  ) {
    self.time = time
    self.units = units
    self.temperature = temperature
  }
}
