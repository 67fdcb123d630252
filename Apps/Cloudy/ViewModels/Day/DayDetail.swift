/// One measure of the day: `Humidity`, `72%`.
public struct DayDetail: Sendable, Hashable, Identifiable {
  /// What is measured. A view chooses the icon.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case feelsLike, rainChance, humidity, uvIndex, sunrise, sunset
  }

  /// What is measured.
  public let kind: Kind
  /// The same in words: `Feels like`.
  public let title: String
  /// How much, with its unit.
  public let value: String
  /// What that means: `moderate`.
  public let note: String?

  /// The measure: a day has each once.
  public var id: Kind { kind }
}
