import Foundation
@testable import MovieInfoViewModels
import Testing

struct SampleMoviesTests {
  /// 22 November 2026.
  private static let autumn = Date(timeIntervalSince1970: 1_795_305_600)
  private let service = MovieServices.sample { autumn }

  private func all(_ segment: Segment, of service: (any MovieService)? = nil) async throws -> [Movie] {
    let service = service ?? self.service
    var movies: [Movie] = []
    var page = try await service.movies(in: segment, page: 1)
    movies += page.movies
    while page.number < page.lastNumber {
      page = try await service.movies(in: segment, page: page.number + 1)
      movies += page.movies
    }
    return movies
  }

  @Test func sampleMoviesCoverPagingAndEveryRule() async throws {
    let movies = try await all(.popular)
    #expect(movies.count >= 40)
    #expect(Set(movies.map(\.id)).count == movies.count)
    #expect(movies.contains { $0.poster == nil })
    #expect(movies.contains { $0.releaseDate == nil })
    #expect(movies.contains { $0.voteAverage == nil && $0.voteCount == 0 })
    #expect(movies.contains { $0.overview.isEmpty })
    #expect(Set(movies.compactMap(\.releaseDate?.year)).count > 8)
  }

  @Test func listsMatchTheirNames() async throws {
    let upcoming = try await all(.upcoming)
    #expect(!upcoming.isEmpty && upcoming.allSatisfy { $0.voteCount == 0 })
    let nowPlaying = try await all(.nowPlaying)
    #expect(nowPlaying.count > 20)
    #expect(Set(nowPlaying.map(\.id)).isDisjoint(with: upcoming.map(\.id)))
    let averages = try await all(.topRated).compactMap(\.voteAverage)
    #expect(averages == averages.sorted(by: >))
    #expect(averages.count > 20)
  }

  /// In days: today, in one and a half weeks, 17 weeks ago, in 200 weeks.
  @Test(arguments: [0, 10.5, -119, 1400])
  func newMoviesAreReleasedAroundThePresentAndClassicsStay(days: Double) async throws {
    let now = Self.autumn + days * 86_400
    let moved = MovieServices.sample { now }
    let recent = try await all(.nowPlaying, of: moved).compactMap(\.releaseDate)
    let today = ReleaseDate(now.formatted(.iso8601.year().month().day()))
    let monthsBefore = ReleaseDate((now - 200 * 86_400).formatted(.iso8601.year().month().day()))
    #expect(recent.allSatisfy { $0 <= today ?? $0 } && recent.allSatisfy { $0 > monthsBefore ?? $0 })
    let upcoming = try await all(.upcoming, of: moved).compactMap(\.releaseDate)
    #expect(upcoming.allSatisfy { $0 > today ?? $0 })
    #expect(recent == recent.sorted(by: >))
    let old = try await all(.popular).filter { ($0.releaseDate?.year ?? 9999) < 2026 }
    let oldMoved = try await all(.popular, of: moved)
    #expect(!old.isEmpty && old.allSatisfy(oldMoved.contains))
  }

  @Test func everyMovieHasAPageAndEveryGenreAName() async throws {
    let names = Dictionary(uniqueKeysWithValues: try await service.genres().map { ($0.id, $0.name) })
    for movie in try await all(.popular) {
      let details = try await service.details(of: movie.id)
      #expect(details.movie == movie)
      #expect(details.genres.map(\.id) == movie.genreIDs)
      #expect(movie.genreIDs.allSatisfy { names[$0] != nil })
      #expect(details.trailer == nil)
    }
  }

  @Test func wordsOfATitleAreFoundInAnyOrderAndCase() async throws {
    #expect(
      try await service.movies(matching: "HARBOR glass", page: 1).movies.map(\.title) == ["Glass Harbor"])
    #expect(try await service.movies(matching: "the", page: 1).movies.count > 5)
    #expect(try await service.movies(matching: "qqq", page: 1).movies.isEmpty)
    #expect(try await service.movies(matching: "the", page: 99).movies.isEmpty)
  }

  @Test func missingMoviesHaveReadableErrors() async throws {
    let error = await #expect(throws: (any Error).self) { try await service.details(of: "nothing") }
    #expect(error?.localizedDescription.hasSuffix(": there is no such movie.") == true)
  }

  @Test func withoutAKeyTheSampleCatalogIsShown() throws {
    #expect(try MovieServices.live(environment: [:]).source == .sample)
    #expect(try MovieServices.live(environment: ["TMDB_KEY": " "]).source == .sample)
    #expect(try MovieServices.live(environment: ["TMDB_KEY": "k"]).source == .tmdb)
  }
}
