internal import BinderyStore

/// The settings in a store that all windows share.
///
/// Changes are durable when a call returns, even if the power fails immediately afterwards. The errors are sentences for the screen.
struct StoredSettings {
  let store: Store

  /// Changes of the settings by any window.
  var changes: RecordChangeSequence<String> { store.changes(of: Kept.self) }

  /// Returns the settings, or the defaults if none are stored.
  func settings() async throws -> Settings { try await store.all(Kept.self).first?.settings ?? Settings() }

  /// Changes the settings in one transaction, so that concurrent changes of two windows are both stored. Returns the
  /// new settings.
  @discardableResult
  func update(_ change: @escaping @Sendable (inout Settings) -> Void) async throws -> Settings {
    try await store.write { transaction in
      // Settings that cannot be decoded, from a newer version for example, are replaced by the defaults.
      var settings = try transaction.all(Kept.self).first?.settings ?? Settings()
      change(&settings)
      try transaction.save(Kept(settings: settings))
      return settings
    }
  }

  private struct Kept: Record {
    static let collection = "cloudy.settings"

    var id = "settings"
    var settings: Settings
  }
}
