/// A search for places by name.
public protocol Geocoder: Sendable {
  /// Returns the places whose names begin with a text, best match first; empty if there is no match. It is called while the user
  /// types, so it must use a service that allows this.
  ///
  /// - Throws: An error whose description is a sentence for the screen; `CancellationError` if the task was canceled.
  func suggestions(for text: String) async throws -> [Place]

  /// Returns the places with a name that the user submitted, best match first; empty if there is no match.
  ///
  /// - Parameter address: A name such as `Richmond, VA`.
  /// - Throws: The same errors as ``suggestions(for:)``.
  func places(named address: String) async throws -> [Place]
}

extension Geocoder {
  /// Returns the places with the name, by default.
  public func suggestions(for text: String) async throws -> [Place] { try await places(named: text) }
}

extension [Place] {
  /// Returns the places without duplicates.
  public func uniqued() -> [Place] {
    var seen: Set<Place.ID> = []
    return filter { seen.insert($0.id).inserted }
  }
}
