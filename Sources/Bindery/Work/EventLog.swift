/// Finds events whose writes were committed.
public protocol EventLog: Sendable {
  /// Returns whether a write of an event was committed.
  ///
  /// - Throws: if the log cannot be read.
  func contains(_ event: EventIdentity) async throws -> Bool
}
