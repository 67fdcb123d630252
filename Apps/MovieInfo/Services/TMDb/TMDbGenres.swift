internal import BinderyServices

/// TMDb's list of genres.
struct TMDbGenres: Decodable {
  let genres: [Genre]

  init(from decoder: any Decoder) throws {
    genres = try JSONObject(from: decoder).objects("genres").compactMap(Genre.init)
  }
}

extension Genre {
  /// Reads a genre of TMDb; nil unless it has a number and a name.
  init?(_ object: JSONObject) {
    guard let id = object.integer("id"), let name = object.text("name") else { return nil }
    self.init(id: id, name: name)
  }
}
