internal import Places

/// Cafes that are made up: their names, ratings and hours are ours. The streets are there.
public enum SampleCafes {
  /// Where there are some, as a person would name it.
  public static let cities = ["San Francisco, CA", "Berlin"]

  /// All that can be put on a map.
  public static let all: [Cafe] =
    (sanFrancisco.map { ($0, "San Francisco, CA", "America/Los_Angeles") }
    + berlin.map { ($0, "Berlin", "Europe/Berlin") })
    .compactMap { $0.cafe(in: $1, zone: $2) }

  /// What is known of one, as a line.
  struct Entry: Sendable {
    let id: String
    let name: String?
    var brand: String?
    let street: String
    /// Degrees north and east; some cafes are not where anybody knows.
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
      // A domain that is reserved for examples.
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
