internal import BinderyStore
internal import Synchronization

/// Reports the changes of all processes: those of a collection in the order of their commits, each once, and all of a transaction together, unless a
/// ``Reconciliation`` finds them.
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

  /// The last reported entry of each known collection.
  var positions: [String: LogPosition] { state.withLock { $0.cursors.mapValues(\.position) } }

  /// Reports entries of several collections.
  /// - Returns: Whether the sections start at what was reported last. Otherwise nothing is reported.
  func report(_ sections: [LogSection], history: ServerHistory) -> Bool {
    // Observers are called within the lock, so that they receive commits in order.
    state.withLock { state in
      let follows = sections.allSatisfy { section in
        state.cursors[section.collection]?.position ?? LogPosition() == section.start
      }
      guard follows else { return false }
      var changes: [String: KeyChanges] = [:]
      for section in sections {
        state.cursors[section.collection, default: FeedCursor()].advance(
          over: section.entries, history: history)
        for entry in section.entries {
          changes[section.collection, default: KeyChanges()].note(entry.change, of: entry.key)
        }
      }
      if changes.contains(where: { !$0.value.isEmpty }) { state.report(changes) }
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
