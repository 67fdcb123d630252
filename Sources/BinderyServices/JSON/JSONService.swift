public import Foundation

/// A web service with JSON replies: sends requests and decodes replies into values or readable errors.
///
/// ```swift
/// let service = JSONService(name: "Open-Meteo", client: client)
/// let forecast = try await service.value(Forecast.self, for: HTTPRequest(url))
/// ```
public struct JSONService: Sendable {
  /// The service's name in errors.
  public let name: String
  private let client: any HTTPClient
  private let now: @Sendable () -> Date

  /// Creates a service.
  /// - Parameters:
  ///   - name: The service's name in errors.
  ///   - client: The client for the requests.
  ///   - now: Returns the current date, to which a `Retry-After` date is compared.
  public init(name: String, client: any HTTPClient, now: @escaping @Sendable () -> Date = { Date() }) {
    self.name = name
    self.client = client
    self.now = now
  }

  /// Creates a service with a network client that retries.
  /// - Parameters:
  ///   - name: The service's name in errors.
  ///   - userAgent: The app's name and version for the service.
  ///   - timeout: The time limit of one exchange.
  ///   - policy: The policy for retries.
  ///   - clock: The clock for delays between attempts.
  ///   - now: Returns the current date.
  public init(
    name: String, userAgent: String, timeout: Duration = .seconds(10), policy: RetryPolicy = RetryPolicy(),
    clock: some Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let session = URLSessionClient(serviceName: name, userAgent: userAgent, timeout: timeout)
    self.init(name: name, client: RetryingClient(session, policy: policy, clock: clock, now: now), now: now)
  }

  /// Sends a request and decodes the reply.
  /// - Parameters:
  ///   - type: The type of a successful reply.
  ///   - request: The request.
  /// - Throws: ``HTTPError``, or `CancellationError` if the task was canceled.
  public func value<Value: Decodable>(_ type: Value.Type, for request: HTTPRequest) async throws -> Value {
    let reply = try await client.send(request)
    try Task.checkCancellation()
    guard reply.isSuccess else { throw refusal(reply, to: request) }
    do {
      return try JSONBody(reply.body).decode(type)
    } catch let problem {
      switch problem {
      case .empty: throw HTTPError.notJSON(service: name, kind: "nothing")
      case .page: throw HTTPError.notJSON(service: name, kind: "a web page")
      case .text: throw HTTPError.notJSON(service: name, kind: "plain text")
      case .cutOff: throw HTTPError.cutOff(service: name)
      case .shape(let detail): throw HTTPError.unreadable(service: name, detail: detail)
      }
    }
  }

  /// Returns the error for a reply outside 2xx.
  private func refusal(_ reply: HTTPReply, to request: HTTPRequest) -> HTTPError {
    let reason = RefusalReason.reason(in: reply.body).map { Redaction(secrets: request.secrets).text($0) }
    switch reply.status {
    case 300..<400: return .redirected(service: name)
    case 401 where !request.secrets.isEmpty, 403 where !request.secrets.isEmpty:
      return .keyRefused(service: name, reason: reason)
    case 404, 410: return .notFound(service: name, reason: reason)
    case 429, 509:
      return .rateLimited(service: name, retryAfter: RetryAfter.wait(in: reply, now: now()), reason: reason)
    case 500...: return .unavailable(service: name, status: reply.status, reason: reason)
    default: return .refused(service: name, status: reply.status, reason: reason)
    }
  }
}
