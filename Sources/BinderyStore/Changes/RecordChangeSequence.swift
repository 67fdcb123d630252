internal import Synchronization

/// The changes of a collection since the sequence was requested.
///
/// Changes that arrive faster than they are read are combined, so a slow reader misses nothing and uses
/// memory only for the changed identities. The sequence has one reader.
public struct RecordChangeSequence<ID: RecordKey>: AsyncSequence, Sendable {
  private let pending = Pending()
  private let wakeUps: AsyncStream<Void>

  init(_ collection: String, of feed: ChangeFeed) {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let pending = pending
    let observation = feed.observe([collection]) { changes in
      pending.changes.withLock { $0.append(changes[collection] ?? KeyChanges()) }
      continuation.yield()
    }
    continuation.onTermination = { _ in observation.cancel() }
    wakeUps = stream
  }

  /// Reads the changes one after the other.
  public func makeAsyncIterator() -> Iterator {
    Iterator(pending: pending, wakeUps: wakeUps.makeAsyncIterator())
  }

  /// Waits for the next changes.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let pending: Pending
    fileprivate var wakeUps: AsyncStream<Void>.Iterator

    /// Waits for the changes since the last call. Returns nil if the reading task was canceled.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> RecordChanges<ID>? {
      while await wakeUps.next(isolation: actor) != nil {
        let changes = pending.changes.withLock { pending in
          defer { pending = KeyChanges() }
          return pending
        }
        if !changes.isEmpty { return RecordChanges(changes) }
      }
      return nil
    }
  }

  fileprivate final class Pending: Sendable {
    let changes = Mutex(KeyChanges())
  }
}
