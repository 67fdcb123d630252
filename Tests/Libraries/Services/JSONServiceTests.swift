import BinderyServices
import BinderyTesting
import Foundation
import Testing

@Suite struct JSONServiceTests {
  @Test func validRepliesAreDecoded() async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: .json(#"{"temperature": 12.5}"#))
      let value = try await JSONService.weather().value(Reading.self, for: server.request("/now?a=1%2C2"))
      #expect(value == Reading(temperature: 12.5))
      #expect(server.requests.first?.header("User-Agent") == "BinderyTests/1.0")
      #expect(server.requests.first?.header("Accept") == "application/json")
      #expect(server.requests.first?.queryItem("a") == "1%2C2")
    }
  }

  @Test(arguments: [
    (
      400, #"{"error":true,"reason":"Invalid timezone"}"#,
      HTTPError.refused(service: "Weather", status: 400, reason: "Invalid timezone")
    ),
    (
      400, #"{"code":400,"error":"The given location is invalid."}"#,
      .refused(service: "Weather", status: 400, reason: "The given location is invalid.")
    ),
    (
      400, #"{"error":{"code":400,"message":"Bad"}}"#,
      .refused(service: "Weather", status: 400, reason: "Bad")
    ),
    (401, #"{"message":"No API key found"}"#, .keyRefused(service: "Weather", reason: "No API key found")),
    (
      403, #"{"code":403,"error":"permission denied"}"#,
      .keyRefused(service: "Weather", reason: "permission denied")
    ),
    (404, #"{"detail":"Not Found"}"#, .notFound(service: "Weather", reason: "Not Found")),
    (
      422, #"{"errors":["query must be provided"]}"#,
      .refused(service: "Weather", status: 422, reason: "query must be provided")
    ),
    (
      429, #"{"status_code":429,"status_message":"Over the limit"}"#,
      .rateLimited(service: "Weather", retryAfter: nil, reason: "Over the limit")
    ),
    (500, "", .unavailable(service: "Weather", status: 500, reason: nil)),
    (
      503, #"{"error":true,"reason":"The service is overloaded"}"#,
      .unavailable(service: "Weather", status: 503, reason: "The service is overloaded")
    ),
    (502, "<html>Bad gateway</html>", .unavailable(service: "Weather", status: 502, reason: nil)),
    (403, "<html>blocked</html>", .keyRefused(service: "Weather", reason: nil)),
    (
      509, "<html>Bandwidth limit exceeded</html>",
      .rateLimited(service: "Weather", retryAfter: nil, reason: nil)
    ),
    (400, #"{"error":true}"#, .refused(service: "Weather", status: 400, reason: nil)),
  ])
  func aRefusalKeepsTheServicesOwnWords(status: Int, body: String, expected: HTTPError) async throws {
    #expect(try await error(for: .json(body, status: status), secrets: ["s3cret"]) == expected)
  }

  @Test(arguments: [
    ("<html><body>Hello</body></html>", HTTPError.notJSON(service: "Weather", kind: "a web page")),
    ("", .notJSON(service: "Weather", kind: "nothing")),
    ("OK", .notJSON(service: "Weather", kind: "plain text")),
    (#"{"temperature": 12"#, .cutOff(service: "Weather")),
    (#"{"temperature": null}"#, .unreadable(service: "Weather", detail: "temperature is empty")),
    (#"{"temperature": "warm"}"#, .unreadable(service: "Weather", detail: "temperature is of another kind")),
    (#"{}"#, .unreadable(service: "Weather", detail: "temperature is missing")),
    (#"[]"#, .unreadable(service: "Weather", detail: "the answer is of another kind")),
    (#"{"temperature": 1e999}"#, .unreadable(service: "Weather", detail: "it is not valid JSON")),
  ])
  func unusableBodiesAreReported(body: String, expected: HTTPError) async throws {
    let found = try await error(for: .json(body))
    #expect(found == expected)
  }

  @Test func notANumberIsDecodedForTheReaderToDrop() async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: .json(#"{"temperature": NaN}"#))
      let value = try await JSONService.weather().value(Reading.self, for: server.request())
      #expect(value.temperature.isNaN)
    }
  }

  @Test func aBodyThatEndsEarlyIsCutOff() async throws {
    #expect(
      try await error(for: .json(#"{"temperature": 12.5}"#).cutOff(after: 7)) == .cutOff(service: "Weather"))
  }

  @Test func aConnectionClosedWithoutAByteIsAFailure() async throws {
    let found = try await error(for: .closed)
    #expect(found == .cutOff(service: "Weather") || found == .offline(service: "Weather"))
  }

  @Test func aLongReasonIsShortenedToOneLine() async throws {
    let long = String(repeating: "word\\n", count: 100)
    guard
      case .refused(_, _, let reason?)? = try await error(for: .json(#"{"reason":"\#(long)"}"#, status: 400))
    else {
      Issue.record("no reason")
      return
    }
    #expect(reason.count == 200)
    #expect(!reason.contains("\n"))
    #expect(reason.hasSuffix("…"))
  }

  @Test func aKeyThatTheServiceRepeatsIsNotShown() async throws {
    let found = try await error(
      for: .json(#"{"error":"Key s3cret/k is unknown"}"#, status: 403), secrets: ["s3cret/k"])
    #expect(found == .keyRefused(service: "Weather", reason: "Key … is unknown"))
  }

  @Test func errorsBlameNoKeyIfNoneWasSent() async throws {
    let found = try await error(for: .html("<html>blocked</html>", status: 403))
    #expect(found == .refused(service: "Weather", status: 403, reason: nil))
  }

  @Test func errorsHaveReadableDescriptions() {
    let errors: [HTTPError] = [
      .offline(service: "S"), .timedOut(service: "S", after: .milliseconds(9_500)),
      .refused(service: "S", status: 400, reason: nil),
      .notFound(service: "S", reason: "Gone"), .keyRefused(service: "S", reason: nil),
      .rateLimited(service: "S", retryAfter: .seconds(129 * 60), reason: "Slow down."),
      .unavailable(service: "S", status: 500, reason: "x"),
      .notJSON(service: "S", kind: "a web page"), .unreadable(service: "S", detail: "a.0 is missing"),
      .cutOff(service: "S"),
      .tooLarge(service: "S", limit: 1 << 20), .redirected(service: "S"),
    ]
    for error in errors {
      let sentence = error.localizedDescription
      #expect(sentence.contains("S ") || sentence.contains(" S"))
      #expect(sentence.hasSuffix("."))
      #expect(!sentence.contains("Optional"))
      #expect(!sentence.contains(".."))
    }
    #expect(errors[1].localizedDescription.contains("within 10 seconds"))
    #expect(errors[5].localizedDescription.contains("Try again in 3 hours. S says: Slow down."))
  }
}
