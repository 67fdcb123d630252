internal import BinderyStore
internal import Synchronization

/// Reports the changes of all processes: those of a collection in the order of their commits, each once.
///
/// Several threads may read the log at the same time. What they read is reported only if it follows what was reported before.
final class Feed: Sendable {
  typealias Report = @Sendable ([String: KeyChanges]) -> Void

  private struct State {
    var cursors: [String: FeedCursor] = [:]
    var report: Report = { _ in }
  }

  private let state = Mutex(State())
  private let rollbackCount = Atomic(0)

  /// The number of times when a collection turned out to lack entries that had been reported.
  var rollbacks: Int { rollbackCount.load(ordering: .relaxed) }

  func onChanges(_ report: @escaping Report) { state.withLock { $0.report = report } }

  /// Skips everything up to the heads of the logs, which the present state includes.
  func begin(at heads: [String: LogPosition], history: ServerHistory) {
    state.withLock { $0.cursors = heads.mapValues { FeedCursor($0, history: history) } }
  }

  func cursor(of collection: String) -> FeedCursor {
    state.withLock { $0.cursors[collection] ?? FeedCursor() }
  }

  /// Reports entries.
  /// - Parameters:
  ///   - entries: Entries that follow `expected` without a gap.
  ///   - expected: The position of the last entry before them.
  /// - Returns: Whether that is the last reported one. Otherwise nothing is reported.
  func report(
    _ entries: [LogEntry], of collection: String, after expected: LogPosition, history: ServerHistory
  ) -> Bool {
    // Observers are called within the lock, so that they receive commits in order.
    state.withLock { state in
      var cursor = state.cursors[collection] ?? FeedCursor()
      guard cursor.position == expected else { return false }
      cursor.advance(over: entries, history: history)
      state.cursors[collection] = cursor
      var changes = KeyChanges()
      for entry in entries { changes.note(entry.change, of: entry.key) }
      if !changes.isEmpty { state.report([collection: changes]) }
      return true
    }
  }

  /// Reports changes that do not follow from entries, and continues at another position. Does nothing unless `expected` is the last one that
  /// was reported.
  ///
  /// - Parameter isRolledBack: Whether entries are missing that were reported and not pruned.
  func report(
    _ changes: KeyChanges, of collection: String, after expected: LogPosition,
    continuingAt cursor: FeedCursor, isRolledBack: Bool
  ) {
    state.withLock { state in
      guard (state.cursors[collection] ?? FeedCursor()).position == expected else { return }
      state.cursors[collection] = cursor
      // Who receives the changes finds the loss counted.
      if isRolledBack { rollbackCount.add(1, ordering: .relaxed) }
      if !changes.isEmpty { state.report([collection: changes]) }
    }
  }
}
