/// One value of the day: `Humidity`, `72%`.
public struct DayDetail: Sendable, Hashable, Identifiable {
  /// The kind of value. A view chooses the icon.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case feelsLike, rainChance, humidity, uvIndex, sunrise, sunset
  }

  /// The kind of value.
  public let kind: Kind
  /// The title: `Feels like`.
  public let title: String
  /// The value with its unit.
  public let value: String
  /// A description of the value: `moderate`.
  public let note: String?

  /// The kind, which is unique in a day.
  public var id: Kind { kind }
}
