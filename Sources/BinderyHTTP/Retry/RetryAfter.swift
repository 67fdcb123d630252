internal import Foundation

/// Reads how long a service asks to be left alone.
enum RetryAfter {
  /// The wait that a reply asks for: `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), else
  /// `Ratelimit-Reset` in seconds.
  /// - Parameters:
  ///   - reply: the reply, usually of status 429 or 503.
  ///   - now: the date against which a date is measured.
  static func wait(in reply: HTTPReply, now: Date) -> Duration? {
    if let text = reply.header("Retry-After") {
      if let seconds = Double(text) { return duration(seconds) }
      if let date = date(text) { return duration(date.timeIntervalSince(now)) }
    }
    return reply.header("Ratelimit-Reset").flatMap(Double.init).flatMap(duration)
  }

  /// A year at most, so that no number from outside can overflow.
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
