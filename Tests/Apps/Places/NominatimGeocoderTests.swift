import BinderyServices
import BinderyTesting
import Foundation
import Places
import Testing

struct NominatimGeocoderTests {
  private func geocoder(
    at server: TestServer, regions: RegionStyle = .codes
  ) throws -> NominatimGeocoder<ContinuousClock> {
    NominatimGeocoder(
      at: try #require(ServiceAddress(server.address)),
      service: JSONService(name: "Place search", userAgent: "Tests/1.0", policy: RetryPolicy(retries: 0)),
      regions: regions)
  }

  private func places(_ reply: StubReply, regions: RegionStyle = .codes) async throws -> [Place] {
    try await withTestServer { server in
      server.reply(to: "/search", with: reply)
      return try await geocoder(at: server, regions: regions).places(named: "Richmond, VA")
    }
  }

  @Test func numbersAreReadFromTextsAndStatesBecomeTheirCodes() async throws {
    let found = try await places(
      .json(
        """
        [{"lat":"37.5385","lon":"-77.4343","name":"Richmond","display_name":"Richmond, Virginia, United States",
        "address":{"state":"Virginia","country":"United States","country_code":"us"}},
        {"lat":"1.5","lon":"2.5","name":"","display_name":"Somewhere, Else"},{"lat":"no","lon":"2"},7,null]
        """))
    #expect(found.map(\.name) == ["Richmond, VA", "Somewhere"])
    #expect(found.first?.countryCode == "US")
    #expect(found.first?.coordinate == Coordinate(latitude: 37.5385, longitude: -77.4343))
  }

  @Test func statesKeepTheirNamesWhereThatIsAskedFor() async throws {
    let found = try await places(
      .json(
        """
        [{"lat":"37.5385","lon":"-77.4343","name":"Richmond","address":{"state":"Virginia","country_code":"us"}},
        {"lat":"40.7","lon":"-74","name":"New York","address":{"state":"New York","country_code":"us"}}]
        """), regions: .names)
    #expect(found.map(\.region) == ["Virginia", nil])
  }

  @Test func nothingFoundIsAnEmptyList() async throws {
    #expect(try await places(.json("[]")).isEmpty)
  }

  @Test(arguments: [
    (400, #"{"error":{"code":400,"message":"Parameter 'limit' must be a number."}}"#), (429, "<html>"),
    (503, ""), (200, #"{"error":"Unable to geocode"}"#),
  ])
  func failuresHaveReadableErrors(status: Int, body: String) async throws {
    let error = await #expect(throws: HTTPError.self) { try await places(.json(body, status: status)) }
    #expect(error?.localizedDescription.contains("Place search") == true)
  }

  @Test func textIsRequestedOnceAndEmptyTextNever() async throws {
    try await withTestServer { server in
      server.reply(to: "/search", with: .json("[]"))
      let geocoder = try geocoder(at: server)
      for text in ["Unter den Linden 1", " unter den linden 1 ", "  "] {
        #expect(try await geocoder.places(named: text).isEmpty)
      }
      #expect(server.requests.map { $0.queryItem("q") } == ["Unter%20den%20Linden%201"])
    }
  }
}
