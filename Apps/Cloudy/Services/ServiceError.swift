public import Foundation

/// Why a weather or geocoding service gave no answer. Each case has a sentence for the screen.
///
/// No case may carry a key, or an address that holds one: the sentences are shown and logged.
public enum ServiceError: Error, Sendable, Hashable {
  /// It can't be reached.
  case unreachable(service: String)
  /// It did not answer in time.
  case timedOut(service: String, seconds: Int)
  /// It needs a key, or another one (401, 403, 404 for an empty key).
  case keyRejected(service: String)
  /// It has been asked too often (429), with its own words where it has some.
  case tooManyRequests(service: String, reason: String?)
  /// It can't answer now (5xx).
  case unavailable(service: String, status: Int)
  /// It rejected the request (another 4xx), with its own words where it sent some.
  case rejected(service: String, status: Int, reason: String?)
  /// It answered something that can't be read.
  case unreadable(service: String)
}

extension ServiceError: LocalizedError {
  /// What went wrong and what to do.
  public var errorDescription: String? {
    switch self {
    case .unreachable(let service):
      "\(service) can’t be reached. Check the network connection."
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
      "\(service) sent an answer that can’t be read."
    }
  }

  /// A service's own words, of a bearable length and with a full stop.
  private static func sentence(_ reason: String) -> String {
    let words = reason.prefix(200).trimmingCharacters(in: .whitespacesAndNewlines)
    return words.hasSuffix(".") ? words : words + "."
  }
}
