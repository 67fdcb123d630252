internal import BinderyServices

/// TMDb's page of movies.
struct TMDbPage: Decodable {
  /// The valid movies.
  let results: [TMDbMovie]
  let totalPages: Int

  enum Key: String, CodingKey {
    case results
    case totalPages = "total_pages"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard fields.contains(.results), fields.value([Anything].self, .results) != nil else {
      throw DecodingError.keyNotFound(
        Key.results, DecodingError.Context(codingPath: [], debugDescription: "A page has results."))
    }
    results = fields.list(TMDbMovie.self, .results).compactMap(\.self)
    totalPages = fields.integer(.totalPages) ?? 1
  }

  /// Decodes any value, to skip an invalid entry.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}

/// A movie in TMDb's format. All fields except the identity and the title may be missing, empty or null.
struct TMDbMovie: Decodable {
  private let id: Int
  private let title: String
  private let overview: String
  private let releaseDate: ReleaseDate?
  private let posterPath: String?
  private let voteAverage: Double?
  private let voteCount: Int
  private let genreIDs: [Int]

  enum Key: String, CodingKey {
    case id, title, overview, genres
    case originalTitle = "original_title"
    case releaseDate = "release_date"
    case posterPath = "poster_path"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case genreIDs = "genre_ids"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard let id = fields.integer(.id), id > 0, let title = fields.text(.title) ?? fields.text(.originalTitle)
    else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "A movie has a number and a title."))
    }
    self.id = id
    self.title = title
    overview = fields.text(.overview) ?? ""
    releaseDate = fields.text(.releaseDate).flatMap { ReleaseDate($0) }
    posterPath = fields.text(.posterPath)
    voteCount = max(0, fields.integer(.voteCount) ?? 0)
    voteAverage = fields.number(.voteAverage)
    let genres = fields.list(TMDbGenre.self, .genres).compactMap { $0?.genre.id }
    genreIDs = fields.numbers(.genreIDs).compactMap { $0.flatMap { Int(exactly: $0) } } + genres
  }

  func movie(posters: TMDbPosters) -> Movie {
    Movie(
      id: String(id), title: title, overview: overview, releaseDate: releaseDate,
      poster: posters.poster(posterPath),
      // Without votes, the service sends an average of zero.
      voteAverage: voteCount > 0 ? voteAverage.map { min(max($0, 0), 10) } : nil,
      voteCount: voteCount, genreIDs: genreIDs)
  }
}
