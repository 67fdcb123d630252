internal import Foundation

/// Reads the delay that a service requires before the next request.
enum RetryAfter {
  /// Returns the delay that a reply requires: `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), else
  /// `Ratelimit-Reset` in seconds.
  /// - Parameters:
  ///   - reply: The reply, usually of status 429 or 503.
  ///   - now: The current date, to which a date is compared.
  static func wait(in reply: HTTPReply, now: Date) -> Duration? {
    if let text = reply.header("Retry-After") {
      if let seconds = Double(text) { return duration(seconds) }
      if let date = date(text) { return duration(date.timeIntervalSince(now)) }
    }
    return reply.header("Ratelimit-Reset").flatMap(Double.init).flatMap(duration)
  }

  /// Limits the delay to one year, so that no received number can overflow.
  private static func duration(_ seconds: Double) -> Duration? {
    guard seconds.isFinite else { return nil }
    return .seconds(min(max(0, seconds), 31_536_000))
  }

  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return formatter.date(from: text)
  }
}
