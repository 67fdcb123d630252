internal import Foundation
internal import Synchronization

/// Makes identities in the order of time, so that of things which happened at the same moment the later one is known.
enum Identity {
  private static let last = Mutex<UInt64>(0)

  /// The microseconds since 1970 in hexadecimal digits, never the same twice, and 64 random bits.
  static func make() -> String {
    // A clock that is set to another age makes no time; the counter still goes up.
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
