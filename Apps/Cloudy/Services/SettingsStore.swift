/// Keeps the settings.
///
/// What a call has returned is kept, even if the power fails right after.
public protocol SettingsStore: Sendable {
  /// The settings, or the defaults where none were kept yet.
  ///
  /// - Throws: ``StoreError``
  func settings() async throws -> Settings

  /// Changes the settings in one step, so that two windows that change different ones lose neither. Returns what is
  /// kept now.
  ///
  /// - Throws: ``StoreError``; then nothing has changed.
  func update(_ change: @escaping @Sendable (inout Settings) -> Void) async throws -> Settings

  /// Yields after a change, whichever window made it; ``settings()`` then returns the new ones. Changes close together
  /// may yield once.
  func changes() -> AsyncStream<Void>
}
