public import Places

/// A place that serves coffee, as far as its source knows it.
public struct Cafe: Sendable, Hashable, Codable, Identifiable {
  /// Its identity among the cafes of all sources: letters, digits, `-` and `_`.
  public let id: String
  /// Who tells of it.
  public let source: CafeSource
  /// What it is called; nil where nobody says.
  public var name: String?
  /// Where it is.
  public var coordinate: Coordinate
  /// What its guests think, 0 to 5; nil where it is not rated.
  public var rating: Double?
  /// Its postal address, line by line.
  public var address: [String] = []
  /// Its telephone number, as people read it.
  public var phone: String?
  /// Its own site, an `http` or `https` address.
  public var site: String?
  /// The page about it at its source, likewise.
  public var page: String?
  /// How expensive it is.
  public var price: PriceLevel?
  /// Whether guests get on the internet.
  public var hasWifi: Bool?
  /// Whether one can sit outside.
  public var hasOutdoorSeating: Bool?
  /// When it is open.
  public var hours: OpeningHours?
  /// The identifier of the time zone in which its hours are meant.
  public var timeZone: String?

  /// Describes a cafe of which little is known yet.
  public init(id: String, source: CafeSource, name: String?, coordinate: Coordinate) {
    self.id = id
    self.source = source
    self.name = name
    self.coordinate = coordinate
  }
}
