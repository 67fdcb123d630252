internal import BinderyStore

/// The settings in a store that all windows share.
struct StoredSettings: SettingsStore {
  let store: Store

  func settings() async throws -> Settings {
    try await StoreError.reading { try await store.all(Kept.self).first?.settings ?? Settings() }
  }

  func update(_ change: @escaping @Sendable (inout Settings) -> Void) async throws -> Settings {
    try await StoreError.writing {
      try await store.write { transaction in
        // Settings that cannot be decoded, from a newer version for example, are replaced by the defaults.
        var settings = try transaction.all(Kept.self).first?.settings ?? Settings()
        change(&settings)
        try transaction.save(Kept(settings: settings))
        return settings
      }
    }
  }

  func changes() -> AsyncStream<Void> { store.signals(of: Kept.self) }

  private struct Kept: Record {
    static let collection = "cloudy.settings"

    var id = "settings"
    var settings: Settings
  }
}
