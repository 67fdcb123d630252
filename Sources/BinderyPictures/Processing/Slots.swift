/// Lets a few in at a time; the rest wait in the order in which they came, unless they are cancelled.
actor Slots {
  private var free: Int
  private var waiting: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
  private var lastNumber = 0

  init(_ count: Int) { free = count }

  /// Whether the next one comes in at once.
  var isFree: Bool { free > 0 }
  /// How many wait.
  var queueLength: Int { waiting.count }

  /// Runs `body` once there is room.
  /// - Throws: what `body` throws, or `CancellationError` where nobody wants it any more before it began.
  func run<R: Sendable>(_ body: @Sendable () async throws -> R) async throws -> R {
    try await enter()
    defer { leave() }
    return try await body()
  }

  private func enter() async throws {
    try Task.checkCancellation()
    guard free == 0 else {
      free -= 1
      return
    }
    lastNumber += 1
    let number = lastNumber
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        // Cancelled before it stands in the queue, where nobody would look for it any more.
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          waiting.append((number, continuation))
        }
      }
    } onCancel: {
      Task { await self.giveUp(number) }
    }
  }

  private func giveUp(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume(throwing: CancellationError())
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().continuation.resume()
    }
  }
}
