public import CloudyModels

/// The settings that all windows share.
@MainActor
public final class SharedSettings {
  private let store: any SettingsStore
  private let shared: Shared<Settings>

  /// Shares what a store keeps.
  public init(store: any SettingsStore) {
    self.store = store
    shared = Shared(Settings(), read: store.settings, changes: store.changes())
  }

  /// How a person wants the weather told.
  var value: Settings { shared.value }

  /// Why the settings could not be read, in a sentence.
  var failure: String? { shared.failure }

  /// Reads the store, unless that has been done.
  func load() async { await shared.load() }

  /// Reads the store again.
  func reload() async { await shared.reload() }

  /// Changes some of the settings; returns once that is kept and every window shows it.
  func update(_ change: @escaping @Sendable (inout Settings) -> Void) async throws {
    try await shared.change { [store] in try await store.update(change) }
  }
}
