internal import Synchronization

/// Gives new rows their places, none twice while the process runs: a row that is restored finds its own free, and is
/// again before all that came after it.
final class RowPlaces: Sendable {
  private let last = Mutex<[String: Int]>([:])

  /// The place of a new row behind all that a collection has and had.
  /// - Parameter greatest: the greatest place that is taken now; nil where none is.
  func next(in collection: String, after greatest: Int?) -> Int {
    last.withLock { last in
      let place = max(greatest ?? -1, last[collection] ?? -1) + 1
      last[collection] = place
      return place
    }
  }
}
