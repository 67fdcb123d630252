/// Runs `body`, and then, once, everything that depends on its writes. A value that is equal at the end did not change.
///
///     batch     │ price = 6 ─ amount = 1 │
///     effects   │                        ▸ once
///
/// In nested batches, the end of the outermost counts. The writes before an error is thrown take effect too. Reading
/// always returns the newest value; a derived value that is read during the batch and differs then counts as changed,
/// even if it returns to its old value.
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

/// Runs `body` without tracking its reads. Effects that it creates still belong to the effect during whose run it is called.
@MainActor
@inlinable
@_specialize(where R == Void)
public func untracked<R>(_ body: () throws -> R) rethrows -> R {
  try performUntracked(isUnowned: false, body)
}

/// Whether a batch or a flush is active: writes take effect when it ends.
@MainActor
package var isBatching: Bool { engine.batchDepth > 0 }
