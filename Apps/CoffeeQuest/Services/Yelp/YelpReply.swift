internal import BinderyServices
internal import Places

/// Yelp's reply to a search.
struct YelpReply: Decodable {
  /// The cafes that have a position and are not permanently closed.
  let cafes: [Cafe]

  private enum Key: String, CodingKey { case businesses }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard fields.contains(.businesses) else {
      throw DecodingError.keyNotFound(
        Key.businesses, .init(codingPath: decoder.codingPath, debugDescription: "no businesses"))
    }
    cafes = fields.list(Business.self, .businesses).compactMap { $0?.cafe }
  }

  /// A business, of which any field may be missing, null or empty.
  private struct Business: Decodable {
    let cafe: Cafe?

    private enum Key: String, CodingKey {
      case id, name, rating, coordinates, location, phone, price, url
      case displayPhone = "display_phone"
      case isClosed = "is_closed"
      case hours
      case businessHours = "business_hours"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      guard let id = CafeIdentity.yelp(fields.text(.id)),
        let coordinate = fields.value(Coordinates.self, .coordinates)?.coordinate,
        fields.value(Bool.self, .isClosed) != true
      else {
        cafe = nil
        return
      }
      var cafe = Cafe(id: id, source: .yelp, name: PlainText.line(fields.text(.name)), coordinate: coordinate)
      cafe.rating = fields.number(.rating)
      cafe.address = fields.value(Location.self, .location)?.lines ?? []
      cafe.phone = PlainText.line(fields.text(.displayPhone) ?? fields.text(.phone), limit: 40)
      cafe.page = SiteAddress.address(fields.text(.url))
      cafe.price = fields.text(.price).flatMap(PriceLevel.init(signs:))
      let hours = fields.list(Hours.self, .businessHours) + fields.list(Hours.self, .hours)
      cafe.hours = hours.lazy.compactMap { $0?.hours }.first
      self.cafe = cafe
    }
  }

  private struct Coordinates: Decodable {
    let coordinate: Coordinate?

    private enum Key: String, CodingKey { case latitude, longitude }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      guard let latitude = fields.number(.latitude), let longitude = fields.number(.longitude) else {
        coordinate = nil
        return
      }
      coordinate = Coordinate(latitude: latitude, longitude: longitude)
    }
  }

  private struct Location: Decodable {
    let lines: [String]

    private enum Key: String, CodingKey {
      case displayAddress = "display_address"
      case address1, city, state
      case zipCode = "zip_code"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      let display = fields.list(String.self, .displayAddress).compactMap { PlainText.line($0) }
      let town = [fields.text(.city), fields.text(.state), fields.text(.zipCode)].compactMap(\.self)
      lines =
        display.isEmpty
        ? [fields.text(.address1), town.joined(separator: " ")].compactMap { PlainText.line($0) } : display
    }
  }

  private struct Hours: Decodable {
    let hours: OpeningHours?

    private enum Key: String, CodingKey { case open }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      let entries = fields.list(Entry.self, .open).compactMap { entry in
        entry.flatMap { entry in
          entry.day.flatMap { day in entry.start.flatMap { start in entry.end.map { (day, start, $0) } } }
        }
      }
      hours = OpeningHours(yelp: entries.map { (day: $0.0, start: $0.1, end: $0.2) })
    }
  }

  private struct Entry: Decodable {
    let day: Int?
    let start: String?
    let end: String?
  }
}
