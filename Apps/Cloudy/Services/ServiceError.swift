public import Foundation

/// An error of a weather or geocoding service, with a sentence for the screen.
///
/// No case may contain a key, or an address with one: the sentences are shown and logged.
public enum ServiceError: Error, Sendable, Hashable {
  /// The service cannot be reached.
  case unreachable(service: String)
  /// The service did not reply in time.
  case timedOut(service: String, seconds: Int)
  /// The service needs a key, or another one (401, 403, 404 for an empty key).
  case keyRejected(service: String)
  /// The service received too many requests (429), with its message if it sent one.
  case tooManyRequests(service: String, reason: String?)
  /// The service cannot reply now (5xx).
  case unavailable(service: String, status: Int)
  /// The service rejected the request (another 4xx), with its message if it sent one.
  case rejected(service: String, status: Int, reason: String?)
  /// The service sent a reply that cannot be decoded.
  case unreadable(service: String)
}

extension ServiceError: LocalizedError {
  /// A sentence that says what went wrong and what to do.
  public var errorDescription: String? {
    switch self {
    case .unreachable(let service):
      "\(service) cannot be reached. Check the network connection."
    case .timedOut(let service, let seconds):
      "\(service) did not answer within \(seconds) seconds."
    case .keyRejected(let service):
      "\(service) did not accept the key. Check the key in the settings of this server."
    case .tooManyRequests(let service, let reason):
      "\(service) has been asked too often. " + (reason.map(Self.sentence) ?? "Try again in a while.")
    case .unavailable(let service, let status):
      "\(service) is not available right now (\(status)). Try again in a while."
    case .rejected(let service, let status, let reason):
      reason.map { "\(service) rejected the request: \(Self.sentence($0))" }
        ?? "\(service) rejected the request (\(status))."
    case .unreadable(let service):
      "\(service) sent an answer that cannot be read."
    }
  }

  /// Returns a service's message, truncated and with a full stop.
  private static func sentence(_ reason: String) -> String {
    let words = reason.prefix(200).trimmingCharacters(in: .whitespacesAndNewlines)
    return words.hasSuffix(".") ? words : words + "."
  }
}
