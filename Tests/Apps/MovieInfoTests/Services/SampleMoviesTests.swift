import Foundation
import MovieInfoModels
import Testing

struct SampleMoviesTests {
  private let service = MovieServices.sample()

  private func all(_ segment: Segment) async throws -> [Movie] {
    var movies: [Movie] = []
    var page = try await service.movies(in: segment, page: 1)
    movies += page.movies
    while page.number < page.lastNumber {
      page = try await service.movies(in: segment, page: page.number + 1)
      movies += page.movies
    }
    return movies
  }

  @Test func thereAreMoviesForPagesAndForEveryRule() async throws {
    let movies = try await all(.popular)
    #expect(movies.count >= 40)
    #expect(Set(movies.map(\.id)).count == movies.count)
    #expect(movies.contains { $0.poster == nil })
    #expect(movies.contains { $0.releaseDate == nil })
    #expect(movies.contains { $0.voteAverage == nil && $0.voteCount == 0 })
    #expect(movies.contains { $0.overview.isEmpty })
    #expect(Set(movies.compactMap(\.releaseDate?.year)).count > 8)
  }

  @Test func theListsAreWhatTheyAreCalled() async throws {
    let upcoming = try await all(.upcoming)
    #expect(!upcoming.isEmpty && upcoming.allSatisfy { $0.voteCount == 0 })
    let nowPlaying = try await all(.nowPlaying)
    #expect(nowPlaying.count > 20)
    #expect(Set(nowPlaying.map(\.id)).isDisjoint(with: upcoming.map(\.id)))
    let averages = try await all(.topRated).compactMap(\.voteAverage)
    #expect(averages == averages.sorted(by: >))
    #expect(averages.count > 20)
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

  @Test func whatIsNotThereIsSaidInASentence() async throws {
    let error = await #expect(throws: (any Error).self) { try await service.details(of: "nothing") }
    #expect(error?.localizedDescription.hasPrefix("There is no such movie.") == true)
  }

  @Test func withoutAKeyTheSampleCatalogueIsShown() throws {
    #expect(try MovieServices.live(environment: [:]).source == .sample)
    #expect(try MovieServices.live(environment: ["TMDB_KEY": " "]).source == .sample)
    #expect(try MovieServices.live(environment: ["TMDB_KEY": "k"]).source == .tmdb)
  }
}
