import BinderyServices
import BinderyTesting
import Foundation
@testable import MovieInfoViewModels
import Testing

/// The messages for TMDb's rejections and errors.
struct TMDbFailureTests {
  private func failure(_ reply: StubReply, timeout: Duration = .seconds(10)) async throws -> HTTPError {
    try await withTestServer { server in
      server.replyElsewhere(with: reply)
      let service = try MovieServices.live(
        environment: ["TMDB_URL": server.address, "TMDB_KEY": "s3cret"], clock: ImmediateClock(),
        timeout: timeout, now: { Date() })
      return try #require(
        await #expect(throws: HTTPError.self) { try await service.movies(in: .popular, page: 1) })
    }
  }

  @Test func rejectedKeysAreReportedWithoutTheKey() async throws {
    let error = try await failure(
      .json(
        #"{"status_code":7,"status_message":"Invalid API key s3cret: You must be granted a valid key.","success":false}"#,
        status: 401))
    guard case .keyRefused(service: "TMDb", _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.localizedDescription.contains("You must be granted a valid key."))
    #expect(!error.localizedDescription.contains("s3cret"))
  }

  @Test func missingMoviesAreReported() async throws {
    let error = try await failure(
      .json(
        #"{"status_code":34,"status_message":"The resource you requested could not be found."}"#, status: 404)
    )
    #expect(
      error == .notFound(service: "TMDb", reason: "The resource you requested could not be found."))
  }

  @Test func rateLimitsAreReportedWithTheRetryTime() async throws {
    let error = try await failure(
      .json(
        #"{"status_code":25,"status_message":"Your request count is over the allowed limit."}"#, status: 429,
        headers: [("Retry-After", "30")]))
    #expect(
      error
        == .rateLimited(
          service: "TMDb", retryAfter: .seconds(30), reason: "Your request count is over the allowed limit."))
  }

  @Test func listsOfErrorsAreRead() async throws {
    let error = try await failure(.json(#"{"errors":["query must be provided"]}"#, status: 422))
    #expect(error == .refused(service: "TMDb", status: 422, reason: "query must be provided"))
  }

  @Test(arguments: [
    "", "<html>Hello</html>", "{\"results\":[{", "null", "{\"page\":1}", "{\"results\":7}", "[]",
  ])
  func invalidPagesAreFailures(body: String) async throws {
    let sentence = try await failure(.json(body)).localizedDescription
    #expect(sentence.contains("TMDb") && sentence.hasSuffix("."))
  }

  @Test func servicesThatNeverReplyTimeOut() async throws {
    let error = try await failure(.never, timeout: .milliseconds(200))
    guard case .timedOut(service: "TMDb", _) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func missingNetworkIsReported() async throws {
    let service = try MovieServices.live(
      environment: ["TMDB_URL": "http://127.0.0.1:1", "TMDB_KEY": "s3cret"], clock: ImmediateClock(),
      timeout: .seconds(5), now: { Date() })
    await #expect(throws: HTTPError.offline(service: "TMDb")) {
      try await service.movies(in: .popular, page: 1)
    }
  }

  @Test(arguments: ["TMDB_URL", "TMDB_IMAGE_URL"])
  func invalidServiceAddressesAreRejectedByVariable(name: String) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try MovieServices.live(environment: [name: "nowhere", "TMDB_KEY": "s3cret"])
    }
    #expect(error?.source == name)
  }
}
