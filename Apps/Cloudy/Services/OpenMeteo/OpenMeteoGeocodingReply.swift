internal import BinderyHTTP
internal import Places

/// Open-Meteo's answer to a search for places. Without a match it has no `results` at all.
struct OpenMeteoGeocodingReply: Decodable, Sendable {
  /// What can be a place of those that were found, each once.
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
  /// The places, each once.
  func uniqued() -> [Place] {
    var seen: Set<Place.ID> = []
    return filter { seen.insert($0.id).inserted }
  }
}
