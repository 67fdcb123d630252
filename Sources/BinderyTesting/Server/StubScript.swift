internal import Synchronization

/// The next reply for each path, and the requests so far.
final class StubScript: Sendable {
  private struct Waiter {
    let path: String?
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var replies: [String: [StubReply]] = [:]
    var fallback = StubReply.json(#"{"error":"The test server has no reply for this path."}"#, status: 404)
    var requests: [RecordedRequest] = []
    var waiters: [Waiter] = []

    func requests(to path: String?) -> [RecordedRequest] {
      path.map { path in requests.filter { $0.path == path } } ?? requests
    }
  }

  private let state = Mutex(State())

  func requests(to path: String?) -> [RecordedRequest] { state.withLock { $0.requests(to: path) } }

  func set(_ replies: [StubReply], for path: String) { state.withLock { $0.replies[path] = replies } }

  func setFallback(_ reply: StubReply) { state.withLock { $0.fallback = reply } }

  /// Records a request and returns its reply; the last reply of a path is repeated.
  func take(_ request: RecordedRequest) -> StubReply {
    let (reply, arrived) = state.withLock { state in
      state.requests.append(request)
      let arrived = state.waiters.filter { state.requests(to: $0.path).count >= $0.count }
      let requests = state.requests
      state.waiters.removeAll { waiter in
        requests.count { waiter.path == nil || $0.path == waiter.path } >= waiter.count
      }
      guard let replies = state.replies[request.path], let first = replies.first else {
        return (state.fallback, arrived)
      }
      if replies.count > 1 { state.replies[request.path]?.removeFirst() }
      return (first, arrived)
    }
    for waiter in arrived { waiter.continuation.resume() }
    return reply
  }

  /// Waits for a number of requests.
  func wait(for count: Int, to path: String?) async {
    await withCheckedContinuation { continuation in
      let isDue = state.withLock { state in
        if state.requests(to: path).count >= count { return true }
        state.waiters.append(Waiter(path: path, count: count, continuation: continuation))
        return false
      }
      if isDue { continuation.resume() }
    }
  }
}
