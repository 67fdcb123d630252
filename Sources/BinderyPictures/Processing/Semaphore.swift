/// An asynchronous semaphore: a limited number of operations run at a time, and the others wait in order of arrival.
/// A waiting operation can be canceled.
actor Semaphore {
  private var free: Int
  private var waiting: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
  private var lastNumber = 0

  /// Creates a semaphore for `count` concurrent operations.
  init(_ count: Int) { free = count }

  /// Whether the next operation starts at once.
  var isFree: Bool { free > 0 }
  /// The number of waiting operations.
  var queueLength: Int { waiting.count }

  /// Runs `body` once a place is free.
  ///
  /// - Throws: The error of `body`, or `CancellationError` if the task was canceled before `body` started.
  func run<R: Sendable>(_ body: @Sendable () async throws -> R) async throws -> R {
    try await wait()
    defer { signal() }
    return try await body()
  }

  private func wait() async throws {
    try Task.checkCancellation()
    guard free == 0 else {
      free -= 1
      return
    }
    lastNumber += 1
    let number = lastNumber
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        // The task was canceled before the continuation was queued, so `cancel` would not find it.
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          waiting.append((number, continuation))
        }
      }
    } onCancel: {
      Task { await self.cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume(throwing: CancellationError())
  }

  private func signal() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().continuation.resume()
    }
  }
}
