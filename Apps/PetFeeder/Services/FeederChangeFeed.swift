internal import Synchronization

/// Collects changes until they are taken, so that a slow reader misses none.
public final class FeederChangeFeed: Sendable {
  /// Yields when changes are available; once for changes close together.
  public let wakeUps: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let pending = Mutex(FeederChanges())

  /// Creates an empty feed.
  public init() { (wakeUps, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  /// Whether no changes are pending.
  public var isEmpty: Bool { pending.withLock { $0.count == 0 } }

  /// Returns the changes since the last call, and removes them.
  public func take() -> FeederChanges {
    pending.withLock { pending in
      defer { pending = FeederChanges() }
      return pending
    }
  }

  /// Adds changes, and wakes the reader.
  public func note(_ changes: FeederChanges) {
    pending.withLock { $0.formUnion(changes) }
    continuation.yield()
  }

  /// Adds changes back that could not be read, without waking the reader. The next change tries again.
  public func putBack(_ changes: FeederChanges) { pending.withLock { $0.formUnion(changes) } }

  /// Calls `body` when the reader has stopped listening.
  public func onEnd(_ body: @escaping @Sendable () -> Void) {
    continuation.onTermination = { _ in body() }
  }

  deinit { continuation.finish() }
}
