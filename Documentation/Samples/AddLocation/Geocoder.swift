import BinderyTesting

/// Finds places by name.
protocol Geocoder: Sendable {
  func places(named name: String) async throws -> [String]
}

struct StubGeocoder: Geocoder {
  let find: Stub<String, [String]>

  func places(named name: String) async throws -> [String] {
    try await find(name)
  }
}

struct Offline: Error {}
