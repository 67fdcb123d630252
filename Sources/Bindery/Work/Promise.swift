/// A value that is set once and awaited by any number of tasks, which count as waiting meanwhile.
@MainActor
final class Promise<Value: Sendable> {
  private(set) var value: Value?
  private var waiters: [Int: (continuation: CheckedContinuation<Value?, Never>, wait: WorkScope.Wait)] = [:]
  private var lastID = 0

  /// Sets the value, unless it was set before.
  func fulfil(_ value: Value) {
    guard self.value == nil else { return }
    self.value = value
    for id in waiters.keys.sorted() { resume(id, with: value) }
  }

  /// Waits for the value, ignoring cancellation.
  func wait(for reason: @autoclosure () -> String) async -> Value {
    if let value { return value }
    let result = await suspend(for: reason())
    // Only a cancellation returns nil, and this wait is not canceled.
    return result.unsafelyUnwrapped
  }

  /// Waits for the value; `nil` if the task is canceled before it is set.
  func waitUnlessCancelled(for reason: @autoclosure () -> String) async -> Value? {
    if let value { return value }
    let id = lastID + 1
    return await withTaskCancellationHandler {
      Task.isCancelled ? nil : await suspend(for: reason())
    } onCancel: {
      // Counted, so that a scope is not idle before the canceled wait has ended.
      WorkScope.start("cancelling a wait") { self.resume(id, with: nil) }
    }
  }

  private func suspend(for reason: String) async -> Value? {
    await withCheckedContinuation { continuation in
      lastID += 1
      waiters[lastID] = (continuation, WorkScope.beginWaiting(for: reason))
    }
  }

  private func resume(_ id: Int, with value: Value?) {
    guard let (continuation, wait) = waiters.removeValue(forKey: id) else { return }
    wait.end()
    continuation.resume(returning: value)
  }
}
