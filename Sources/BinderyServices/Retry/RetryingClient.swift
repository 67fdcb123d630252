public import Foundation

/// A client that retries after transient failures: no connection, connection lost, 5xx, or a short `Retry-After`.
/// Only `GET` is retried, and not after a timeout, because the user has waited long enough.
public struct RetryingClient<C: Clock<Duration>>: HTTPClient {
  private let client: any HTTPClient
  private let policy: RetryPolicy
  private let clock: C
  private let now: @Sendable () -> Date

  /// Creates a client that retries the requests of another client.
  /// - Parameters:
  ///   - client: The client for each attempt.
  ///   - policy: The number and delays of retries.
  ///   - clock: The clock for delays.
  ///   - now: Returns the current date, to which a `Retry-After` date is compared.
  public init(
    _ client: any HTTPClient, policy: RetryPolicy = RetryPolicy(), clock: C = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.client = client
    self.policy = policy
    self.clock = clock
    self.now = now
  }

  /// Sends a request, with retries as the policy allows.
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
