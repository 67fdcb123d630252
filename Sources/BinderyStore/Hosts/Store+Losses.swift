public import BinderyViewModels

extension Store: LossCountingStore {
  /// The messages of topics that did not arrive, and the times when the database lacked changes that this process had seen: an older backup was
  /// restored, or a standby without them became the primary. Windows then show what the database has.
  @MainActor public var losses: StoreLosses {
    let counts = topicCounts
    return StoreLosses(messages: counts.lost + counts.unreadable, rollbacks: engine.rollbacks)
  }
}
