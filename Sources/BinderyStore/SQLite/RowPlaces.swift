internal import Synchronization

/// Assigns positions to new rows, each once per process. The position of a deleted row stays free, so that a restored
/// row returns to it.
final class RowPlaces: Sendable {
  private let last = Mutex<[String: Int]>([:])

  /// Returns the position of a new row after all current and earlier rows of a collection.
  /// - Parameter greatest: The greatest current position; nil if the collection is empty.
  func next(in collection: String, after greatest: Int?) -> Int {
    last.withLock { last in
      let place = max(greatest ?? -1, last[collection] ?? -1) + 1
      last[collection] = place
      return place
    }
  }
}
