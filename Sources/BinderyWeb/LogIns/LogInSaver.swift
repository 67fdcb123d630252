internal import BinderyViewModels
internal import Logging

/// Saves what happens to the log-ins of a host, in order, and tries again what could not be saved. Reads what other processes have saved.
@MainActor
final class LogInSaver {
  private let store: any LogInStore
  private let logger: Logger
  /// The keys of what the store has changed.
  private let reports: AsyncStream<Set<String>>
  /// The changes that are not saved, also while they are being saved.
  private var unsaved: [LogInChange] = []
  private let saving = SerialWork()
  /// The number of changes so far.
  private var count = 0
  /// The last problem in the log, so that one that lasts is one line.
  private var problem: String?
  /// What was not read yet.
  private var unread = Unread.everything

  private enum Unread: Equatable {
    case everything
    case keys(Set<String>)
  }

  init(store: any LogInStore, logger: Logger) {
    self.store = store
    self.logger = logger
    reports = store.logInChanges()
  }

  /// Adds a change. It is saved with the next ``save()``.
  func add(_ change: LogInChange) {
    unsaved.append(change)
    count += 1
  }

  /// Saves the changes so far. Returns once they are saved, or cannot be.
  func save() async {
    // A change that is added while earlier ones are being saved waits for its own turn.
    await saving.run { await self.saveNow() }
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

  /// Removes a ticket from the store and returns it; nil if there is none, or the store cannot say.
  func takeTicket(_ id: KeptTicket.ID) async -> KeptTicket? {
    await save()
    do {
      return try await store.takeTicket(id)
    } catch {
      report("A log-in could not be completed: \(error)")
      return nil
    }
  }

  // MARK: News

  /// Calls a closure at each change of the store, until the task is canceled.
  func follow(_ onNews: () async -> Void) async {
    for await keys in reports {
      note(keys)
      await onNews()
    }
  }

  /// Adds what is to be read.
  func note(_ keys: Set<String>) {
    if case .keys(let others) = unread { unread = .keys(others.union(keys)) }
  }

  /// Returns the state of everything that has changed, and its keys; nil if nothing has, or this process has changes that it could not save.
  ///
  /// The keys are nil if it is the state of the whole store.
  func news() async -> (keys: Set<String>?, state: KeptLogIns)? {
    for _ in 1...Self.attempts {
      guard unread != .keys([]) else { return nil }
      await save()
      guard unsaved.isEmpty else { return nil }
      let (count, read) = (count, unread)
      let keys: Set<String>? = if case .keys(let keys) = read { keys } else { nil }
      unread = .keys([])
      do {
        let state = try await store.logIns(keys)
        // What has happened meanwhile is newer.
        if self.count == count { return (keys, state) }
        add(read)
      } catch {
        add(read)
        report("Log-ins could not be read, and will be tried again: \(error)")
        return nil
      }
    }
    return nil
  }

  private func add(_ read: Unread) {
    if case .keys(let keys) = read { note(keys) } else { unread = .everything }
  }

  /// How often a state is read that is out of date when it arrives.
  private static let attempts = 5

  private func report(_ problem: String) {
    guard problem != self.problem else { return }
    self.problem = problem
    logger.error("\(problem)")
  }
}
