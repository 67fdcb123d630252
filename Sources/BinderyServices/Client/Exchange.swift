internal import Foundation
internal import FoundationNetworking

/// The state of one HTTP exchange, as a pure value: the body so far, redirects, and failures.
struct Exchange {
  private static let maximumRedirects = 5

  let serviceName: String
  let maximumBytes: Int
  let ownHeaders: [String]
  let timeout: Duration
  private var body = Data()
  private var redirects = 0
  private var failure: HTTPError?

  init(serviceName: String, maximumBytes: Int, ownHeaders: [String], timeout: Duration) {
    self.serviceName = serviceName
    self.maximumBytes = maximumBytes
    self.ownHeaders = ownHeaders
    self.timeout = timeout
  }

  /// Appends a part of the body. Returns false if the body is too large and the exchange has to end.
  mutating func receive(_ data: Data) -> Bool {
    guard failure == nil else { return false }
    guard body.count + data.count <= maximumBytes else {
      failure = .tooLarge(service: serviceName, limit: maximumBytes)
      return false
    }
    body.append(data)
    return true
  }

  /// Returns the request of a redirect; nil if it must not be followed.
  mutating func follow(_ request: URLRequest, from origin: URL?) -> URLRequest? {
    redirects += 1
    let downgraded = origin?.scheme == "https" && request.url?.scheme != "https"
    let known = request.url?.scheme.map { ["http", "https"].contains($0) } == true
    guard redirects <= Self.maximumRedirects, !downgraded, known else {
      failure = .redirected(service: serviceName)
      return nil
    }
    body = Data()
    var next = request
    if next.url?.host != origin?.host || next.url?.port != origin?.port {
      for name in ownHeaders { next.setValue(nil, forHTTPHeaderField: name) }
    }
    return next
  }

  /// Returns the result of a finished exchange.
  func result(of response: URLResponse?, error: (any Error)?) -> Result<HTTPReply, any Error> {
    if let failure { return .failure(failure) }
    if let error { return .failure(readable(error)) }
    guard let response = response as? HTTPURLResponse else {
      return .failure(HTTPError.offline(service: serviceName))
    }
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers[name] = value }
    }
    let reply = HTTPReply(status: response.statusCode, headers: headers, body: body)
    let promised = reply.header("Content-Length").flatMap { Int($0) }
    if let promised, reply.header("Content-Encoding") == nil, body.count < promised {
      return .failure(HTTPError.cutOff(service: serviceName))
    }
    return .success(reply)
  }

  private func readable(_ error: any Error) -> any Error {
    guard let code = (error as? URLError)?.code else { return HTTPError.offline(service: serviceName) }
    return switch code {
    case .cancelled: CancellationError()
    case .timedOut: HTTPError.timedOut(service: serviceName, after: timeout)
    case .httpTooManyRedirects, .redirectToNonExistentLocation: HTTPError.redirected(service: serviceName)
    case .networkConnectionLost: HTTPError.cutOff(service: serviceName)
    case _ where !body.isEmpty: HTTPError.cutOff(service: serviceName)
    default: HTTPError.offline(service: serviceName)
    }
  }
}
