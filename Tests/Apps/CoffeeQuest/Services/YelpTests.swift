import BinderyServices
import BinderyTesting
@testable import CoffeeQuestViewModels
import Foundation
import Testing

/// The Yelp client with a server that uses the documented format.
struct YelpTests {
  private func ask(_ server: TestServer) async throws -> BusinessReply {
    let client = YelpClient(
      address: try #require(ServiceAddress(server.address)), key: "s3cret",
      service: JSONService(name: "Yelp", userAgent: "Tests/1.0", policy: RetryPolicy(retries: 0)))
    return try await client.cafes(BusinessSearch(center: .berlin(), radius: 1_500))
  }

  private func reply(_ reply: StubReply) async throws -> BusinessReply {
    try await withTestServer { server in
      server.reply(to: "/v3/businesses/search", with: reply)
      return try await ask(server)
    }
  }

  @Test func requestContainsTermLimitAndKey() async throws {
    try await withTestServer { server in
      server.reply(to: "/v3/businesses/search", with: .json(#"{"businesses":[],"total":0}"#))
      #expect(try await ask(server).cafes.isEmpty)
      let request = try #require(server.requests.first)
      #expect(request.queryItem("term") == "coffee")
      #expect(request.queryItem("limit") == "35")
      #expect(request.queryItem("latitude") == "52.52")
      #expect(request.queryItem("radius") == "1500")
      #expect(request.header("Authorization") == "Bearer s3cret")
    }
  }

  @Test func aBusinessIsRead() async throws {
    let cafe = try #require(try await reply(.json(Self.businesses)).cafes.first)
    #expect(cafe.name == "Second Bell" && cafe.rating == 4 && cafe.price == .moderate)
    #expect(cafe.address == ["388 Grove St", "Berlin"])
    #expect(cafe.phone == "(415) 555-0102")
    #expect(cafe.page == "https://www.yelp.com/biz/second-bell")
  }

  @Test func unlocatedAndClosedBusinessesAreSkipped() async throws {
    #expect(try await reply(.json(Self.businesses)).cafes.map(\.id) == ["yelp-second-bell"])
  }

  @Test(arguments: [
    (400, #"{"error":{"code":"VALIDATION_ERROR","description":"The limit s3cret is invalid."}}"#),
    (401, #"{"error":{"code":"TOKEN_INVALID","description":"Invalid access token s3cret."}}"#),
    (429, #"{"error":{"code":"ACCESS_LIMIT_REACHED","description":"You have reached the limit."}}"#),
    (502, "<html>Bad Gateway</html>"), (200, "{}"), (200, "[1]"), (200, "<html>"),
  ])
  func readableErrorsHideTheKey(status: Int, body: String) async throws {
    let error = await #expect(throws: HTTPError.self) {
      try await reply(.json(body, status: status))
    }
    let sentence = try #require(error?.localizedDescription)
    #expect(sentence.contains("Yelp") && !sentence.contains("s3cret"))
  }

  private static let businesses = """
    {"total":4,"businesses":[
    {"id":"second-bell","name":"Second Bell","rating":4,"price":"$$","coordinates":{"latitude":52.52,"longitude":13.41},
     "location":{"address1":"","display_address":["388 Grove St","Berlin"]},"display_phone":"(415) 555-0102",
     "url":"https://www.yelp.com/biz/second-bell","is_closed":false},
    {"id":"nowhere","name":"Nowhere","rating":5,"coordinates":{"latitude":null,"longitude":null}},
    {"id":"gone","name":"Gone","coordinates":{"latitude":52.52,"longitude":13.41},"is_closed":true},
    {"id":"../evil","coordinates":{"latitude":52.52,"longitude":13.41}}, 3]}
    """
}
