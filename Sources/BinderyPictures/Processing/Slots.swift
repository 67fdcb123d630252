/// Lets a few in at a time; the rest wait in the order in which they came.
actor Slots {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Runs `body` once there is room.
  func run<R: Sendable>(_ body: @Sendable () async throws -> R) async throws -> R {
    await enter()
    defer { leave() }
    return try await body()
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
