internal import Synchronization

/// Errors of a store in memory, to test what an app does when its data cannot be read or changed.
///
/// ```swift
/// let faults = StoreFaults()
/// let model = FavoritesViewModel(store: try .inMemory(faults: faults))
/// faults.failWriting(StorageError.full(folder: "data"))
/// ```
public final class StoreFaults: Sendable {
  private let errors = Mutex<(reading: (any Error)?, writing: (any Error)?)>((nil, nil))

  /// Creates faults that let all reads and writes pass.
  public init() {}

  /// Sets the error of all reads from now on; nil lets them pass.
  public func failReading(_ error: (any Error)?) { errors.withLock { $0.reading = error } }

  /// Sets the error of all writes from now on; nil lets them pass.
  public func failWriting(_ error: (any Error)?) { errors.withLock { $0.writing = error } }

  var reading: (any Error)? { errors.withLock { $0.reading } }
  var writing: (any Error)? { errors.withLock { $0.writing } }
}
