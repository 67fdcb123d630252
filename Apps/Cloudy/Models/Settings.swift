/// How a person wants the weather told. The first case of each is the default.
public struct Settings: Sendable, Hashable, Codable {
  /// How times are written.
  public enum TimeNotation: String, Sendable, Hashable, Codable, CaseIterable {
    case twelveHour, twentyFourHour
  }

  /// In which units distances and speeds are told.
  public enum UnitsNotation: String, Sendable, Hashable, Codable, CaseIterable {
    case imperial, metric
  }

  /// On which scale temperatures are told.
  public enum TemperatureNotation: String, Sendable, Hashable, Codable, CaseIterable {
    case fahrenheit, celsius
  }

  /// How times are written.
  public var time: TimeNotation
  /// In which units speeds are told.
  public var units: UnitsNotation
  /// On which scale temperatures are told.
  public var temperature: TemperatureNotation

  /// The defaults, or what is given.
  public init(
    time: TimeNotation = .twelveHour, units: UnitsNotation = .imperial,
    temperature: TemperatureNotation = .fahrenheit
  ) {
    self.time = time
    self.units = units
    self.temperature = temperature
  }
}
