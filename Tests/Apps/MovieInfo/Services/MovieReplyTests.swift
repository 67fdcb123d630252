import BinderyServices
import BinderyTesting
import Foundation
@testable import MovieInfoViewModels
import TestSupport
import Testing

@Suite struct MovieReplyTests {
  private func receiving<Value: Sendable>(
    _ reply: RecordedReply, status: Int = 200, _ request: (any MovieService) async throws -> Value
  ) async throws -> Value {
    try await withTestServer { server in
      server.replyElsewhere(with: .json(try reply.text, status: status))
      return try await request(
        MovieServices.live(environment: ["TMDB_URL": server.address, "TMDB_KEY": "k3y"]))
    }
  }

  /// The titles in a reply, read without the app's decoders.
  private func titles(in reply: RecordedReply) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(try reply.text.utf8)) as? [String: Any]
    let results = try #require(json?["results"] as? [[String: Any]])
    return results.compactMap { $0["title"] as? String }
  }

  @Test(
    arguments: try ["now-playing", "popular", "top-rated", "upcoming"].flatMap {
      try RecordedReply.all(of: "tmdb", beginning: $0)
    })
  func aListIsReadWhole(reply: RecordedReply) async throws {
    let page = try await receiving(reply) { try await $0.movies(in: .popular, page: 1) }
    #expect(try page.movies.map(\.title) == titles(in: reply))
    #expect(page.movies.allSatisfy { $0.releaseDate != nil })
  }

  @Test(arguments: try RecordedReply.all(of: "tmdb", beginning: "search"))
  func aSearchIsRead(reply: RecordedReply) async throws {
    let page = try await receiving(reply) { try await $0.movies(matching: "b", page: 1) }
    #expect(try page.movies.map(\.title) == titles(in: reply))
    #expect(page.movies.isEmpty == reply.name.contains("no-results"))
  }

  @Test(arguments: try RecordedReply.all(of: "tmdb", beginning: "movie-detail"))
  func aMovieWithoutADateIsRead(reply: RecordedReply) async throws {
    let details = try await receiving(reply) { try await $0.details(of: "9443") }
    #expect(details.movie.releaseDate == nil)
    #expect(details.runtime == 124)
    #expect(details.genres.map(\.name) == ["Drama", "History"])
  }

  @Test(arguments: try RecordedReply.all(of: "tmdb", beginning: "error"))
  func errorRepliesHaveReadableErrors(reply: RecordedReply) async throws {
    let status = try #require(reply.status)
    let error = await #expect(throws: HTTPError.self) {
      try await receiving(reply, status: status) { try await $0.movies(in: .popular, page: 1) }
    }
    #expect(error?.localizedDescription.contains("TMDb") == true)
  }
}
