import BinderyServices
import BinderyTesting
import Foundation
import Places
import Testing

struct GeocoderTests {
  private func places(_ reply: String, named name: String = "Richmond, VA") async throws -> [Place] {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json(reply))
      return try await geocoder(at: server.address).places(named: name)
    }
  }

  private func geocoder(at text: String) throws -> OpenMeteoGeocoder {
    let address = try #require(ServiceAddress(text))
    return OpenMeteoGeocoder(at: address, service: JSONService(name: "Place search", userAgent: "Tests/1.0"))
  }

  @Test func requestMatchesTheDocumentation() async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json("{}"))
      _ = try await geocoder(at: server.address).places(named: " São Paulo & Rio, BR ")
      let request = try #require(server.requests.first)
      #expect(request.queryItem("name") == "S%C3%A3o%20Paulo%20%26%20Rio,%20BR")
      #expect(request.queryItem("count") == "10")
      #expect(request.queryItem("language") == "en")
    }
  }

  @Test func stateOfTheUSABecomesItsCode() async throws {
    let found = try await places(
      #"{"results":[{"name":"Richmond","latitude":37.5,"longitude":-77.4,"country_code":"US","admin1":"Virginia"}]}"#
    )
    #expect(found.map(\.name) == ["Richmond, VA"])
  }

  @Test func regionOfAnotherCountryStaysAsItIs() async throws {
    let found = try await places(
      #"{"results":[{"name":"Tbilisi","latitude":41.7,"longitude":44.8,"country_code":"GE","admin1":"Georgia"}]}"#
    )
    #expect(found.map(\.name) == ["Tbilisi, Georgia"])
  }

  @Test func placeWithoutARegionHasNoTrailingComma() async throws {
    let found = try await places(#"{"results":[{"name":"Singapore","latitude":1.29,"longitude":103.85}]}"#)
    #expect(found.map(\.name) == ["Singapore"])
  }

  @Test func noMatchIsNoResults() async throws {
    #expect(try await places(#"{"generationtime_ms":0.6}"#).isEmpty)
  }

  @Test func invalidResultsAreSkipped() async throws {
    let found = try await places(
      #"{"results":[null,{"name":"Nowhere"},{"name":"Far","latitude":91,"longitude":0},{"name":"Here","latitude":1,"longitude":2}]}"#
    )
    #expect(found.map(\.name) == ["Here"])
  }

  @Test(arguments: ["", "R", "  "])
  func fewerThanTwoLettersSendNoRequest(_ name: String) async throws {
    try await withTestServer { server in
      let found = try await geocoder(at: server.address).places(named: name)
      #expect(found.isEmpty)
      #expect(server.requests.isEmpty)
    }
  }

  @Test func withoutANetworkKnownPlacesAreFound() async throws {
    let geocoder = OfflineGeocoder(try geocoder(at: "http://127.0.0.1:1"))
    #expect(try await geocoder.places(named: "richmond, va").map(\.name) == ["Richmond, VA"])
  }

  @Test func offlineSearchFailsForUnknownPlaces() async throws {
    let geocoder = OfflineGeocoder(try geocoder(at: "http://127.0.0.1:1"))
    await #expect(throws: HTTPError.offline(service: "Place search")) {
      try await geocoder.places(named: "Harrisonburg, VA")
    }
  }

  @Test func everyCodeOfAStateIsFoundByItsName() {
    #expect(USStates.code(of: "Virginia") == "VA")
    #expect(USStates.code(of: "west virginia") == "WV")
    #expect(USStates.code(of: "Bavaria") == nil)
  }
}
