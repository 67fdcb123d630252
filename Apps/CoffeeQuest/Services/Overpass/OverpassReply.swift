internal import BinderyServices
internal import Places

/// Overpass's reply.
struct OverpassReply: Decodable {
  /// The valid cafes.
  let cafes: [Cafe]
  /// The service's error message; nil if there is none. With an error, the cafes are incomplete.
  let remark: String?

  init(from decoder: any Decoder) throws {
    let reply = try JSONObject(from: decoder)
    remark = PlainText.line(reply.text("remark"))
    cafes = remark == nil ? try reply.objects(required: "elements").compactMap(Self.cafe) : []
  }

  /// Returns the cafe of a node, or at the center of a way or relation.
  private static func cafe(_ element: JSONObject) -> Cafe? {
    let center = element.object("center")
    guard let id = CafeIdentity.openStreetMap(element.text("type"), element.integer("id")),
      let coordinate = Coordinate(
        latitude: element.number("lat") ?? center?.number("lat"),
        longitude: element.number("lon") ?? center?.number("lon"))
    else { return nil }
    let tags = OverpassTags(element.object("tags"))
    var cafe = Cafe(id: id, source: .openStreetMap, name: tags.name, coordinate: coordinate)
    cafe.address = tags.address
    cafe.phone = tags.phone
    cafe.site = tags.site
    cafe.hasWifi = tags.hasWifi
    cafe.hasOutdoorSeating = tags.hasOutdoorSeating
    cafe.hours = tags["opening_hours"].flatMap(OpeningHours.init(openStreetMap:))
    cafe.page = "https://www.openstreetmap.org/\(id.dropFirst(4).replacing("-", with: "/"))"
    return cafe
  }
}
