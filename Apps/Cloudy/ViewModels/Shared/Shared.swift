internal import Bindery
internal import Foundation

/// A stored value that all windows share: each sees a change at once, whoever made it.
///
/// The store stays the truth. Reading and writing take turns, so a value that was read before a change never
/// overwrites the change.
@MainActor
final class Shared<Value: Sendable & Equatable> {
  /// What the store said last.
  @Box private(set) var value: Value
  /// Why the store could not be read, in a sentence.
  @Box private(set) var failure: String?

  private let read: @Sendable () async throws -> Value
  private var isLoaded = false
  private var lastTurn: Task<Void, Never>?
  private var follower: Task<Void, Never>?

  /// Shares a stored value.
  ///
  /// - Parameters:
  ///   - initial: what holds until the store has been read.
  ///   - read: asks the store.
  ///   - changes: yields when the store may say something new.
  init(_ initial: Value, read: @escaping @Sendable () async throws -> Value, changes: AsyncStream<Void>) {
    value = initial
    self.read = read
    follower = Task { [weak self] in
      for await _ in changes { await self?.reload() }
    }
  }

  deinit { follower?.cancel() }

  /// Reads the store, unless that has been done. A second caller waits for the first one's answer.
  func load() async {
    await takeTurn { [self] in
      if !isLoaded { await refresh() }
    }
  }

  /// Reads the store again, to try once more after a failure or because it has changed.
  func reload() async {
    await takeTurn { [self] in await refresh() }
  }

  /// Changes what is stored; returns once it is kept and every window shows it.
  func change(_ write: @escaping @Sendable () async throws -> Value) async throws {
    var result: Result<Void, any Error> = .success(())
    await takeTurn { [self] in
      do { accept(try await write()) } catch { result = .failure(error) }
    }
    try result.get()
  }

  private func refresh() async {
    do { accept(try await read()) } catch { failure = error.localizedDescription }
  }

  private func accept(_ newValue: Value) {
    batch {
      isLoaded = true
      failure = nil
      value = newValue
    }
  }

  /// Runs after all that came before. Not cancelled with its caller: a change is made or not, never half.
  private func takeTurn(_ work: @escaping @MainActor () async -> Void) async {
    let previous = lastTurn
    let turn = Task {
      await previous?.value
      await work()
    }
    lastTurn = turn
    await turn.value
  }
}
