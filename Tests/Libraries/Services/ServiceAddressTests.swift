import BinderyServices
import Foundation
import Testing

struct ServiceAddressTests {
  @Test(arguments: [
    ("https://image.tmdb.org/t/p", "https://image.tmdb.org"),
    ("HTTP://127.0.0.1:8099/x", "http://127.0.0.1:8099"),
    ("https://me:secret@example.org/a?key=k#f", "https://example.org"),
  ])
  func theOriginIsSchemeHostAndPortAlone(_ text: String, origin: String) {
    #expect(ServiceAddress(text)?.origin == origin)
  }

  @Test(arguments: [
    ("http://h:1", "http://h:1/v1/forecast?a=1,2%2B"), ("http://h:1/", "http://h:1/v1/forecast?a=1,2%2B"),
    ("http://h/x/v1", "http://h/x/v1/forecast?a=1,2%2B"),
    ("http://h/v1/forecast/", "http://h/v1/forecast?a=1,2%2B"),
    ("http://h/?apikey=s%26", "http://h/v1/forecast?apikey=s%26&a=1,2%2B"),
  ])
  func pathsAreAppendedToAnyBase(base: String, expected: String) throws {
    let address = try #require(ServiceAddress(base))
    #expect(try address.request("v1/forecast", query: [("a", "1,2+")]).url.absoluteString == expected)
  }

  @Test func credentialsInABaseAddressAreSecret() throws {
    let request = try #require(ServiceAddress("http://me:pw@h/?x=s3cret")).request("v1/forecast")
    #expect(request.secrets == ["me", "pw", "s3cret"])
    #expect(!"\(request)".contains("s3cret"))
  }
}
