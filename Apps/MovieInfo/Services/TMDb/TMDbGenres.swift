internal import BinderyServices

/// TMDb's list of genres.
struct TMDbGenres: Decodable {
  let genres: [Genre]

  enum Key: String, CodingKey { case genres }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    genres = fields.list(TMDbGenre.self, .genres).compactMap { $0?.genre }
  }
}

/// A genre in TMDb's format.
struct TMDbGenre: Decodable {
  let genre: Genre

  enum Key: String, CodingKey { case id, name }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard let id = fields.integer(.id), let name = fields.text(.name) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "A genre has a number and a name."))
    }
    genre = Genre(id: id, name: name)
  }
}
