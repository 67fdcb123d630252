@testable import BinderyStore
import Synchronization

/// The changes that a feed has reported.
final class Reports: Sendable {
  private let all = Mutex<[KeyChanges]>([])

  func note(_ changes: [String: KeyChanges]) { all.withLock { $0 += changes.values } }

  /// The reported changes since the last call, like `+a ~b -c >d`.
  var taken: [String] {
    all.withLock { all in
      defer { all = [] }
      return all.flatMap { changes in
        changes.keys.map { key in
          let change = changes[key]
          return (change.inserted ? "+" : "") + (change.updated ? "~" : "") + (change.removed ? "-" : "")
            + (change.moved ? ">" : "") + key
        }
      }
    }
  }
}
