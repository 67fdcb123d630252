@testable import BinderyStore
import Synchronization

/// The changes that a feed has reported.
final class Reports: Sendable {
  private let all = Mutex<[[String]]>([])

  func note(_ changes: [String: KeyChanges]) {
    let texts = changes.sorted { $0.key < $1.key }.flatMap { _, changes in
      changes.keys.map { key in
        let change = changes[key]
        return (change.inserted ? "+" : "") + (change.updated ? "~" : "") + (change.removed ? "-" : "")
          + (change.moved ? ">" : "") + key
      }
    }
    all.withLock { $0.append(texts) }
  }

  /// The changes since the last call, like `+a ~b -c >d`.
  var taken: [String] { takenReports.flatMap { $0 } }

  /// The same, by the report in which they came.
  var takenReports: [[String]] {
    all.withLock { all in
      defer { all = [] }
      return all
    }
  }
}
