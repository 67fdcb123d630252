internal import Bindery
public import Testing

/// A stub for a function of a service: it returns scripted replies, or waits for the test to reply.
///
/// ```swift
/// struct StubGeocoder: Geocoder {
///   let find: Stub<String, [Place]>
///   func places(named name: String) async throws -> [Place] { try await find(name) }
/// }
///
/// let find = Stub<String, [Place]>("find", clock: clock)
/// find.willReturn([london], after: .seconds(2))   // the next call
/// find.always { name in [Place(name)] }           // all calls without a script
/// ```
///
/// A call with neither script nor rule waits until the test replies; a test can reply to calls in any order.
/// ``settle(limit:sourceLocation:)`` waits neither for such calls nor for replies that are due later on the clock.
public final class Stub<Input: Sendable, Output: Sendable>: Sendable {
  private let name: String
  private let clock: TestClock?
  private let cancellation: StubCancellation
  private let script = StubLock(CallScript<Input, Output>())

  /// Creates a stub without a script.
  ///
  /// - Parameters:
  ///   - name: The name of the stub in failure messages.
  ///   - clock: The clock on which replies are delayed.
  ///   - cancellation: The response of a call to the cancellation of its task.
  public init(_ name: String = "stub", clock: TestClock? = nil, cancellation: StubCancellation = .endsCall) {
    self.name = name
    self.clock = clock
    self.cancellation = cancellation
  }

  // MARK: Script

  /// Scripts a reply for the next call that has none.
  public func willReturn(_ output: Output, after delay: Duration = .zero) {
    script.withLock { $0.replies.append(ScriptedReply(.success(output), after: delay)) }
  }

  /// Scripts a failure for the next call that has no reply.
  public func willFail(_ error: any Error, after delay: Duration = .zero) {
    script.withLock { $0.replies.append(ScriptedReply(.failure(error), after: delay)) }
  }

  /// Sets a rule that replies to every call without a scripted reply.
  public func always(after delay: Duration = .zero, _ rule: @escaping @Sendable (Input) throws -> Output) {
    script.withLock { script in
      script.rule = { input in ScriptedReply(Result { try rule(input) }, after: delay) }
    }
  }

  /// Removes the script and the rule, so that every later call waits for the test to reply.
  public func byHand() {
    script.withLock { script in
      script.replies = []
      script.rule = nil
    }
  }

  // MARK: Calls

  /// The inputs of all calls, in order.
  public var calls: [Input] { script.withLock { $0.calls } }

  /// The numbers of the calls that wait for the test to reply, oldest first. Calls are numbered from 0.
  public var waiting: [Int] { script.withLock { $0.waiting.keys.sorted() } }

  /// Replies to a waiting call.
  ///
  /// - Parameters:
  ///   - call: The index of the call in ``calls``.
  ///   - output: The value that the call returns.
  ///   - sourceLocation: The location at which a failure is reported if no such call is waiting.
  public func answer(_ call: Int, with output: Output, sourceLocation: SourceLocation = #_sourceLocation) {
    end(call, with: .success(output), at: sourceLocation)
  }

  /// Makes a waiting call fail.
  public func fail(_ call: Int, with error: any Error, sourceLocation: SourceLocation = #_sourceLocation) {
    end(call, with: .failure(error), at: sourceLocation)
  }

  /// Calls the stub like a service function. It runs on the caller's actor, so calls from the main actor keep their order.
  public nonisolated(nonsending) func callAsFunction(_ input: Input) async throws -> Output {
    let (call, reply) = script.withLock { $0.begin(input) }
    guard let reply else { return try await answer(to: call, input) }
    if reply.delay > .zero {
      guard let clock else {
        Issue.record(
          "The stub \(name) has a reply delayed by \(reply.delay) but no clock. Create it with a clock.")
        return try reply.result.get()
      }
      try await clock.sleep(for: reply.delay, isCancellable: cancellation == .endsCall)
    }
    return try reply.result.get()
  }

  private nonisolated(nonsending) func answer(to call: Int, _ input: Input) async throws -> Output {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        script.withLock { script in
          let wait = WorkScope.beginWaiting(for: "an answer to call \(call) of \(name): \(input)")
          script.waiting[call] = (continuation, wait)
        }
        if Task.isCancelled { cancel(call) }
      }
    } onCancel: {
      cancel(call)
    }
  }

  private func cancel(_ call: Int) {
    guard cancellation == .endsCall else { return }
    take(call)?.resume(throwing: CancellationError())
  }

  private func end(_ call: Int, with result: Result<Output, any Error>, at sourceLocation: SourceLocation) {
    guard let continuation = take(call) else {
      let message =
        "Call \(call) of \(name) is not waiting for a reply. Calls so far: \(calls.count), waiting: \(waiting)."
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
      return
    }
    continuation.resume(with: result)
  }

  /// Removes a waiting call so that it can be resumed; from now on it counts as running.
  private func take(_ call: Int) -> CheckedContinuation<Output, any Error>? {
    script.withLock { script in
      guard let (continuation, wait) = script.waiting.removeValue(forKey: call) else { return nil }
      wait.end()
      return continuation
    }
  }
}

extension Stub where Input == Void {
  /// Calls the stub like a service function.
  public nonisolated(nonsending) func callAsFunction() async throws -> Output { try await callAsFunction(()) }
}
