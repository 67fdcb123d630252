/// When to ask a service a second time after a failure that may have passed.
public struct RetryPolicy: Hashable, Sendable {
  /// How often a request is repeated.
  public var retries: Int
  /// How long to wait before the first repetition; each further one waits twice as long.
  public var backoff: Duration
  /// The longest `Retry-After` that is waited for. A longer one is reported as an error.
  public var longestWait: Duration

  /// Makes a policy.
  /// - Parameters:
  ///   - retries: how often a request is repeated.
  ///   - backoff: the wait before the first repetition.
  ///   - longestWait: the longest wait that a service may ask for.
  public init(retries: Int = 1, backoff: Duration = .milliseconds(400), longestWait: Duration = .seconds(3)) {
    self.retries = retries
    self.backoff = backoff
    self.longestWait = longestWait
  }

  /// How long to wait before the next try after this reply; nil when the reply is final.
  /// - Parameters:
  ///   - reply: what the service answered.
  ///   - attempt: how often it was asked again already.
  ///   - retryAfter: the wait that the service asks for.
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

  /// How long to wait before asking again after no answer came; nil when asking again makes no sense.
  func wait(after error: any Error, attempt: Int) -> Duration? {
    guard attempt < retries, let error = error as? HTTPError else { return nil }
    switch error {
    case .offline, .cutOff: return backoff(attempt)
    default: return nil
    }
  }

  private func backoff(_ attempt: Int) -> Duration { backoff * (1 << min(attempt, 10)) }
}
