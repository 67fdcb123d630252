/// The settings of people in apps, read once and shared by all windows of a person in an app.
@MainActor
package final class AppStorageRegistry {
  private struct Key: Hashable {
    let person: String
    let app: String
  }

  private struct Weak {
    weak var values: AppStorageValues?
  }

  private let store: (any AppStorageStore)?
  private let report: @MainActor (_ problem: String) -> Void
  private var shared: [Key: Weak] = [:]
  private var nextSweep = 64

  /// Creates a registry. Without a store, each window has its own settings.
  ///
  /// - Parameters:
  ///   - store: The store of the settings.
  ///   - report: Receives the reason why settings cannot be read, as a sentence.
  package init(store: (any AppStorageStore)?, report: @escaping @MainActor (_ problem: String) -> Void) {
    self.store = store
    self.report = report
  }

  /// Returns the settings of a person in an app. If they cannot be read, the problem is reported, and the app starts with its defaults.
  package func values(of person: String?, app: String) async -> AppStorageValues {
    guard let store, let person else { return AppStorageValues() }
    let key = Key(person: person, app: app)
    if let values = shared[key]?.values { return values }
    var stored: [String: String] = [:]
    do {
      stored = try await store.values(of: person, app: app)
    } catch {
      let place = app.isEmpty ? "" : " in “\(app)”"
      report("The settings of a person\(place) cannot be read: \(error)")
    }
    // Another window of the same person may have been faster.
    if let values = shared[key]?.values { return values }
    let values = AppStorageValues(values: stored) { json, name in
      try await store.set(json, for: name, of: person, app: app)
    }
    shared[key] = Weak(values: values)
    sweep()
    return values
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
