internal import Dispatch

/// Heads of logs that other processes are to be notified of.
struct Outgoing {
  /// The shortest time between two notifications of a process.
  private static let interval = DispatchTimeInterval.milliseconds(5)

  private var heads: [String: Int64] = [:]
  private var earliest = DispatchTime(uptimeNanoseconds: 0)

  var isEmpty: Bool { heads.isEmpty }

  mutating func add(_ more: [String: Int64]) { heads.merge(more) { max($0, $1) } }

  /// Returns the time to wait before ``take(at:)``; nil if it is due.
  func delay(at now: DispatchTime) -> DispatchTimeInterval? {
    now < earliest ? .nanoseconds(Int(earliest.uptimeNanoseconds - now.uptimeNanoseconds)) : nil
  }

  /// Returns a notification of everything that was added.
  mutating func take(at now: DispatchTime) -> String? {
    guard !heads.isEmpty else { return nil }
    earliest = now + Self.interval
    defer { heads = [:] }
    return Announcement.payload(heads)
  }
}
