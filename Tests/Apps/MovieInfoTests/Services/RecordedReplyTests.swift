import BinderyHTTP
import BinderyTestServer
import Foundation
import MovieInfoModels
import Testing

/// Recorded replies of TMDb, where `BINDERY_FIXTURES` names a folder of them.
@Suite(.enabled(if: Fixtures.folder != nil))
struct RecordedReplyTests {
  private func asking<Value: Sendable>(
    _ file: String, status: Int = 200, _ ask: (any MovieService) async throws -> Value
  ) async throws -> Value {
    let body = try String(contentsOfFile: "\(Fixtures.folder ?? "")/tmdb/\(file).json", encoding: .utf8)
    return try await withTestServer { server in
      server.replyElsewhere(with: .json(body, status: status))
      return try await ask(MovieServices.live(environment: ["TMDB_URL": server.address, "TMDB_KEY": "k3y"]))
    }
  }

  @Test(arguments: [
    ("now-playing-2019", Segment.nowPlaying), ("popular-2019", .popular), ("top-rated-2019", .topRated),
    ("upcoming-2023-11", .upcoming),
  ])
  func listsAreReadWhole(file: String, segment: Segment) async throws {
    let page = try await asking(file) { try await $0.movies(in: segment, page: 1) }
    #expect(page.movies.count == 20)
    #expect(page.movies.allSatisfy { $0.releaseDate != nil })
  }

  @Test func aSearchIsRead() async throws {
    let page = try await asking("search-batman-begins-2022") { try await $0.movies(matching: "b", page: 1) }
    #expect(!page.movies.isEmpty)
    let none = try await asking("search-no-results") { try await $0.movies(matching: "b", page: 1) }
    #expect(none.movies.isEmpty)
  }

  @Test func aMovieWithoutADateIsRead() async throws {
    let details = try await asking("movie-detail-blank-release-date") { try await $0.details(of: "9443") }
    #expect(details.movie.releaseDate == nil)
    #expect(details.runtime == 124)
    #expect(details.genres.map(\.name) == ["Drama", "History"])
  }

  @Test(arguments: [("error-401-invalid-key", 401), ("error-404-not-found", 404), ("error-422", 422)])
  func refusalsAreSentences(file: String, status: Int) async throws {
    let error = await #expect(throws: HTTPError.self) {
      try await asking(file, status: status) { try await $0.movies(in: .popular, page: 1) }
    }
    #expect(error?.localizedDescription.contains("TMDb") == true)
  }
}
