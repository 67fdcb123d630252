internal import Synchronization

/// Collects changes until they are taken, so that a slow reader misses none.
public final class FeederChangeFeed: Sendable {
  /// Yields when there is something to take; changes close together once.
  public let wakeUps: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let pending = Mutex(FeederChanges())

  /// Makes a feed.
  public init() { (wakeUps, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  /// Whether there is nothing to take.
  public var isEmpty: Bool { pending.withLock { $0.count == 0 } }

  /// What changed since the last call.
  public func take() -> FeederChanges {
    pending.withLock { pending in
      defer { pending = FeederChanges() }
      return pending
    }
  }

  /// Notes that something changed.
  public func note(_ changes: FeederChanges) {
    pending.withLock { $0.formUnion(changes) }
    continuation.yield()
  }

  /// Puts back what was taken and could not be read. It wakes no reader: the next change tries again.
  public func putBack(_ changes: FeederChanges) { pending.withLock { $0.formUnion(changes) } }

  /// Calls `body` when the reader has stopped listening.
  public func onEnd(_ body: @escaping @Sendable () -> Void) {
    continuation.onTermination = { _ in body() }
  }

  deinit { continuation.finish() }
}
