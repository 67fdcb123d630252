internal import BinderyViewModels

/// Reports the losses of a store as incidents.
@MainActor
struct LossMonitor {
  /// The number of incidents that are recorded at once: an operator who sees so many needs no exact number.
  private static let most = 1000

  let store: any LossCountingStore
  let monitor: IncidentMonitor
  private var reported = StoreLosses()

  init(store: any LossCountingStore, monitor: IncidentMonitor) {
    self.store = store
    self.monitor = monitor
  }

  /// Reports the losses since the last call.
  mutating func check() {
    let losses = store.losses
    for _ in 0..<Self.count(losses.rollbacks, reported.rollbacks) {
      monitor.record(
        .rolledBackDatabase,
        """
        the database lacks changes that this process had seen: an older backup was restored, or a standby without them became the primary. All \
        windows show what it has
        """)
    }
    for _ in 0..<Self.count(losses.messages, reported.messages) {
      monitor.record(
        .lostMessage,
        "a message between windows was lost: too many at once, no connection, or another version of the program"
      )
    }
    reported = losses
  }

  /// The number of incidents to record. A store may begin to count again.
  private static func count(_ now: Int, _ before: Int) -> Int { max(0, min(most, now - before)) }
}
