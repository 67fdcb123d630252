internal import Places

/// Sample cafes. Their names, ratings and hours are fiction; the streets exist.
public enum SampleCafes {
  /// The cities with sample cafes, as a user would name them.
  public static let cities = ["San Francisco, CA", "Berlin"]

  /// The sample cafes with a position.
  public static let all: [Cafe] =
    (sanFrancisco.map { ($0, "San Francisco, CA", "America/Los_Angeles") }
    + berlin.map { ($0, "Berlin", "Europe/Berlin") })
    .compactMap { $0.cafe(in: $1, zone: $2) }

  /// The data of a sample cafe.
  struct Entry: Sendable {
    let id: String
    let name: String?
    var brand: String?
    let street: String
    /// The degrees north and east; nil if unknown.
    let point: (Double, Double)?
    let rating: Double?
    let price: PriceLevel?
    let hours: String?
    var phone: String?
    var hasSite = true
    var wifi: Bool?
    var outdoors: Bool?

    func cafe(in city: String, zone: String) -> Cafe? {
      guard let point, let coordinate = Coordinate(latitude: point.0, longitude: point.1) else { return nil }
      var cafe = Cafe(id: "sample-\(id)", source: .sample, name: name ?? brand, coordinate: coordinate)
      cafe.rating = rating
      cafe.address = [street, city]
      cafe.phone = phone
      // A domain reserved for examples.
      cafe.site = hasSite ? "https://\(id).example.com/" : nil
      cafe.price = price
      cafe.hasWifi = wifi
      cafe.hasOutdoorSeating = outdoors
      cafe.hours = hours.flatMap(OpeningHours.init(openStreetMap:))
      cafe.timeZone = zone
      return cafe
    }
  }
}
