internal import BinderyServices

/// Requests movies from The Movie Database (v3), which requires a key.
struct TMDbService: MovieService {
  /// The greatest page number that the service accepts, even if it reports more pages.
  static let lastPage = 500

  let address: ServiceAddress
  let images: ServiceAddress
  let key: String
  let service: JSONService

  var source: MovieSource { .tmdb }

  func movies(in segment: Segment, page: Int) async throws -> MoviePage {
    try await self.page(page, at: "movie/\(Self.list(segment))", query: [])
  }

  func movies(matching query: String, page: Int) async throws -> MoviePage {
    try await self.page(
      page, at: "search/movie",
      query: [("include_adult", "false"), ("region", "US"), ("query", String(query.prefix(100)))])
  }

  func details(of id: Movie.ID) async throws -> MovieDetails {
    guard !id.isEmpty, id.count <= 10, id.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw HTTPError.notFound(service: service.name, reason: nil)
    }
    let reply = try await ask(
      TMDbDetails.self, "movie/\(id)", query: [("append_to_response", "videos,credits")])
    return reply.details(posters: posters)
  }

  func genres() async throws -> [Genre] { try await ask(TMDbGenres.self, "genre/movie/list").genres }

  private func page(_ number: Int, at path: String, query: [(String, String)]) async throws -> MoviePage {
    let number = min(max(number, 1), Self.lastPage)
    let reply = try await ask(TMDbPage.self, path, query: query + [("page", String(number))])
    return MoviePage(
      movies: reply.results.map { $0.movie(posters: posters) }, number: number,
      lastNumber: min(max(reply.totalPages, 0), Self.lastPage))
  }

  private func ask<Reply: Decodable>(
    _ type: Reply.Type, _ path: String, query: [(String, String)] = []
  ) async throws -> Reply {
    let query =
      [(name: "api_key", value: key), ("language", "en-US")] + query.map { (name: $0.0, value: $0.1) }
    return try await service.value(type, for: address.request(path, query: query, secrets: [key]))
  }

  private var posters: TMDbPosters { TMDbPosters(images: images) }

  private static func list(_ segment: Segment) -> String {
    switch segment {
    case .nowPlaying: "now_playing"
    case .popular: "popular"
    case .upcoming: "upcoming"
    case .topRated: "top_rated"
    }
  }
}
