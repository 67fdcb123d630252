/// How far the changes of a collection are reported.
struct FeedCursor: Sendable {
  /// The number of reported entries that are remembered, to find the common history with a server that has lost some of them.
  static let memory = 1_000

  /// The last reported entry.
  private(set) var position: LogPosition
  /// The server's history at that time.
  private(set) var history: ServerHistory?
  /// The last reported entries, oldest first.
  private(set) var recent: [LogEntry] = []
  /// The position before them.
  private(set) var origin: LogPosition

  init(_ position: LogPosition = LogPosition(), history: ServerHistory? = nil) {
    self.position = position
    origin = position
    self.history = history
  }

  mutating func advance(over entries: [LogEntry], history: ServerHistory) {
    guard let last = entries.last else { return }
    position = last.position
    self.history = history
    recent += entries
    if recent.count > 2 * Self.memory {
      let forgotten = recent.count - Self.memory
      origin = recent[forgotten - 1].position
      recent.removeFirst(forgotten)
    }
  }
}
