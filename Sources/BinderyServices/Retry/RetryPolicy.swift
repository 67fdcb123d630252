/// The policy for retries after transient failures.
public struct RetryPolicy: Hashable, Sendable {
  /// The maximum number of retries.
  public var retries: Int
  /// The delay before the first retry. It doubles with each retry.
  public var backoff: Duration
  /// The maximum `Retry-After` that is awaited. A longer one is reported as an error.
  public var longestWait: Duration

  /// Creates a policy.
  /// - Parameters:
  ///   - retries: The maximum number of retries.
  ///   - backoff: The delay before the first retry.
  ///   - longestWait: The maximum delay that a service may require.
  public init(retries: Int = 1, backoff: Duration = .milliseconds(400), longestWait: Duration = .seconds(3)) {
    self.retries = retries
    self.backoff = backoff
    self.longestWait = longestWait
  }

  /// Returns the delay before a retry after a reply; nil if the reply is final.
  /// - Parameters:
  ///   - reply: The service's reply.
  ///   - attempt: The number of retries so far.
  ///   - retryAfter: The delay that the service requires.
  func wait(after reply: HTTPReply, attempt: Int, retryAfter: Duration?) -> Duration? {
    guard attempt < retries else { return nil }
    switch reply.status {
    case 429:
      return retryAfter.flatMap { $0 <= longestWait ? max($0, backoff) : nil }
    case 500, 502, 503, 504:
      let wait = max(retryAfter ?? .zero, backoff(attempt))
      return wait <= longestWait ? wait : nil
    default:
      return nil
    }
  }

  /// Returns the delay before a retry without a reply; nil if a retry is pointless.
  func wait(after error: any Error, attempt: Int) -> Duration? {
    guard attempt < retries, let error = error as? HTTPError else { return nil }
    switch error {
    case .offline, .cutOff: return backoff(attempt)
    default: return nil
    }
  }

  private func backoff(_ attempt: Int) -> Duration { backoff * (1 << min(attempt, 10)) }
}
