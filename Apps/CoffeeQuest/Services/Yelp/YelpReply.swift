internal import BinderyServices
internal import Places

/// Yelp's reply to a search.
struct YelpReply: Decodable {
  /// The cafes that have a position and are not permanently closed.
  let cafes: [Cafe]

  init(from decoder: any Decoder) throws {
    cafes = try JSONObject(from: decoder).objects(required: "businesses").compactMap(Self.cafe)
  }

  /// Returns the cafe of a business, of which any field may be missing, null or empty.
  private static func cafe(_ business: JSONObject) -> Cafe? {
    let point = business.object("coordinates")
    guard let id = CafeIdentity.yelp(business.text("id")),
      let coordinate = Coordinate(latitude: point?.number("latitude"), longitude: point?.number("longitude")),
      business.flag("is_closed") != true
    else { return nil }
    var cafe = Cafe(
      id: id, source: .yelp, name: PlainText.line(business.text("name")), coordinate: coordinate)
    cafe.rating = business.number("rating")
    cafe.address = business.object("location").map(address) ?? []
    cafe.phone = PlainText.line(business.text("display_phone", "phone"), limit: 40)
    cafe.page = SiteAddress.address(business.text("url"))
    cafe.price = business.text("price").flatMap(PriceLevel.init(signs:))
    let hours = business.objects("business_hours") + business.objects("hours")
    cafe.hours = hours.lazy.compactMap(self.hours).first
    return cafe
  }

  private static func address(_ location: JSONObject) -> [String] {
    let display = location.texts("display_address").compactMap { PlainText.line($0) }
    guard display.isEmpty else { return display }
    let town = [location.text("city"), location.text("state"), location.text("zip_code")].compactMap(\.self)
    return [location.text("address1"), town.joined(separator: " ")].compactMap { PlainText.line($0) }
  }

  private static func hours(_ week: JSONObject) -> OpeningHours? {
    OpeningHours(
      yelp: week.objects("open").compactMap { entry in
        guard let day = entry.integer("day"), let start = entry.text("start"), let end = entry.text("end")
        else { return nil }
        return (day, start, end)
      })
  }
}
