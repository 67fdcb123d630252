internal import BinderyServices
internal import Foundation

/// A catalog of sample movies. Titles, plots and people are fiction written for this project. It sends no requests.
///
/// New movies are released around the current date: their dates are moved by whole weeks, which preserves weekdays. The
/// dates of classics are fixed.
struct SampleMovies: MovieService {
  private static let pageSize = 20
  /// The date for which the release dates are written: 22 November 2026.
  private static let writtenFor = Date(timeIntervalSince1970: 1_795_305_600)

  let now: @Sendable () -> Date

  var source: MovieSource { .sample }

  func movies(in segment: Segment, page: Int) async throws -> MoviePage {
    self.page(page, of: Self.lists[segment] ?? [])
  }

  func movies(matching query: String, page: Int) async throws -> MoviePage {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    let found = Self.all.filter { entry in
      let title = entry.title.lowercased()
      return !words.isEmpty && words.allSatisfy { title.contains($0) }
    }
    return self.page(page, of: Self.byPopularity(found))
  }

  func details(of id: Movie.ID) async throws -> MovieDetails {
    guard let entry = Self.all.first(where: { $0.id == id }) else {
      throw HTTPError.notFound(service: "The sample catalog", reason: "there is no such movie")
    }
    return entry.details(releaseDate: releaseDate(of: entry))
  }

  func genres() async throws -> [Genre] { SampleGenre.allCases.map(\.genre) }

  private static let classicIDs = Set(classics.map(\.id))

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

  private func page(_ number: Int, of movies: [SampleMovie]) -> MoviePage {
    let size = Self.pageSize
    let last = (movies.count + size - 1) / size
    let start = min(max(number - 1, 0), last) * size
    return MoviePage(
      movies: movies.dropFirst(start).prefix(size).map { $0.movie(releaseDate: releaseDate(of: $0)) },
      number: number, lastNumber: last)
  }

  /// The date on which a movie is released, moved by whole weeks if it is new.
  private func releaseDate(of entry: SampleMovie) -> ReleaseDate? {
    guard let date = ReleaseDate(entry.date), !Self.classicIDs.contains(entry.id) else {
      return ReleaseDate(entry.date)
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let weeks = (now().timeIntervalSince(Self.writtenFor) / (7 * 86_400)).rounded(.down)
    let parts = DateComponents(year: date.year, month: date.month, day: date.day)
    guard let written = calendar.date(from: parts),
      let moved = calendar.date(byAdding: .day, value: Int(weeks) * 7, to: written)
    else { return date }
    let day = calendar.dateComponents([.year, .month, .day], from: moved)
    return ReleaseDate(String(format: "%04d-%02d-%02d", day.year ?? 0, day.month ?? 0, day.day ?? 0))
  }
}
