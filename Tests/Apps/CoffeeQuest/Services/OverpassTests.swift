import BinderyServices
import BinderyStore
import BinderyTesting
@testable import CoffeeQuestViewModels
import Foundation
@testable import Places
import Testing

/// The Overpass client with a server that uses the documented format.
struct OverpassTests {
  private let around = BusinessSearch(center: .berlin(), radius: 1_500)

  private func client(_ server: TestServer) throws -> OverpassClient {
    OverpassClient(
      address: try #require(ServiceAddress(server.address)),
      service: JSONService(name: "Overpass", userAgent: "Tests/1.0", policy: RetryPolicy(retries: 0)))
  }

  private func reply(_ reply: StubReply) async throws -> BusinessReply {
    try await withTestServer { server in
      server.reply(to: "/api/interpreter", with: reply)
      return try await client(server).cafes(around)
    }
  }

  @Test func requestIsSentAsAForm() async throws {
    try await withTestServer { server in
      server.reply(to: "/api/interpreter", with: .json(#"{"elements":[]}"#))
      #expect(try await client(server).cafes(around).cafes.isEmpty)
      let request = try #require(server.requests.first)
      #expect(request.method == "POST")
      let body = String(decoding: request.body, as: UTF8.self)
      #expect(body.hasPrefix("data=") && !body.dropFirst(5).contains { "&=;[".contains($0) })
      #expect(
        body.removingPercentEncoding
          == "data=[out:json][timeout:25];nwr[amenity=cafe](around:1500,52.52,13.41);out center 400;")
    }
  }

  @Test func nodesAndMiddlesOfWaysAreReadNearestFirst() async throws {
    let found = try await reply(.json(OverpassReplies.cafes))
    #expect(found.source == .openStreetMap)
    #expect(found.cafes.map(\.name) == ["Near", "Chain", "English", nil, "Far"])
    #expect(found.cafes.map(\.id).first == "osm-node-1" && found.cafes.map(\.id).last == "osm-way-2")
    #expect(found.cafes.allSatisfy { $0.rating == nil })
  }

  @Test func knownCafeDetailsAreRead() async throws {
    let cafe = try #require(try await reply(.json(OverpassReplies.cafes)).cafes.first)
    #expect(cafe.address == ["Torstraße 88", "10119 Berlin"])
    #expect(cafe.phone == "+49 30 5550100")
    #expect(cafe.site == "https://near.example.org/")
    #expect(cafe.hasWifi == true && cafe.hasOutdoorSeating == false)
    #expect(cafe.hours != nil)
    #expect(cafe.page == "https://www.openstreetmap.org/node/1")
  }

  @Test(arguments: [
    "javascript:alert(1)", "https://bank.example@evil.example/", "data:text/html,x", "//evil.example",
    "https://a b.example", "file:///etc/passwd", "https://\\\\evil.example",
  ])
  func hostileLinksAreDropped(site: String) async throws {
    let text = String(decoding: try JSONEncoder().encode(site), as: UTF8.self)
    let found = try await reply(
      .json(#"{"elements":[{"type":"node","id":1,"lat":52.52,"lon":13.41,"tags":{"website":\#(text)}}]}"#))
    #expect(found.cafes.count == 1)
    #expect(found.cafes.first?.site == nil)
  }

  @Test func hostileNamesAreShownAsOneHarmlessLine() async throws {
    let found = try await reply(
      .json(
        #"{"elements":[{"type":"node","id":1,"lat":52.52,"lon":13.41,"tags":{"name":"A\u202e\u0000\n  <b>b"}}]}"#
      ))
    #expect(found.cafes.first?.name == "A <b>b")
  }

  @Test func remarksAreFailuresDespiteStatus200() async throws {
    let error = await #expect(throws: CafeSearchError.self) {
      try await reply(
        .json(
          #"{"elements":[],"remark":"runtime error: Query timed out in \"query\" at line 1 after 26 seconds."}"#
        ))
    }
    #expect(error?.localizedDescription.contains("Query timed out") == true)
    await #expect(throws: CafeSearchError.self) {
      try await reply(
        .json(#"{"elements":[{"type":"node","id":1,"lat":52.5,"lon":13.4}],"remark":"out of memory"}"#))
    }
  }

  @Test(arguments: [(429, "Too Many"), (504, "Busy"), (400, "parse error")])
  func htmlRejectionsHaveReadableErrors(status: Int, title: String) async throws {
    try await withTestServer { server in
      server.reply(to: "/api/interpreter", with: .html("<html><p>\(title)</p></html>", status: status))
      let error = await #expect(throws: HTTPError.self) { try await client(server).cafes(around) }
      #expect(error?.localizedDescription.contains("Overpass") == true)
      // Requests follow user actions only, so the client never retries.
      #expect(server.requests.count == 1)
    }
  }

  @Test(arguments: ["", "{}", "[]", "null", "<html>", #"{"elements":[{"#])
  func invalidRepliesAreFailures(body: String) async throws {
    await #expect(throws: HTTPError.self) { try await reply(.json(body)) }
  }

  @Test func equalRequestsAreSentOnceADay() async throws {
    try await withTestServer { server in
      server.reply(to: "/api/interpreter", with: .json(OverpassReplies.cafes))
      let services = try CoffeeQuestServices.live(
        environment: ["OVERPASS_URL": server.address], store: .inMemory())
      for _ in 1...3 { _ = try await services.search.cafes(around) }
      #expect(server.requests.count == 1)
    }
  }

  @Test func outOfOrderRepliesReachTheirRequests() async throws {
    try await withTestServer { server in
      let gate = StubGate()
      server.reply(
        to: "/api/interpreter", with: .json(OverpassReplies.cafes).held(by: gate), .json(#"{"elements":[]}"#))
      let client = try client(server)
      async let slow = client.cafes(around)
      await server.received(1, to: "/api/interpreter")
      #expect(try await client.cafes(around).cafes.isEmpty)
      gate.open()
      #expect(try await slow.cafes.count == 5)
    }
  }

  @Test func labeledSampleCafesReplaceAMissingNetwork() async throws {
    let services = try CoffeeQuestServices.live(
      environment: ["OVERPASS_URL": "http://127.0.0.1:1"], store: .inMemory())
    let found = try await services.search.cafes(around)
    #expect(found.source == .sample && !found.cafes.isEmpty)
    #expect(found.reason?.contains("cannot be reached") == true)
    let nowhere = try #require(Coordinate(latitude: 0, longitude: -30))
    await #expect(throws: HTTPError.self) {
      try await services.search.cafes(BusinessSearch(center: nowhere, radius: 1_500))
    }
  }

  @Test(arguments: ["OVERPASS_URL", "YELP_URL", "NOMINATIM_URL"])
  func invalidServiceAddressesAreRejectedByVariable(name: String) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try CoffeeQuestServices.live(environment: [name: "nowhere"], store: .inMemory())
    }
    #expect(error?.source == name)
  }
}

enum OverpassReplies {
  /// A cafe with all tags, a way, an English name, a brand, one without tags, and an invalid element.
  static let cafes = """
    {"version":0.6,"generator":"Overpass API","osm3s":{"timestamp_osm_base":"x"},"elements":[
    {"type":"way","id":2,"center":{"lat":52.53,"lon":13.41},"tags":{"amenity":"cafe","name":"Far"}},
    {"type":"node","id":1,"lat":52.52,"lon":13.4101,"tags":{"amenity":"cafe","name":"Near",
    "addr:street":"Torstraße","addr:housenumber":"88","addr:postcode":"10119","addr:city":"Berlin",
    "phone":"+49 30 5550100;+49 30 5550101","website":"https://near.example.org/","internet_access":"wlan",
    "outdoor_seating":"no","opening_hours":"Mo-Su 08:00-18:00"}},
    {"type":"node","id":3,"lat":52.522,"lon":13.41,"tags":{"name:en":"English"}},
    {"type":"node","id":4,"lat":52.521,"lon":13.41,"tags":{"brand":"Chain"}},
    {"type":"node","id":5,"lat":52.523,"lon":13.41},
    {"type":"relation","id":6,"tags":{"name":"Nowhere"}},
    {"type":"node","id":7,"lat":91,"lon":13.41,"tags":{"name":"Beyond"}}, 7, null]}
    """
}
