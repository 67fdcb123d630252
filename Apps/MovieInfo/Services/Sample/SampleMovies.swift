/// A catalog of made-up movies: titles, plots and people are fiction written for this project. It sends no requests and
/// always returns the same.
struct SampleMovies: MovieService {
  private static let pageSize = 20

  var source: MovieSource { .sample }

  func movies(in segment: Segment, page: Int) async throws -> MoviePage {
    Self.page(page, of: Self.lists[segment] ?? [])
  }

  func movies(matching query: String, page: Int) async throws -> MoviePage {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    let found = Self.all.filter { entry in
      let title = entry.title.lowercased()
      return !words.isEmpty && words.allSatisfy { title.contains($0) }
    }
    return Self.page(page, of: Self.byPopularity(found))
  }

  func details(of id: Movie.ID) async throws -> MovieDetails {
    guard let entry = Self.all.first(where: { $0.id == id }) else { throw MovieError.unknownMovie }
    return entry.details
  }

  func genres() async throws -> [Genre] { SampleGenre.allCases.map(\.genre) }

  private static let all: [SampleMovie] = nowPlaying + upcoming + classics

  private static let nowPlaying = (autumn + harvest).sorted { ($0.date, $0.id) > ($1.date, $1.id) }

  /// The four lists. A movie without votes is not among the top rated.
  private static let lists: [Segment: [SampleMovie]] = [
    .nowPlaying: nowPlaying,
    .upcoming: upcoming,
    .popular: byPopularity(all),
    .topRated: (nowPlaying + classics).filter { $0.votes != nil }
      .sorted { ($0.votes?.average ?? 0, $0.id) > ($1.votes?.average ?? 0, $1.id) },
  ]

  private static func byPopularity(_ movies: [SampleMovie]) -> [SampleMovie] {
    movies.sorted { ($0.popularity, $0.id) > ($1.popularity, $1.id) }
  }

  private static func page(_ number: Int, of movies: [SampleMovie]) -> MoviePage {
    let last = (movies.count + pageSize - 1) / pageSize
    let start = min(max(number - 1, 0), last) * pageSize
    return MoviePage(
      movies: movies.dropFirst(start).prefix(pageSize).map(\.movie), number: number, lastNumber: last)
  }
}
