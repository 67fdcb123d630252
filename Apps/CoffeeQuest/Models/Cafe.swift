public import Places

/// A cafe. Each optional value is nil if the source doesn't have it.
public struct Cafe: Sendable, Hashable, Codable, Identifiable {
  /// Its identity among the cafes of all sources: letters, digits, `-` and `_`.
  public let id: String
  /// The source of its data.
  public let source: CafeSource
  /// Its name.
  public var name: String?
  /// The position of the cafe.
  public var coordinate: Coordinate
  /// The average rating of its guests, 0 to 5.
  public var rating: Double?
  /// The lines of its postal address; empty if unknown.
  public var address: [String] = []
  /// Its telephone number as text.
  public var phone: String?
  /// The address of its web site, `http` or `https`.
  public var site: String?
  /// The address of its page at the source, `http` or `https`.
  public var page: String?
  /// The price level.
  public var price: PriceLevel?
  /// Whether it has Wi-Fi for its guests.
  public var hasWifi: Bool?
  /// Whether it has outdoor seating.
  public var hasOutdoorSeating: Bool?
  /// The opening hours.
  public var hours: OpeningHours?
  /// The identifier of the time zone of its hours.
  public var timeZone: String?
}
