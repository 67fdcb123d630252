internal import Synchronization

/// Whether the client of a connection is still there, so that nothing waits for one that has gone.
///
/// A client that ends its side of the connection counts as gone, as in other servers: browsers do so when they no longer want a page.
final class ClientPresence: Sendable {
  private struct State {
    var isGone = false
    var cancel: (@Sendable () -> Void)?
  }

  private let state = HostLock(State())

  /// Records that the client has gone, and cancels what is done for it.
  func leave() {
    let cancel = state.withLock { state in
      state.isGone = true
      return state.cancel
    }
    cancel?()
  }

  /// Does something for the client on the main actor, in a task that is canceled when the client goes. Call it for one request at a time.
  func run<Result: Sendable>(_ body: @escaping @MainActor @Sendable () async -> Result) async -> Result {
    let task = Task { @MainActor in
      if state.withLock(\.isGone) { withUnsafeCurrentTask { $0?.cancel() } }
      return await body()
    }
    let isGone = state.withLock { state in
      state.cancel = { task.cancel() }
      return state.isGone
    }
    defer { state.withLock { $0.cancel = nil } }
    if isGone { task.cancel() }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
