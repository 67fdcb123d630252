internal import Synchronization

/// The changes of a collection from the moment on in which the sequence was asked for.
///
/// Changes that come faster than they are taken are joined into one, so a slow reader misses nothing and costs no
/// memory but the changed identities. It has one reader.
public struct RecordChangeSequence<ID: RecordKey>: AsyncSequence, Sendable {
  private let pending = Pending()
  private let wakeUps: AsyncStream<Void>

  init(_ collection: String, of feed: ChangeFeed) {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let pending = pending
    let observation = feed.observe(collection) { changes in
      pending.changes.withLock { $0.append(changes) }
      continuation.yield()
    }
    continuation.onTermination = { _ in observation.cancel() }
    wakeUps = stream
  }

  /// Takes the changes one after the other.
  public func makeAsyncIterator() -> Iterator {
    Iterator(pending: pending, wakeUps: wakeUps.makeAsyncIterator())
  }

  /// Waits for the next changes.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let pending: Pending
    fileprivate var wakeUps: AsyncStream<Void>.Iterator

    /// The changes since the last call, or nil when the reading task was cancelled.
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
