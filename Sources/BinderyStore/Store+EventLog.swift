public import Bindery

extension Store: EventLog {
  /// Whether a write that an event started is committed. Events are remembered for 30 days.
  /// - Throws: ``StorageError``.
  public func contains(_ event: EventIdentity) async throws -> Bool {
    try await engine.read { try $0.contains(window: event.window, number: event.number) }
  }
}
