/// Stores the settings.
///
/// Changes are durable when a call returns, even if the power fails immediately afterwards.
public protocol SettingsStore: Sendable {
  /// Returns the settings, or the defaults if none are stored.
  ///
  /// - Throws: ``StoreError``
  func settings() async throws -> Settings

  /// Changes the settings in one transaction, so that concurrent changes of two windows are both stored. Returns the
  /// new settings.
  ///
  /// - Throws: ``StoreError``. Nothing is changed then.
  func update(_ change: @escaping @Sendable (inout Settings) -> Void) async throws -> Settings

  /// Yields after a change by any window; ``settings()`` then returns the new settings. Changes close together may
  /// yield once.
  func changes() -> AsyncStream<Void>
}
