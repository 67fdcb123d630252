/// Decides when to ask a silent peer whether it is there, and when to give it up.
///
///     tick ── heard since? ── yes ▶ nothing
///                          └─ no ─▶ ping ── tick ── still nothing ▶ give up
struct PingSchedule {
  /// What to do at a tick.
  enum Action: Equatable {
    case nothing, ping, giveUp
  }

  private var wasHeard = true
  private var isAsked = false

  /// The peer said something, whatever it was.
  mutating func heard() {
    wasHeard = true
    isAsked = false
  }

  /// An interval went by.
  mutating func tick() -> Action {
    if isAsked { return .giveUp }
    if wasHeard {
      wasHeard = false
      return .nothing
    }
    isAsked = true
    return .ping
  }
}
