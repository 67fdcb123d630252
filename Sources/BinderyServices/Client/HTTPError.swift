public import Foundation

/// The reason why a web service sent no usable reply, with a sentence for the user.
///
/// No case contains an address, a header or a key: the service's messages are redacted and truncated.
public enum HTTPError: Error, Hashable, Sendable {
  /// The service could not be reached: no network, no such host, or no listener.
  case offline(service: String)
  /// No complete reply arrived in time.
  case timedOut(service: String, after: Duration)
  /// The service rejected the request, for the given reason.
  case refused(service: String, status: Int, reason: String?)
  /// The address or the requested item does not exist.
  case notFound(service: String, reason: String?)
  /// The access key is missing, wrong or blocked.
  case keyRefused(service: String, reason: String?)
  /// Too many requests; the next one is allowed after the given time, if the service named one.
  case rateLimited(service: String, retryAfter: Duration?, reason: String?)
  /// The service failed (5xx).
  case unavailable(service: String, status: Int, reason: String?)
  /// The reply is not JSON but, for example, an HTML page.
  case notJSON(service: String, kind: String)
  /// The reply is JSON, but not in the documented format; `detail` contains the location.
  case unreadable(service: String, detail: String)
  /// The connection ended before the reply was complete.
  case cutOff(service: String)
  /// The reply is larger than the limit in bytes.
  case tooLarge(service: String, limit: Int)
  /// Too many redirects, or one to an unsafe address.
  case redirected(service: String)

  /// Whether no complete reply arrived, so that earlier or sample data may replace it: ``offline(service:)``,
  /// ``timedOut(service:after:)``.
  public var isAbsence: Bool {
    switch self {
    case .offline, .timedOut: true
    default: false
    }
  }
}

extension HTTPError: LocalizedError {
  /// The sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .offline(let service):
      "\(service) cannot be reached. Check the network connection and try again."
    case .timedOut(let service, let time):
      "\(service) did not answer within \(Self.words(for: time)). Try again in a moment."
    case .refused(let service, let status, let reason):
      "\(service) refused the request (status \(status))" + Self.ending(reason)
    case .notFound(let service, let reason):
      "\(service) did not find what was asked for" + Self.ending(reason)
    case .keyRefused(let service, let reason):
      "\(service) refused the access key. Check the key" + Self.ending(reason)
    case .rateLimited(let service, let time, let reason):
      "\(service) was asked too often. " + Self.advice(time)
        + (reason.map { " \(service) says: \($0)" } ?? "")
    case .unavailable(let service, let status, let reason):
      "\(service) has a problem of its own (status \(status)). Try again later" + Self.ending(reason)
    case .notJSON(let service, let kind):
      "\(service) answered with \(kind) instead of data. Check its address, or try again later."
    case .unreadable(let service, let detail):
      "\(service) answered in a form that cannot be read (\(detail)). Try again later."
    case .cutOff(let service):
      "The answer of \(service) was cut off. Try again."
    case .tooLarge(let service, let limit):
      "The answer of \(service) is larger than \(Self.size(limit)), so it was not read."
    case .redirected(let service):
      "\(service) sends the request on to other addresses without end or to an unsafe one. Check its address."
    }
  }

  private static func ending(_ reason: String?) -> String {
    guard let reason else { return "." }
    return ": \(reason)" + (reason.last.map { ".!?".contains($0) } == true ? "" : ".")
  }

  private static func advice(_ time: Duration?) -> String {
    time.map { "Try again in \(words(for: $0))." } ?? "Try again later."
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : bytes >= 1 << 10 ? "\(bytes >> 10) KB" : "\(bytes) bytes"
  }

  /// Formats a duration in whole seconds, minutes or hours, rounded up.
  private static func words(for time: Duration) -> String {
    let parts = time.components
    let seconds = max(1, parts.seconds + (parts.attoseconds > 0 ? 1 : 0))
    switch seconds {
    case ..<120: return "\(seconds) second" + (seconds == 1 ? "" : "s")
    case ..<7_200: return "\((seconds + 59) / 60) minutes"
    default: return "\((seconds - 1) / 3_600 + 1) hours"
    }
  }
}
