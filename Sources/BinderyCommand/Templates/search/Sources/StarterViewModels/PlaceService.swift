/// Finds places. The app asks a service, a test answers itself.
public protocol PlaceService: Sendable {
  /// Returns the places whose names begin with a text.
  /// - Throws: An error whose description is a sentence for the screen.
  func places(named name: String) async throws -> [Place]
}
