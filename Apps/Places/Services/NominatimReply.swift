internal import BinderyServices

/// Nominatim's reply to a search: a list, empty if nothing was found. Its numbers are sent as text.
struct NominatimReply: Decodable, Sendable {
  private let entries: [Entry]

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var entries: [Entry] = []
    while !list.isAtEnd { entries.append(try list.decode(Entry.self)) }
    self.entries = entries
  }

  /// Returns the entries that are valid places.
  func places(_ style: RegionStyle) -> [Place] { entries.compactMap { $0.place(style) } }

  /// An entry of the list. Decoding never fails, so that one invalid entry does not discard the others.
  private struct Entry: Decodable {
    private let found: (name: String, address: Address?, coordinate: Coordinate)?

    private enum Key: String, CodingKey {
      case name, address, displayName = "display_name", latitude = "lat", longitude = "lon"
    }

    init(from decoder: any Decoder) throws {
      guard let fields = try? decoder.container(keyedBy: Key.self),
        let latitude = fields.number(.latitude), let longitude = fields.number(.longitude),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude),
        let name = fields.text(.name)
          ?? fields.text(.displayName).map({ String($0.prefix { $0 != "," }) })
      else {
        found = nil
        return
      }
      found = (name, fields.value(Address.self, .address), coordinate)
    }

    func place(_ style: RegionStyle) -> Place? {
      guard let (name, address, coordinate) = found else { return nil }
      let region = address?.state.map { style.text(of: $0, in: address?.countryCode) }
      return Place(
        locality: name, region: region == name ? nil : region, country: address?.country,
        countryCode: address?.countryCode, coordinate: coordinate)
    }
  }

  private struct Address: Decodable {
    let state: String?
    let country: String?
    let countryCode: String?

    private enum Key: String, CodingKey { case state, country, countryCode = "country_code" }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      state = fields.text(.state)
      country = fields.text(.country)
      countryCode = fields.text(.countryCode)?.uppercased()
    }
  }
}
