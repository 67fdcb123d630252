internal import Bindery

/// The state of a ``Stub``: its script and its calls.
struct CallScript<Input: Sendable, Output: Sendable>: Sendable {
  var replies: [ScriptedReply<Output>] = []
  var rule: (@Sendable (Input) -> ScriptedReply<Output>)?
  var waiting: [Int: (CheckedContinuation<Output, any Error>, WorkScope.Wait)] = [:]
  private(set) var calls: [Input] = []

  /// Records a call, and returns its number and its scripted reply, if any.
  mutating func begin(_ input: Input) -> (call: Int, reply: ScriptedReply<Output>?) {
    calls.append(input)
    let reply = replies.isEmpty ? rule?(input) : replies.removeFirst()
    return (calls.count - 1, reply)
  }
}

/// The reply to a call, and its delay.
struct ScriptedReply<Output: Sendable>: Sendable {
  let result: Result<Output, any Error>
  let delay: Duration

  init(_ result: Result<Output, any Error>, after delay: Duration) {
    self.result = result
    self.delay = delay
  }
}
