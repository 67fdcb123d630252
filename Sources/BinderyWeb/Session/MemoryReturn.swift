/// Decides when free memory is given back to the system: after many sessions have ended.
///
/// The C library keeps freed memory for later allocations. After a rush of visitors that is most of the process.
struct MemoryReturn {
  /// How many sessions have to end. A session takes some 10 KiB to some megabytes.
  static let sessions = 50

  private var before = 0
  private var ended = 0

  /// Notes the number of sessions, once each second.
  ///
  /// - Returns: whether memory is to be given back now: when enough sessions have ended, and no more end.
  mutating func note(_ count: Int) -> Bool {
    defer { before = count }
    ended += max(0, before - count)
    guard ended >= Self.sessions, count >= before else { return false }
    ended = 0
    return true
  }
}
