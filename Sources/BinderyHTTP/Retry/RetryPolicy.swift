/// When to repeat a request after a transient failure.
public struct RetryPolicy: Hashable, Sendable {
  /// The maximum number of repetitions.
  public var retries: Int
  /// The delay before the first repetition; it doubles with each repetition.
  public var backoff: Duration
  /// The maximum `Retry-After` that is awaited. A longer one is reported as an error instead.
  public var longestWait: Duration

  /// Creates a policy.
  /// - Parameters:
  ///   - retries: the maximum number of repetitions.
  ///   - backoff: the delay before the first repetition.
  ///   - longestWait: the maximum delay that a service may demand.
  public init(retries: Int = 1, backoff: Duration = .milliseconds(400), longestWait: Duration = .seconds(3)) {
    self.retries = retries
    self.backoff = backoff
    self.longestWait = longestWait
  }

  /// Returns the delay before repeating after a reply; `nil` when the reply is final.
  /// - Parameters:
  ///   - reply: the service's reply.
  ///   - attempt: the number of repetitions so far.
  ///   - retryAfter: the delay that the service demands.
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

  /// Returns the delay before repeating without a reply; `nil` when a repetition is pointless.
  func wait(after error: any Error, attempt: Int) -> Duration? {
    guard attempt < retries, let error = error as? HTTPError else { return nil }
    switch error {
    case .offline, .cutOff: return backoff(attempt)
    default: return nil
    }
  }

  private func backoff(_ attempt: Int) -> Duration { backoff * (1 << min(attempt, 10)) }
}
