internal import BinderyViewModels
internal import Foundation

/// The settings that all windows share.
@MainActor
public final class SharedSettings {
  private let store: any SettingsStore
  private let shared: SharedValue<Settings>

  /// Shares the settings of a store.
  public init(store: any SettingsStore) {
    self.store = store
    shared = SharedValue(Settings(), changes: store.changes()) { try await store.settings() }
  }

  /// The current settings.
  var value: Settings { shared.value }

  /// The reason why the settings couldn't be read, as a sentence.
  var failure: String? { shared.failure?.localizedDescription }

  /// Reads the store, unless it has been read.
  func load() async { await shared.load() }

  /// Reads the store again.
  func reload() async { await shared.reload() }

  /// Changes some of the settings; returns once that is stored and every window shows it.
  func update(_ change: @escaping @Sendable (inout Settings) -> Void) async throws {
    _ = try await shared.change { [store] in try await store.update(change) }
  }
}
