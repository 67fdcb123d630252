public import struct Foundation.Date

/// One of the next hours.
public struct HourViewModel: Sendable, Hashable, Identifiable {
  /// When it begins.
  public let id: Date
  /// `3 PM` or `15:00`; `Now` for the hour under way.
  public let time: String
  /// `44°`
  public let temperature: String
  /// `40%`; nil where rain is unlikely or its chance is not known.
  public let rainChance: String?
  /// The weather as a picture.
  public let picture: WeatherPicture
}
