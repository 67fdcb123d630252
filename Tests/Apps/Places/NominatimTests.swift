import BinderyServices
import BinderyTesting
@testable import CloudyViewModels
import Foundation
@testable import Places
import Testing

@Suite struct NominatimTests {
  private let reply = """
    [{"place_id":1,"licence":"x","osm_type":"way","osm_id":"15976890","lat":"52.51720765","lon":"13.3978343",
      "category":"historic","name":"Kommandantenhaus","boundingbox":["52.5","52.6","13.3","13.4"],
      "display_name":"Kommandantenhaus, 1, Unter den Linden, Berlin, Deutschland",
      "address":{"city":"Berlin","state":"Berlin","country":"Germany","country_code":"de"}},
     {"lat":"1.5","lon":"2.5","name":"","display_name":"Somewhere, Else"},
     {"lat":"no","lon":"2.5","display_name":"Nowhere"}, 7, {"lat":null}]
    """

  @Test func typingSendsNoRequestToNominatim() async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json("{}"))
      let geocoding = try server.services().geocoding
      #expect(try await geocoding.suggestions(for: "Unter den Linden") == [])
      #expect(server.requests(to: "/search").isEmpty)
    }
  }

  @Test func submittedTextKnownToOpenMeteoSkipsNominatim() async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json(OpenMeteoReplies.places))
      let geocoding = try server.services().geocoding
      #expect(try await geocoding.places(named: "Berlin").count == 3)
      #expect(server.requests(to: "/search").isEmpty)
    }
  }

  @Test func unknownSubmittedTextIsSentToNominatim() async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json("{}"))
      server.reply(to: "/search", with: .json(reply))
      let places = try await server.services().geocoding.places(named: "Unter den Linden 1")
      #expect(places.map(\.name) == ["Kommandantenhaus", "Somewhere"])
      #expect(places.first?.region == "Berlin" && places.first?.countryCode == "DE")
      #expect(places.first?.country == "Germany")
      #expect(places.first?.coordinate == Coordinate(clampedLatitude: 52.51720765, longitude: 13.3978343))
      let request = try #require(server.requests(to: "/search").first)
      #expect(request.queryItem("q") == "Unter%20den%20Linden%201")
      #expect(request.queryItem("format") == "jsonv2")
      #expect(request.header("User-Agent") == "Cloudy/1.0 (Bindery)")
    }
  }

  @Test func requestsAreASecondApartAndSentOnce() async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json("{}"))
      server.reply(to: "/search", with: .json("[]"))
      let clock = ImmediateClock()
      let geocoding = try server.services(clock: clock).geocoding
      for name in ["one", "two", "One"] { #expect(try await geocoding.places(named: name) == []) }
      #expect(server.requests(to: "/search").count == 2)
      #expect(clock.sleeps.count == 1)
      #expect(clock.sleeps.allSatisfy { $0 <= .seconds(1) && $0 > .milliseconds(1) })
    }
  }

  @Test func blankTextSendsNoRequest() async throws {
    try await withTestServer { server in
      let geocoding = try server.services().geocoding
      #expect(try await geocoding.places(named: "  ") == [])
      #expect(server.requests.isEmpty)
    }
  }

  @Test func failuresAreNotRetriedAutomatically() async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json("{}"))
      server.reply(to: "/search", with: .status(503))
      let geocoding = try server.services().geocoding
      await #expect(throws: HTTPError.self) { try await geocoding.places(named: "Berlin") }
      #expect(server.requests(to: "/search").count == 1)
    }
  }

  @Test(arguments: [
    (
      400, #"{"error":{"code":400,"message":"Parameter 'limit' must be a number."}}"#,
      HTTPError.refused(
        service: "OpenStreetMap’s place search", status: 400, reason: "Parameter 'limit' must be a number.")
    ),
    (
      403, "<html>blocked</html>", .refused(service: "OpenStreetMap’s place search", status: 403, reason: nil)
    ),
    (
      429, "<html>slow down</html>",
      .rateLimited(service: "OpenStreetMap’s place search", retryAfter: nil, reason: nil)
    ),
    (
      509, "<html>Bandwidth limit exceeded</html>",
      .rateLimited(service: "OpenStreetMap’s place search", retryAfter: nil, reason: nil)
    ),
    (503, "", .unavailable(service: "OpenStreetMap’s place search", status: 503, reason: nil)),
    (
      200, #"{"error":"Unable to geocode"}"#,
      .unreadable(service: "OpenStreetMap’s place search", detail: "the answer is of another kind")
    ),
    (200, #"[{"lat":"52."#, .cutOff(service: "OpenStreetMap’s place search")),
  ])
  func failuresHaveReadableErrors(status: Int, body: String, expected: HTTPError) async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json("{}"))
      server.reply(to: "/search", with: .json(body, status: status))
      await #expect(throws: expected) { try await server.services().geocoding.places(named: "Berlin") }
    }
  }
}
