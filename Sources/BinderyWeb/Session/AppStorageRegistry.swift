internal import BinderyScenes
internal import Logging

/// The settings of users in apps, read once and shared by all windows of a user in an app.
@MainActor
final class AppStorageRegistry {
  private struct Key: Hashable {
    let person: PersonID
    let app: String
  }

  private struct Weak {
    weak var values: AppStorageValues?
  }

  private let store: (any AppStorageStore)?
  private let logger: Logger
  private var shared: [Key: Weak] = [:]
  private var nextSweep = 64

  /// Creates a registry. Without a store, each window has its own settings.
  init(store: (any AppStorageStore)?, logger: Logger) {
    self.store = store
    self.logger = logger
  }

  /// Returns the settings of a user in an app.
  func values(of person: PersonID?, app: String) async -> AppStorageValues {
    guard let store, let person else { return AppStorageValues() }
    let key = Key(person: person, app: app)
    if let values = shared[key]?.values { return values }
    var stored: [String: String] = [:]
    do {
      stored = try await store.values(of: person.text, app: app)
    } catch {
      logger.error("The settings of a person in “\(app)” cannot be read: \(error)")
    }
    // Another window of the same user may have been faster.
    if let values = shared[key]?.values { return values }
    let values = AppStorageValues(values: stored) { json, name in
      try await store.set(json, for: name, of: person.text, app: app)
    }
    shared[key] = Weak(values: values)
    sweep()
    return values
  }

  /// Returns once all changes of settings so far are stored, or could not be.
  func finishSaving() async {
    for values in shared.values.compactMap(\.values) { await values.finishSaving() }
  }

  private func sweep() {
    guard shared.count >= nextSweep else { return }
    shared = shared.filter { $0.value.values != nil }
    nextSweep = max(64, shared.count * 2)
  }
}
