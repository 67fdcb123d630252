import Bindery

/// A clock that stands still until it is advanced.
@MainActor
final class ManualClock: TimerClock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private var timers: [(due: Duration, id: Int, action: @MainActor () -> Void)] = []
  private var lastID = 0
  private var time = Duration.zero

  nonisolated var now: Instant { MainActor.assumeIsolated { Instant(offset: time) } }
  nonisolated var minimumResolution: Duration { .zero }
  nonisolated func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    fatalError("Operators schedule on a timer clock.")
  }

  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Disposable {
    lastID += 1
    let id = lastID
    timers.append((time + delay, id, action))
    return Disposable { [weak self] in self?.timers.removeAll { $0.id == id } }
  }

  func advance(by duration: Duration) {
    let end = time + duration
    while let next = timers.filter({ $0.due <= end }).min(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
      timers.removeAll { $0.id == next.id }
      time = next.due
      next.action()
    }
    time = end
  }
}
