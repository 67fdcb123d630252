import BinderyServices
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
}
