import Testing

private struct QuickGeocoder: Geocoder {
  func places(named name: String) async throws -> [String] { [name] }
}

@MainActor
struct FlakyTests {
  @Test(.disabled("It shows what not to do."))
  func searchFindsAPlace() async throws {
    let model = AddLocationViewModel(geocoder: QuickGeocoder())
    model.query = "Paris"
    try await Task.sleep(for: .seconds(0.6))  // surely enough?
    #expect(model.places == ["Paris"])
  }
}
