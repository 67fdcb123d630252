/// Finds places by name.
public protocol GeocodingService: Sendable {
  /// The places whose names begin like this, best first. Asked while a person types, so it must be a service that
  /// welcomes this.
  ///
  /// - Parameter query: never blank.
  /// - Returns: no places where there is no match.
  /// - Throws: ``ServiceError``, or `CancellationError` where the task was cancelled.
  func suggestions(for query: String) async throws -> [Place]

  /// The places of this name, best first. Asked once, when a person submits the text, so it may ask services that
  /// forbid search as you type.
  ///
  /// - Parameter query: never blank.
  /// - Throws: as ``suggestions(for:)``.
  func places(named query: String) async throws -> [Place]
}

extension GeocodingService {
  /// The suggestions, for services that have nothing better.
  public func places(named query: String) async throws -> [Place] { try await suggestions(for: query) }
}
