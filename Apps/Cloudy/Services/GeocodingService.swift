/// A search for places by name.
public protocol GeocodingService: Sendable {
  /// Returns the places whose names begin with a text, best match first. It is called while the user types, so it
  /// must use a service that allows this.
  ///
  /// - Parameter query: The text; never blank.
  /// - Returns: The places; empty if there is no match.
  /// - Throws: ``ServiceError``, or `CancellationError` if the task was canceled.
  func suggestions(for query: String) async throws -> [Place]

  /// Returns the places with a name, best match first. It is called once when the user submits the text, so it may
  /// use services that forbid search while typing.
  ///
  /// - Parameter query: The name; never blank.
  /// - Throws: The same errors as ``suggestions(for:)``.
  func places(named query: String) async throws -> [Place]
}

extension GeocodingService {
  /// Returns the suggestions, by default.
  public func places(named query: String) async throws -> [Place] { try await suggestions(for: query) }
}
