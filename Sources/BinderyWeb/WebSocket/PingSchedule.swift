/// Decides when to ping a silent peer, and when to close its connection.
///
///     tick ── received since? ── yes ▶ nothing
///                             └─ no ─▶ ping ── tick ── still nothing ▶ close
struct PingSchedule {
  /// The action at a tick.
  enum Action: Equatable {
    case nothing, ping, close
  }

  private var hasReceived = true
  private var hasPinged = false

  /// Records any frame of the peer.
  mutating func received() {
    hasReceived = true
    hasPinged = false
  }

  /// Records that an interval has passed.
  mutating func tick() -> Action {
    if hasPinged { return .close }
    if hasReceived {
      hasReceived = false
      return .nothing
    }
    hasPinged = true
    return .ping
  }
}
