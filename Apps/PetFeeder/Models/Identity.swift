internal import Foundation
internal import Synchronization

/// Creates identities that sort by their time of creation, also within the same moment.
enum Identity {
  private static let last = Mutex<UInt64>(0)

  /// Returns the microseconds since 1970 in hexadecimal digits, unique in this process, and 64 random bits.
  static func make() -> String {
    // If the clock is set outside the range, the time is 0; the counter still increases.
    let now = UInt64(exactly: (Date().timeIntervalSince1970 * 1_000_000).rounded()) ?? 0
    let stamp = last.withLock { last in
      last = max(now, last + 1)
      return last
    }
    return "\(digits(stamp, 14))-\(digits(.random(in: .min ... .max), 16))"
  }

  private static func digits(_ number: UInt64, _ count: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
