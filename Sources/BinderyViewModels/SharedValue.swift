public import Bindery

/// A stored value that all windows share. Each window shows a change at once, whichever made it.
///
/// ```swift
/// let favorites = SharedValue([], changes: store.changes(of: Favorite.self)) { try await store.all(Favorite.self) }
/// ```
/// The store is the source of truth. Reads and changes run one at a time, so that a value that was read before a change never
/// overwrites the change.
///
///     window A   change ├────┤ read ├──┤          both windows show the change
///     window B          reload ├ waits ─├──┤      and read it again: no difference
@MainActor
public final class SharedValue<Value: Equatable & Sendable> {
  /// The value that was read last.
  @Box public private(set) var value: Value
  /// Whether the store has been read.
  @Box public private(set) var isLoaded = false
  /// The error of the last read; nil if it succeeded.
  @Box public private(set) var failure: (any Error)?

  /// The value with the state of reading it: the error of the last read takes precedence over an earlier value.
  public var state: Loadable<Value> {
    if let failure { .failure(failure) } else if isLoaded { .value(value) } else { .loading() }
  }

  private let read: @Sendable () async throws -> Value
  private let queue = SerialQueue()
  private var followers: [Task<Void, Never>] = []

  /// Shares a stored value. Nothing is read before ``load()``.
  ///
  /// - Parameters:
  ///   - initial: The value until the store has been read.
  ///   - changes: Sequences that yield after a change of the store by any window, such as a store's changes of a collection. Changes
  ///     close together may yield once. A sequence that throws is followed until then.
  ///   - read: Reads the store.
  public init(
    _ initial: Value, changes: any AsyncSequence & Sendable...,
    read: @escaping @Sendable () async throws -> Value
  ) {
    value = initial
    self.read = read
    followers = changes.map { follow($0) }
  }

  deinit { for follower in followers { follower.cancel() } }

  private func follow(_ changes: some AsyncSequence & Sendable) -> Task<Void, Never> {
    // It follows the changes of all windows, whichever event created it.
    EventContext.withoutEvent {
      Task { [weak self] in
        do { for try await _ in changes { await self?.reload() } } catch {}
      }
    }
  }

  /// Reads the store, unless it has been read. A concurrent caller waits for the first one's result.
  public func load() async {
    await queue.run { [self] in
      if !isLoaded { await refresh() }
    }
  }

  /// Reads the store again.
  public func reload() async {
    await queue.run { [self] in await refresh() }
  }

  /// Changes the store; returns once the change is stored and every window shows it.
  ///
  /// After a failed change, the store is read too, because another window may have changed it. A change is not canceled with the
  /// calling task.
  ///
  /// - Parameter write: Changes the store.
  /// - Returns: The result of `write`.
  /// - Throws: The error of `write`.
  public func change<Output: Sendable>(
    _ write: @escaping @Sendable () async throws -> Output
  ) async throws -> Output {
    try await queue.run { [self] in
      do {
        let output = try await write()
        await refresh()
        return output
      } catch {
        await refresh()
        throw error
      }
    }
  }

  private func refresh() async {
    do {
      let value = try await read()
      batch {
        isLoaded = true
        failure = nil
        self.value = value
      }
    } catch { failure = error }
  }
}
