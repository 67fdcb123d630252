internal import BinderyServices

/// TMDb's reply for one movie, with its videos and credits.
struct TMDbDetails: Decodable {
  private static let castLimit = 12

  private let movie: TMDbMovie
  private let tagline: String
  private let runtime: Int?
  private let genres: [Genre]
  private let cast: [CastMember]
  private let trailer: Trailer?

  enum Key: String, CodingKey { case tagline, runtime, genres, credits, cast, videos, results }

  init(from decoder: any Decoder) throws {
    movie = try TMDbMovie(from: decoder)
    let fields = try decoder.container(keyedBy: Key.self)
    tagline = fields.text(.tagline) ?? ""
    runtime = fields.integer(.runtime).flatMap { $0 > 0 ? $0 : nil }
    genres = fields.list(TMDbGenre.self, .genres).compactMap { $0?.genre }
    let credits = try? fields.nestedContainer(keyedBy: Key.self, forKey: .credits)
    cast = (credits?.list(Player.self, .cast) ?? []).compactMap(\.self)
      .enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .prefix(Self.castLimit).map(\.element.member)
    let videos = try? fields.nestedContainer(keyedBy: Key.self, forKey: .videos)
    // The first valid video: trailers before teasers, official ones before others.
    trailer =
      (videos?.list(Video.self, .results) ?? []).compactMap(\.self)
      .enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .lazy.compactMap(\.element.trailer).first
  }

  func details(posters: TMDbPosters) -> MovieDetails {
    MovieDetails(
      movie: movie.movie(posters: posters), tagline: tagline, runtime: runtime, genres: genres, cast: cast,
      trailer: trailer)
  }

  private struct Player: Decodable {
    let member: CastMember
    let order: Int

    enum Key: String, CodingKey { case name, character, order }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      guard let name = fields.text(.name) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "A player has a name."))
      }
      member = CastMember(name: name, part: fields.text(.character) ?? "")
      order = fields.integer(.order) ?? .max
    }
  }

  private struct Video: Decodable {
    let rank: Int
    let trailer: Trailer?

    enum Key: String, CodingKey { case site, key, type, official }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      let kind = fields.text(.type)
      let isOfficial = fields.value(Bool.self, .official) ?? false
      rank = (kind == "Trailer" ? 0 : 2) + (isOfficial ? 0 : 1)
      let isTrailer = kind == "Trailer" || kind == "Teaser"
      trailer =
        isTrailer ? Trailer(site: fields.text(.site) ?? "", key: fields.text(.key) ?? "") : nil
    }
  }
}
