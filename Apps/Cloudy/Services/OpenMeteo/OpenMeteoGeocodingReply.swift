internal import BinderyServices
internal import Places

/// Open-Meteo's reply to a place search. Without a match, `results` is missing.
struct OpenMeteoGeocodingReply: Decodable, Sendable {
  /// The valid places, without duplicates.
  let places: [Place]

  private enum Key: String, CodingKey { case results }

  init(from decoder: any Decoder) throws {
    let found = try decoder.container(keyedBy: Key.self).list(Result.self, .results)
    places = found.compactMap { $0?.place }.uniqued()
  }

  private struct Result: Decodable {
    let place: Place?

    private enum Key: String, CodingKey { case name, latitude, longitude, country, admin1 }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      guard let name = fields.text(.name),
        let coordinate = Plausible.coordinate(fields.number(.latitude), fields.number(.longitude))
      else {
        place = nil
        return
      }
      place = Place(
        name: name, region: fields.text(.admin1), country: fields.text(.country), coordinate: coordinate)
    }
  }
}

extension [Place] {
  /// Returns the places without duplicates.
  func uniqued() -> [Place] {
    var seen: Set<Place.ID> = []
    return filter { seen.insert($0.id).inserted }
  }
}
