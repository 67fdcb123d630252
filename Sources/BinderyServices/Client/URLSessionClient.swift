internal import Foundation
internal import FoundationNetworking

/// A client that uses `URLSession`: one exchange per request, with a deadline and limits.
///
/// It uses no cookies and no cache, follows at most five redirects, never one from `https` to `http`, and sends the
/// request's own headers only to the same host. Wrap it in a ``RetryingClient`` for transient failures.
public final class URLSessionClient: HTTPClient {
  private let session: URLSession
  private let exchanges: ExchangeTable
  private let serviceName: String
  private let userAgent: String
  private let timeout: Duration

  /// Creates a client for one service.
  /// - Parameters:
  ///   - serviceName: The service's name in errors, for example `Open-Meteo`.
  ///   - userAgent: The app's name and version for the service, for example `Cloudy/1.0`.
  ///   - timeout: The time limit from sending to the last byte.
  public init(serviceName: String, userAgent: String, timeout: Duration = .seconds(10)) {
    self.serviceName = serviceName
    self.userAgent = userAgent
    self.timeout = timeout
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpMaximumConnectionsPerHost = 6
    exchanges = ExchangeTable()
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request and waits for the complete reply, up to the timeout.
  public func send(_ request: HTTPRequest) async throws -> HTTPReply {
    try Task.checkCancellation()
    let timeout = timeout
    let serviceName = serviceName
    return try await withThrowingTaskGroup(of: HTTPReply.self) { group in
      group.addTask { try await self.exchange(request) }
      group.addTask {
        try await Task.sleep(for: timeout, clock: .continuous)
        throw HTTPError.timedOut(service: serviceName, after: timeout)
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw CancellationError() }
      return first
    }
  }

  private func exchange(_ request: HTTPRequest) async throws -> HTTPReply {
    let task = session.dataTask(with: urlRequest(for: request))
    let exchange = Exchange(
      serviceName: serviceName, maximumBytes: request.maximumBytes, ownHeaders: Array(request.headers.keys),
      timeout: timeout)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchanges.begin(exchange, for: task, continuation)
        task.resume()
      }
    } onCancel: {
      exchanges.cancel(task)
    }
  }

  private func urlRequest(for request: HTTPRequest) -> URLRequest {
    var result = URLRequest(url: request.url)
    result.httpMethod = request.method.rawValue
    result.httpBody = request.body
    result.cachePolicy = .reloadIgnoringLocalCacheData
    // The code above enforces the deadline of the whole exchange, so the session's own timeout must be later.
    result.timeoutInterval = Double(timeout.components.seconds) + 5
    result.setValue(userAgent, forHTTPHeaderField: "User-Agent")
    result.setValue("application/json", forHTTPHeaderField: "Accept")
    for (name, value) in request.headers { result.setValue(value, forHTTPHeaderField: name) }
    return result
  }
}
