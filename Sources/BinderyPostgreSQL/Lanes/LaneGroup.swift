internal import Synchronization

/// Lanes for one kind of work. Work waits for a free lane without a thread, in the order of its requests.
final class LaneGroup: Sendable {
  private typealias Job = @Sendable (Lane) -> Void

  private struct State {
    var idle: [Lane]
    var waiting: [Job] = []
  }

  private let lanes: [Lane]
  private let state: Mutex<State>

  init(_ lanes: [Lane]) {
    self.lanes = lanes
    // The last one is taken first, so that the others connect only when it is busy.
    state = Mutex(State(idle: lanes.reversed()))
  }

  /// Runs a body on the thread of a lane.
  func run<Value: Sendable>(_ body: @escaping @Sendable (Lane) throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      start { lane in
        let result = Result { try body(lane) }
        self.finish(lane)
        continuation.resume(with: result)
      }
    }
  }

  func close() { for lane in lanes { lane.close() } }

  private func start(_ job: @escaping Job) {
    let lane = state.withLock { state in
      let lane = state.idle.popLast()
      if lane == nil { state.waiting.append(job) }
      return lane
    }
    if let lane { lane.perform { job(lane) } }
  }

  private func finish(_ lane: Lane) {
    let job = state.withLock { state -> Job? in
      if state.waiting.isEmpty {
        state.idle.append(lane)
        return nil
      }
      return state.waiting.removeFirst()
    }
    if let job { lane.perform { job(lane) } }
  }
}
