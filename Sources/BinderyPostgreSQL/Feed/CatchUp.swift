internal import BinderyStore

/// Reads the logs of all known collections from the last reported entries on, and reports what follows.
///
/// One statement reads all of them, so what it finds of a transaction is all of it.
struct CatchUp {
  let feed: Feed
  let connection: Connection

  /// - Parameter collections: Collections with new entries, also those of which the feed knows nothing yet.
  func run(_ collections: some Sequence<String>) throws {
    let unknown = collections.map { ($0, LogPosition()) }
    while true {
      let positions = feed.positions.merging(unknown) { known, _ in known }
      let logs = try ChangeTable.entries(from: positions.mapValues { max(1, $0.number) }, connection)
      var sections: [LogSection] = []
      var broken: String?
      for (collection, position) in positions {
        let section = Self.section(logs[collection] ?? [], of: collection, after: position)
        if let section { sections.append(section) } else { broken = collection }
      }
      if let broken {
        try Reconciliation(feed: feed, connection: connection, collection: broken)
          .run(from: feed.cursor(of: broken))
        continue
      }
      let isReported = feed.report(sections.filter { !$0.entries.isEmpty }, history: connection.history)
      if isReported, logs.values.allSatisfy({ $0.count < ChangeTable.batch }) { return }
    }
  }

  /// Returns the entries after a position; nil if the log does not continue from there.
  /// - Parameter log: The entries from that position on.
  private static func section(
    _ log: [LogEntry], of collection: String, after start: LogPosition
  ) -> LogSection? {
    let isKnown = start.number == 0 || log.first?.position == start
    let entries = start.number == 0 ? log : Array(log.dropFirst())
    guard isKnown, follow(entries, start.number) else { return nil }
    return LogSection(collection: collection, start: start, entries: entries)
  }

  /// Whether entries follow a number without a gap.
  static func follow(_ entries: [LogEntry], _ number: Int64) -> Bool {
    entries.enumerated().allSatisfy { $1.position.number == number + 1 + Int64($0) }
  }
}
