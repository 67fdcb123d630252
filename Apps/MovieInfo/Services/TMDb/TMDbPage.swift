internal import BinderyServices

/// TMDb's page of movies.
struct TMDbPage: Decodable {
  /// The valid movies.
  let results: [TMDbMovie]
  let totalPages: Int

  init(from decoder: any Decoder) throws {
    let page = try JSONObject(from: decoder)
    results = try page.objects(required: "results").compactMap { try? TMDbMovie($0) }
    totalPages = page.integer("total_pages") ?? 1
  }
}

/// A movie in TMDb's format. All fields except the identity and the title may be missing, empty or null.
struct TMDbMovie {
  private let id: Int
  private let title: String
  private let object: JSONObject

  /// Reads a movie.
  /// - Throws: `DecodingError` if it has no number or title.
  init(_ object: JSONObject) throws {
    guard let id = object.integer("id"), id > 0, let title = object.text("title", "original_title") else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "A movie has a number and a title."))
    }
    (self.id, self.title, self.object) = (id, title, object)
  }

  func movie(posters: TMDbPosters) -> Movie {
    let voteCount = max(0, object.integer("vote_count") ?? 0)
    let genreIDs = object.numbers("genre_ids").compactMap { $0.flatMap { Int(exactly: $0) } }
    return Movie(
      id: String(id), title: title, overview: object.text("overview") ?? "",
      releaseDate: object.text("release_date").flatMap { ReleaseDate($0) },
      poster: posters.poster(object.text("poster_path")),
      // Without votes, the service sends an average of zero.
      voteAverage: voteCount > 0 ? object.number("vote_average").map { min(max($0, 0), 10) } : nil,
      voteCount: voteCount, genreIDs: genreIDs + object.objects("genres").compactMap { Genre($0)?.id })
  }
}
