internal import BinderyHTTP
internal import CloudyModels

/// Nominatim's answer to a search: a list, empty when nothing was found. Its numbers are texts.
struct NominatimReply: Decodable, Sendable {
  /// What can be a place of those that were found, each once.
  let places: [Place]

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var places: [Place] = []
    while !list.isAtEnd {
      if let place = try list.decode(Entry.self).place { places.append(place) }
    }
    self.places = places.uniqued()
  }

  /// Never fails, so that one odd entry does not spoil the others.
  private struct Entry: Decodable {
    let place: Place?

    private enum Key: String, CodingKey {
      case name, address
      case displayName = "display_name"
      case latitude = "lat"
      case longitude = "lon"
    }

    init(from decoder: any Decoder) throws {
      guard let fields = try? decoder.container(keyedBy: Key.self),
        let coordinate = Plausible.coordinate(fields.number(.latitude), fields.number(.longitude)),
        let name = fields.text(.name) ?? fields.text(.displayName).map(Self.beginning)
      else {
        place = nil
        return
      }
      let address = fields.value(Address.self, .address)
      place = Place(name: name, region: address?.state, country: address?.country, coordinate: coordinate)
    }

    private static func beginning(of name: String) -> String { String(name.prefix { $0 != "," }) }
  }

  private struct Address: Decodable {
    let state: String?
    let country: String?
  }
}
