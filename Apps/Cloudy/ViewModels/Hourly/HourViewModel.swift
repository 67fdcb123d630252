public import struct Foundation.Date

/// One of the next hours.
public struct HourViewModel: Sendable, Hashable, Identifiable {
  /// The start of the hour.
  public let id: Date
  /// `3 PM` or `15:00`; `Now` for the current hour.
  public let time: String
  /// `44°`
  public let temperature: String
  /// `40%`; nil if rain is unlikely or its probability is unknown.
  public let rainChance: String?
  /// The drawing of the weather.
  public let picture: WeatherPicture

  /// As many blank hours as a screen shows, for placeholders while the weather loads.
  public static let placeholders = (0..<24).map {
    HourViewModel(
      id: Date(timeIntervalSince1970: Double($0) * 3_600), time: " ", temperature: " ", rainChance: " ",
      picture: WeatherPicture(name: "unknown", spokenText: ""))
  }
}
