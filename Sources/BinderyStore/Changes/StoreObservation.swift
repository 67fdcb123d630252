internal import Synchronization

/// An observation of a collection. It ends when it is canceled or released.
public final class StoreObservation: Sendable {
  private let end: Mutex<(@Sendable () -> Void)?>

  init(_ end: @escaping @Sendable () -> Void) { self.end = Mutex(end) }

  deinit { cancel() }

  /// Ends the observation. Further calls do nothing.
  public func cancel() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}
