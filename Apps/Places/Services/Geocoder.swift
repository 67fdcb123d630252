/// A search for places by name.
public protocol Geocoder: Sendable {
  /// Returns the places with a name, best match first; empty if there is no match.
  ///
  /// - Parameter address: A name such as `Richmond, VA`.
  /// - Throws: An error whose description is a sentence for the screen.
  func places(named address: String) async throws -> [Place]
}
