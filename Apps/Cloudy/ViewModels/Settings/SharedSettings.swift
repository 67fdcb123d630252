public import BinderyStore
internal import BinderyViewModels
internal import Foundation

/// The settings that all windows share.
@MainActor
public final class SharedSettings {
  private let stored: StoredSettings
  private let shared: SharedValue<Settings>

  /// Shares the settings of a store.
  public init(store: Store) {
    let stored = StoredSettings(store: store)
    self.stored = stored
    shared = SharedValue(Settings(), changes: stored.changes) { try await stored.settings() }
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
    try await shared.change { [stored] in _ = try await stored.update(change) }
  }
}
