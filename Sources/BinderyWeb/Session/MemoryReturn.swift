/// Decides when free memory is returned to the system: after many sessions have ended.
///
/// The C library retains freed memory for later allocations. After many visitors that is most of the process.
struct MemoryReturn {
  /// The number of sessions that have to end. A session uses some 10 KiB to some megabytes.
  static let sessions = 50

  private var before = 0
  private var ended = 0

  /// Records the number of sessions. Call it once per second.
  ///
  /// - Returns: Whether to return memory now: enough sessions have ended, and no more are ending.
  mutating func note(_ count: Int) -> Bool {
    defer { before = count }
    ended += max(0, before - count)
    guard ended >= Self.sessions, count >= before else { return false }
    ended = 0
    return true
  }
}
