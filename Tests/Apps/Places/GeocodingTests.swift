import BinderyServices
import BinderyTesting
@testable import CloudyViewModels
import Foundation
@testable import Places
import Testing

@Suite struct GeocodingTests {
  private let search = "/v1/search"

  @Test func placesAreFoundOnceAndOnlyWhereTheyAre() async throws {
    try await withTestServer { server in
      server.reply(to: search, with: .json(OpenMeteoReplies.places))
      let places = try await server.services().geocoding.suggestions(for: " berlin ")
      #expect(
        places == [
          Place(
            name: "Berlin", region: "Land Berlin", country: "Germany", countryCode: "DE",
            coordinate: Coordinate(clampedLatitude: 52.52437, longitude: 13.41053)),
          Place(
            name: "Berlin", region: "New Hampshire", country: "United States",
            coordinate: Coordinate(clampedLatitude: 44.46867, longitude: -71.18508)),
          Place(name: "Bare", coordinate: Coordinate(clampedLatitude: 1, longitude: 3)),
        ])
      let request = try #require(server.requests.first)
      #expect(request.queryItem("name") == "berlin")
      #expect(request.queryItem("count") == "10")
      #expect(request.queryItem("language") == "en")
    }
  }

  @Test func withoutAMatchThereIsNoListAtAll() async throws {
    try await withTestServer { server in
      server.reply(to: search, with: .json(#"{"generationtime_ms":0.6}"#))
      let geocoding = try server.services().geocoding
      #expect(try await geocoding.suggestions(for: "ggggg") == [])
    }
  }

  @Test(arguments: ["", " ", "B"]) func queriesThatCannotMatchSendNoRequest(query: String) async throws {
    try await withTestServer { server in
      let geocoding = try server.services().geocoding
      #expect(try await geocoding.suggestions(for: query) == [])
      #expect(server.requests.isEmpty)
    }
  }

  @Test func anyTextArrivesAsItWasTyped() async throws {
    try await withTestServer { server in
      server.reply(to: search, with: .json("{}"))
      _ = try await server.services().geocoding.suggestions(for: "São+Paulo & #1?=/%, BR")
      #expect(server.requests.first?.queryItem("name") == "S%C3%A3o%2BPaulo%20%26%20%231%3F%3D%2F%25,%20BR")
    }
  }

  @Test func aVeryLongTextIsCut() async throws {
    try await withTestServer { server in
      server.reply(to: search, with: .json("{}"))
      _ = try await server.services().geocoding.suggestions(for: String(repeating: "a", count: 100_000))
      #expect(server.requests.first?.queryItem("name")?.count == 100)
    }
  }

  @Test func equalTextsSendOneRequest() async throws {
    try await withTestServer { server in
      server.reply(to: search, with: .json(OpenMeteoReplies.places))
      let geocoding = try server.services().geocoding
      for query in ["Berlin", "berlin", "BERLIN"] { _ = try await geocoding.suggestions(for: query) }
      #expect(server.requests.count == 1)
    }
  }

  @Test(arguments: [
    (
      400, OpenMeteoReplies.error("Parameter count must be between 1 and 100."),
      HTTPError.refused(
        service: "Open-Meteo’s place search", status: 400,
        reason: "Parameter count must be between 1 and 100.")
    ),
    (429, "", .rateLimited(service: "Open-Meteo’s place search", retryAfter: nil, reason: nil)),
    (503, "", .unavailable(service: "Open-Meteo’s place search", status: 503, reason: nil)),
    (200, "<html>", .notJSON(service: "Open-Meteo’s place search", kind: "a web page")),
    (200, #"{"results":[{"id":29"#, .cutOff(service: "Open-Meteo’s place search")),
  ])
  func failuresHaveReadableErrors(status: Int, body: String, expected: HTTPError) async throws {
    try await withTestServer { server in
      server.reply(to: search, with: .json(body, status: status))
      await #expect(throws: expected) { try await server.services().geocoding.suggestions(for: "Berlin") }
    }
  }

  @Test func withoutANetworkTheKnownPlacesAreFound() async throws {
    let server = try await TestServer.start()
    let geocoding = try server.services().geocoding
    await server.stop()
    #expect(try await geocoding.suggestions(for: "zuri").map(\.name) == ["Zürich"])
    await #expect(throws: HTTPError.offline(service: "Open-Meteo’s place search")) {
      try await geocoding.suggestions(for: "Atlantis")
    }
  }
}
