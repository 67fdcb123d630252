internal import BinderyServices
internal import Places

/// Overpass's reply.
struct OverpassReply: Decodable {
  /// The valid cafes.
  let cafes: [Cafe]
  /// The service's error message; nil if there is none. With an error, the cafes are incomplete.
  let remark: String?

  private enum Key: String, CodingKey { case elements, remark }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    remark = PlainText.line(fields.text(.remark))
    guard fields.contains(.elements) || remark != nil else {
      throw DecodingError.keyNotFound(
        Key.elements, .init(codingPath: decoder.codingPath, debugDescription: "no elements"))
    }
    cafes = fields.list(Element.self, .elements).compactMap { $0?.cafe }
  }

  /// A node, or the center of a way or relation.
  private struct Element: Decodable {
    let cafe: Cafe?

    private enum Key: String, CodingKey { case type, id, lat, lon, center, tags }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      let center = try? fields.nestedContainer(keyedBy: Key.self, forKey: .center)
      guard let id = CafeIdentity.openStreetMap(fields.text(.type), fields.integer(.id)),
        let latitude = fields.number(.lat) ?? center?.number(.lat),
        let longitude = fields.number(.lon) ?? center?.number(.lon),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      else {
        cafe = nil
        return
      }
      let tags = OverpassTags(fields.value([String: String].self, .tags) ?? [:])
      var cafe = Cafe(id: id, source: .openStreetMap, name: tags.name, coordinate: coordinate)
      cafe.address = tags.address
      cafe.phone = tags.phone
      cafe.site = tags.site
      cafe.hasWifi = tags.hasWifi
      cafe.hasOutdoorSeating = tags.hasOutdoorSeating
      cafe.hours = tags["opening_hours"].flatMap(OpeningHours.init(openStreetMap:))
      cafe.page = "https://www.openstreetmap.org/\(id.dropFirst(4).replacing("-", with: "/"))"
      self.cafe = cafe
    }
  }
}
