/// Runs `body`, and then what depends on all that it wrote, once. A value that ends as it was is no change.
@MainActor
@inlinable
public func batch<R>(_ body: () throws -> R) rethrows -> R {
  batchDepth += 1
  defer {
    batchDepth -= 1
    flushIfOutermost()
  }
  return try body()
}

/// Runs `body` without tracking what it reads.
@MainActor
@inlinable
public func untracked<R>(_ body: () throws -> R) rethrows -> R {
  try performUntracked(isUnowned: false, body)
}
