public import Places

/// A place that serves coffee. Each fact is nil where the source doesn't know it.
public struct Cafe: Sendable, Hashable, Codable, Identifiable {
  /// Its identity among the cafes of all sources: letters, digits, `-` and `_`.
  public let id: String
  /// The source of its data.
  public let source: CafeSource
  /// Its name.
  public var name: String?
  /// Where it is.
  public var coordinate: Coordinate
  /// The rating by its guests, 0 to 5.
  public var rating: Double?
  /// Its postal address, line by line.
  public var address: [String] = []
  /// Its telephone number, formatted for reading.
  public var phone: String?
  /// Its own site, an `http` or `https` address.
  public var site: String?
  /// The page about it at its source, likewise.
  public var page: String?
  /// How expensive it is.
  public var price: PriceLevel?
  /// Whether it has Wi-Fi for its guests.
  public var hasWifi: Bool?
  /// Whether it has seats outside.
  public var hasOutdoorSeating: Bool?
  /// When it is open.
  public var hours: OpeningHours?
  /// The identifier of the time zone of its hours.
  public var timeZone: String?

  /// Makes a cafe; the facts that are known are set afterwards.
  public init(id: String, source: CafeSource, name: String?, coordinate: Coordinate) {
    self.id = id
    self.source = source
    self.name = name
    self.coordinate = coordinate
  }
}
