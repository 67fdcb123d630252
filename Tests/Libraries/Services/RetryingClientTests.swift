import BinderyServices
import BinderyTesting
import Foundation
import Testing

@Suite struct RetryingClientTests {
  private let clock = ImmediateClock()

  @Test func serverErrorsAreRetriedOnce() async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: .status(503), .json(#"{"temperature": 3}"#))
      let value = try await JSONService.weather(clock: clock).value(Reading.self, for: server.request())
      #expect(value.temperature == 3)
      #expect(clock.sleeps == [.milliseconds(400)])
    }
  }

  @Test func secondServerErrorIsThrown() async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: .status(500))
      await #expect(throws: HTTPError.unavailable(service: "Weather", status: 500, reason: nil)) {
        try await JSONService.weather(clock: clock).value(Reading.self, for: server.request())
      }
      #expect(server.requests.count == 2)
    }
  }

  @Test func truncatedRepliesAreRetried() async throws {
    try await withTestServer { server in
      let good = StubReply.json(#"{"temperature": 3}"#)
      server.reply(to: "/now", with: good.cutOff(after: 5), good)
      let value = try await JSONService.weather(clock: clock).value(Reading.self, for: server.request())
      #expect(value.temperature == 3)
    }
  }

  @Test func shortRetryAfterIsAwaited() async throws {
    try await withTestServer { server in
      server.reply(
        to: "/now", with: .status(429, headers: [("Retry-After", "2")]), .json(#"{"temperature": 3}"#))
      _ = try await JSONService.weather(clock: clock).value(Reading.self, for: server.request())
      #expect(clock.sleeps == [.seconds(2)])
    }
  }

  @Test func longRetryAfterIsReported() async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: .status(429, headers: [("Retry-After", "90")]))
      await #expect(throws: HTTPError.rateLimited(service: "Weather", retryAfter: .seconds(90), reason: nil))
      {
        try await JSONService.weather(clock: clock).value(Reading.self, for: server.request())
      }
      #expect(server.requests.count == 1)
    }
  }

  @Test(arguments: [
    ("Retry-After", "Wed, 21 Oct 2015 07:28:30 GMT", 30.0), ("Retry-After", "-5", 0),
    ("Ratelimit-Reset", "60", 60),
    ("Retry-After", "1e300", 31_536_000),
  ])
  func retryAfterIsReadFromDatesAndNumbers(name: String, value: String, seconds: Double) async throws {
    let now = Date(timeIntervalSince1970: 1_445_412_480)
    try await withTestServer { server in
      server.reply(to: "/now", with: .status(429, headers: [(name, value)]))
      let service = JSONService(
        name: "Weather", userAgent: "T", policy: RetryPolicy(retries: 0), clock: clock, now: { now })
      await #expect(
        throws: HTTPError.rateLimited(service: "Weather", retryAfter: .seconds(seconds), reason: nil)
      ) {
        try await service.value(Reading.self, for: server.request())
      }
    }
  }

  @Test(arguments: [400, 401, 403, 404, 429]) func rejectedRequestsAreNotRetried(status: Int) async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: .status(status))
      await #expect(throws: HTTPError.self) {
        try await JSONService.weather(clock: clock).value(Reading.self, for: server.request())
      }
      #expect(server.requests.count == 1)
    }
  }

  @Test func postsAreNeverRetried() async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: .status(503))
      var request = try server.request()
      request.method = .post
      request.body = Data("data=1".utf8)
      let post = request
      await #expect(throws: HTTPError.self) {
        try await JSONService.weather(clock: clock).value(Reading.self, for: post)
      }
      #expect(server.requests.map(\.method) == ["POST"])
      #expect(server.requests.first?.body == Array("data=1".utf8))
    }
  }
}
