public import Bindery

/// A stored value that all windows share: each window shows a change at once, whichever window made it.
///
/// The store keeps the truth. Reads and changes run one after the other, so that a value that was read before a change never
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
  /// Why the store could not be read the last time; nil where it was.
  @Box public private(set) var failure: (any Error)?

  private let read: @Sendable () async throws -> Value
  private let queue = SerialQueue()
  private var follower: Task<Void, Never>?

  /// Shares a stored value. Nothing is read before ``load()``.
  ///
  /// - Parameters:
  ///   - initial: the value until the store has been read.
  ///   - changes: yields after a change in the store, whichever window made it. Changes close together may yield once.
  ///   - read: reads the store.
  public init(
    _ initial: Value, changes: AsyncStream<Void>, read: @escaping @Sendable () async throws -> Value
  ) {
    value = initial
    self.read = read
    follower = Task { [weak self] in
      for await _ in changes { await self?.reload() }
    }
  }

  deinit { follower?.cancel() }

  /// Reads the store, unless that has been done. A second caller waits for the first one's result.
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
  /// After a change that fails the store is read too: another window may have been faster. A change is not cancelled with the task
  /// that asks for it.
  ///
  /// - Parameter write: changes the store.
  /// - Returns: what `write` returns.
  /// - Throws: what `write` throws.
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
