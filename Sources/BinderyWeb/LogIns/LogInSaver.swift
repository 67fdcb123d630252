internal import BinderyViewModels
internal import Logging

/// Saves what happens to the log-ins of a host, in order, and tries again what could not be saved.
@MainActor
final class LogInSaver {
  private let store: any LogInStore
  private let logger: Logger
  /// The changes that are not saved, also while they are being saved.
  private var unsaved: [LogInChange] = []
  private var saving: Task<Void, Never>?
  /// The number of changes so far.
  private var count = 0
  /// The last problem in the log, so that one that lasts is one line.
  private var problem: String?
  /// Whether the log-ins that were read last were out of date already.
  private var isBehind = false

  init(store: any LogInStore, logger: Logger) {
    self.store = store
    self.logger = logger
  }

  /// Adds a change. It is saved with the next ``save()``.
  func add(_ change: LogInChange) {
    unsaved.append(change)
    count += 1
  }

  /// Saves the changes so far. Returns once they are saved, or cannot be.
  func save() async {
    // A change that is added while earlier ones are being saved waits for its own turn.
    let before = saving
    let task = Task {
      await before?.value
      await saveNow()
    }
    saving = task
    await task.value
    if saving == task { saving = nil }
  }

  private func saveNow() async {
    let changes = unsaved
    guard !changes.isEmpty else { return }
    do {
      try await store.save(changes)
      unsaved.removeFirst(changes.count)
      problem = nil
    } catch {
      report("Changes of log-ins could not be saved, and will be tried again: \(error)")
    }
  }

  /// Returns all log-ins, if another process has changed them; nil if not, or if this one has changes that it could not save.
  func logInsOfOthers() async -> [KeptLogIn]? {
    let isChanged = await store.isChanged()
    guard isChanged || isBehind else { return nil }
    await save()
    guard unsaved.isEmpty else { return nil }
    let count = count
    do {
      let logIns = try await store.logIns()
      isBehind = self.count != count
      return isBehind ? nil : logIns
    } catch {
      report("\(error)")
      return nil
    }
  }

  private func report(_ problem: String) {
    guard problem != self.problem else { return }
    self.problem = problem
    logger.error("\(problem)")
  }
}
