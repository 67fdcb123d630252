public import Foundation

/// Asks a second time when the first failure may have passed: no connection, cut off, 5xx, or a `Retry-After`
/// within reason. Only `GET` is repeated, and never what timed out: the person has waited long enough.
public struct RetryingClient<C: Clock<Duration>>: HTTPClient {
  private let client: any HTTPClient
  private let policy: RetryPolicy
  private let clock: C
  private let now: @Sendable () -> Date

  /// Makes a client that repeats what another one failed at.
  /// - Parameters:
  ///   - client: does each attempt.
  ///   - policy: how often, and after which waits.
  ///   - clock: what the waits are measured on.
  ///   - now: the date, against which a `Retry-After` date is measured.
  public init(
    _ client: any HTTPClient, policy: RetryPolicy = RetryPolicy(), clock: C = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.client = client
    self.policy = policy
    self.clock = clock
    self.now = now
  }

  /// Sends a request, and once more where that makes sense.
  public func send(_ request: HTTPRequest) async throws -> HTTPReply {
    guard request.method == .get else { return try await client.send(request) }
    var attempt = 0
    while true {
      let wait: Duration
      do {
        let reply = try await client.send(request)
        let asked = RetryAfter.wait(in: reply, now: now())
        guard let pause = policy.wait(after: reply, attempt: attempt, retryAfter: asked) else { return reply }
        wait = pause
      } catch {
        guard let pause = policy.wait(after: error, attempt: attempt) else { throw error }
        wait = pause
      }
      try await clock.sleep(for: wait)
      attempt += 1
    }
  }
}
