internal import Bindery

/// What a ``Stub`` knows: its script, and the calls that were made.
struct StubScript<Input: Sendable, Output: Sendable>: Sendable {
  var replies: [StubReply<Output>] = []
  var rule: (@Sendable (Input) -> StubReply<Output>)?
  var waiting: [Int: (CheckedContinuation<Output, any Error>, WorkScope.Wait)] = [:]
  private(set) var calls: [Input] = []

  /// Notes a call: its number, and its reply if one is scripted.
  mutating func begin(_ input: Input) -> (call: Int, reply: StubReply<Output>?) {
    calls.append(input)
    let reply = replies.isEmpty ? rule?(input) : replies.removeFirst()
    return (calls.count - 1, reply)
  }
}

/// What a call gets, and how long after it was made.
struct StubReply<Output: Sendable>: Sendable {
  let result: Result<Output, any Error>
  let delay: Duration

  init(_ result: Result<Output, any Error>, after delay: Duration) {
    self.result = result
    self.delay = delay
  }
}
