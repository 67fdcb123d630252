internal import Glibc
internal import Synchronization

/// The `Date` header of responses ([RFC 9110, section 6.6.1](https://www.rfc-editor.org/rfc/rfc9110#section-6.6.1)), formatted once a
/// second.
final class HTTPDate: Sendable {
  private let latest = HostLock((second: time_t(-1), text: ""))

  /// The present time, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  var now: String {
    let second = time(nil)
    return latest.withLock { latest in
      if latest.second != second { latest = (second, Self.text(of: second)) }
      return latest.text
    }
  }

  /// A time in seconds since 1970 as IMF-fixdate.
  static func text(of second: time_t) -> String {
    var second = second
    var parts = tm()
    gmtime_r(&second, &parts)
    let day = weekdays[Int(parts.tm_wday)]
    let month = months[Int(parts.tm_mon)]
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits).joined(separator: ":")
    return "\(day), \(twoDigits(parts.tm_mday)) \(month) \(Int(parts.tm_year) + 1900) \(clock) GMT"
  }

  private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : String(number) }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
