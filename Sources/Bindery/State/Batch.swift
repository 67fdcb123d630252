/// Runs `body`, and then what depends on all that it wrote, once. A value that ends as it was is no change.
///
///     batch     │ price = 6 ─ amount = 1 │
///     effects   │                        ▸ once
///
/// Batches nest: the end of the outermost counts. What a batch wrote before it threw is shown, too. Reading gives the newest value at any time; a
/// derived value that is read in the middle and differs then counts as a change, even if it comes back.
@MainActor
@inlinable
public func batch<R>(_ body: () throws -> R) rethrows -> R {
  engine.batchDepth += 1
  defer {
    engine.batchDepth -= 1
    flushIfOutermost()
  }
  return try body()
}

/// Runs `body` without tracking what it reads. Effects that it makes still belong to the effect during whose run it is called.
@MainActor
@inlinable
public func untracked<R>(_ body: () throws -> R) rethrows -> R {
  try performUntracked(isUnowned: false, body)
}

/// Whether a batch or a flush is active: what is written now is shown when it ends.
@MainActor
package var isBatching: Bool { engine.batchDepth > 0 }
