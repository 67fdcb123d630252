internal import Bindery
public import Testing

/// A function of a service, played by a test: it gives the replies of a script, or waits for one to be given by hand.
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
/// A call with neither script nor rule waits until the test answers it, in whatever order it likes. ``settle(limit:sourceLocation:)``
/// does not wait for such a call, nor for one whose reply is due later on the clock.
public final class Stub<Input: Sendable, Output: Sendable>: Sendable {
  private let name: String
  private let clock: TestClock?
  private let cancellation: StubCancellation
  private let script = StubLock(StubScript<Input, Output>())

  /// Makes a stub without a script.
  ///
  /// - Parameters:
  ///   - name: What failures call it.
  ///   - clock: The clock on which replies are delayed.
  ///   - cancellation: What a call does when its task is cancelled.
  public init(_ name: String = "stub", clock: TestClock? = nil, cancellation: StubCancellation = .endsCall) {
    self.name = name
    self.clock = clock
    self.cancellation = cancellation
  }

  // MARK: Script

  /// The next call without a reply yet gets this one.
  public func willReturn(_ output: Output, after delay: Duration = .zero) {
    script.withLock { $0.replies.append(StubReply(.success(output), after: delay)) }
  }

  /// The next call without a reply yet fails.
  public func willFail(_ error: any Error, after delay: Duration = .zero) {
    script.withLock { $0.replies.append(StubReply(.failure(error), after: delay)) }
  }

  /// Every call for which no reply is scripted gets what the rule says.
  public func always(after delay: Duration = .zero, _ rule: @escaping @Sendable (Input) throws -> Output) {
    script.withLock { script in
      script.rule = { input in StubReply(Result { try rule(input) }, after: delay) }
    }
  }

  /// From now on every call waits to be answered by hand; the script and the rule are forgotten.
  public func byHand() {
    script.withLock { script in
      script.replies = []
      script.rule = nil
    }
  }

  // MARK: Calls

  /// What it was called with, in order.
  public var calls: [Input] { script.withLock { $0.calls } }

  /// The numbers of the calls that wait for an answer by hand, oldest first. Calls count from 0.
  public var waiting: [Int] { script.withLock { $0.waiting.keys.sorted() } }

  /// Answers a waiting call.
  ///
  /// - Parameters:
  ///   - call: Which of ``calls``.
  ///   - output: What it returns.
  ///   - sourceLocation: Where it is reported when no such call waits.
  public func answer(_ call: Int, with output: Output, sourceLocation: SourceLocation = #_sourceLocation) {
    end(call, with: .success(output), at: sourceLocation)
  }

  /// Lets a waiting call fail.
  public func fail(_ call: Int, with error: any Error, sourceLocation: SourceLocation = #_sourceLocation) {
    end(call, with: .failure(error), at: sourceLocation)
  }

  /// Calls it, as a service is called. It runs where the caller runs, so calls from the main actor keep their order.
  public nonisolated(nonsending) func callAsFunction(_ input: Input) async throws -> Output {
    let (call, reply) = script.withLock { $0.begin(input) }
    guard let reply else { return try await answer(to: call, input) }
    if reply.delay > .zero {
      guard let clock else {
        Issue.record("The stub \(name) replies after \(reply.delay), but has no clock: make it with one.")
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
        "Call \(call) of \(name) does not wait for an answer. Calls so far: \(calls.count), waiting: \(waiting)."
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
      return
    }
    continuation.resume(with: result)
  }

  /// Takes a waiting call out, to be resumed: it counts as under way from now on.
  private func take(_ call: Int) -> CheckedContinuation<Output, any Error>? {
    script.withLock { script in
      guard let (continuation, wait) = script.waiting.removeValue(forKey: call) else { return nil }
      wait.end()
      return continuation
    }
  }
}

extension Stub where Input == Void {
  /// Calls it, as a service is called.
  public nonisolated(nonsending) func callAsFunction() async throws -> Output { try await callAsFunction(()) }
}
