internal import BinderyHTTP
internal import PlacesModels

/// Nominatim's answer to a search: a list, empty when nothing was found. Its numbers are texts.
struct NominatimReply: Decodable, Sendable {
  /// What can be a place of those that were found.
  let places: [Place]

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var places: [Place] = []
    while !list.isAtEnd {
      if let place = try list.decode(Entry.self).place { places.append(place) }
    }
    self.places = places
  }

  /// Never fails, so that one odd entry does not spoil the others.
  private struct Entry: Decodable {
    let place: Place?

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
        place = nil
        return
      }
      let address = fields.value(Address.self, .address)
      let region = address?.state.map { state in
        address?.countryCode == "US" ? USStates.code(of: state) ?? state : state
      }
      place = Place(
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
