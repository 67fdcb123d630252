/// Finds places by what people call them.
public protocol Geocoder: Sendable {
  /// The places of this name, best first; none where there is no match.
  ///
  /// - Parameter address: such as `Richmond, VA`.
  /// - Throws: an error whose description is a sentence for the screen.
  func places(named address: String) async throws -> [Place]
}
