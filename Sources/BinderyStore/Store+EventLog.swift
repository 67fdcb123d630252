public import Bindery

extension Store: EventLog {
  /// Returns whether a write of an event is committed. Events are remembered for 30 days.
  /// - Throws: ``StorageError``.
  public func contains(_ event: EventIdentity) async throws -> Bool {
    try await engine.read { try $0.contains(window: event.window, number: event.number) }
  }

  /// Makes this process the one that acts for a window: see `WindowClaim`. Windows that are taken over at the same time share a transaction.
  /// - Throws: ``StorageError``. For data that can only be read, nobody can act, and nothing is stored.
  public func take(_ mark: WindowClaim.Mark) async throws {
    do {
      try await takeovers.take(mark, in: engine)
    } catch StorageError.readOnly {}
  }
}
