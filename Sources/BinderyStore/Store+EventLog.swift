public import Bindery

extension Store: EventLog {
  /// Returns whether a write of an event is committed. Events are remembered for 30 days.
  /// - Throws: ``StorageError``.
  public func contains(_ event: EventIdentity) async throws -> Bool {
    try await engine.read { try $0.contains(window: event.window, number: event.number) }
  }
}
