/// What a store knows of windows: which of their events have made a write, and which process acts for each.
public protocol EventLog: Sendable {
  /// Returns whether a write of an event was committed.
  ///
  /// - Throws: if the log cannot be read.
  func contains(_ event: EventIdentity) async throws -> Bool

  /// Makes this process the one that acts for a window. Once it returns, whatever another process still writes for the window is refused.
  ///
  /// - Throws: if the store cannot be reached. The window then belongs to the process that had it.
  func take(_ mark: WindowClaim.Mark) async throws
}
