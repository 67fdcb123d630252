/// The settings of people in apps, read once and shared by all windows of a person in an app. What another process changes is read again.
@MainActor
package final class AppStorageRegistry {
  private struct Weak {
    weak var values: AppStorageValues?
  }

  private let store: (any AppStorageStore)?
  private let report: @MainActor (_ problem: String) -> Void
  private var shared: [String: Weak] = [:]
  private var nextSweep = 64
  private var following: Task<Void, Never>?

  /// Creates a registry. Without a store, each window has its own settings.
  ///
  /// - Parameters:
  ///   - store: The store of the settings.
  ///   - report: Receives the reason why settings cannot be read, as a sentence.
  package init(store: (any AppStorageStore)?, report: @escaping @MainActor (_ problem: String) -> Void) {
    self.store = store
    self.report = report
    guard let changes = store?.appStorageChanges() else { return }
    following = Task { [weak self] in
      for await owners in changes {
        for owner in owners { await self?.reload(owner) }
      }
    }
  }

  deinit { following?.cancel() }

  /// Returns the settings of a person in an app. If they cannot be read, the problem is reported, and the app starts with its defaults.
  package func values(of person: String?, app: String) async -> AppStorageValues {
    guard let store, let person else { return AppStorageValues() }
    let owner = "\(person)/\(app)"
    if let values = shared[owner]?.values { return values }
    let stored = await stored(owner) ?? [:]
    // Another window of the same person may have been faster.
    if let values = shared[owner]?.values { return values }
    let values = AppStorageValues(values: stored) { json, name in
      try await store.setAppStorage(json, for: name, of: owner)
    }
    shared[owner] = Weak(values: values)
    sweep()
    return values
  }

  private func reload(_ owner: String) async {
    // What is being stored here is newer, and is reported once it is stored.
    guard let values = shared[owner]?.values, let version = values.storedVersion,
      let stored = await stored(owner), values.storedVersion == version
    else { return }
    values.receive(stored)
  }

  private func stored(_ owner: String) async -> [String: String]? {
    do {
      return try await store?.appStorage(of: owner)
    } catch {
      let app = owner.drop { $0 != "/" }.dropFirst()
      report("The settings of a person\(app.isEmpty ? "" : " in “\(app)”") cannot be read: \(error)")
      return nil
    }
  }

  /// Returns once all changes of settings so far are stored, or could not be.
  package func finishSaving() async {
    for values in shared.values.compactMap(\.values) { await values.finishSaving() }
  }

  private func sweep() {
    guard shared.count >= nextSweep else { return }
    shared = shared.filter { $0.value.values != nil }
    nextSweep = max(64, shared.count * 2)
  }
}
