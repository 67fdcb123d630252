internal import BinderyStore

/// Reads the log of a collection from the last reported entry on, and reports what follows.
struct CatchUp {
  let feed: Feed
  let connection: Connection

  func run(_ collection: String) throws {
    while true {
      let cursor = feed.cursor(of: collection)
      let read = try ChangeTable.entries(of: collection, from: max(1, cursor.position.number), connection)
      let isKnown = cursor.position.number == 0 || read.first?.position == cursor.position
      let entries = cursor.position.number == 0 ? read : Array(read.dropFirst())
      guard isKnown, Self.follow(entries, cursor.position.number) else {
        try Reconciliation(feed: feed, connection: connection, collection: collection).run(from: cursor)
        continue
      }
      let isReported = feed.report(
        entries, of: collection, after: cursor.position, history: connection.history)
      if isReported, read.count < ChangeTable.batch { return }
    }
  }

  /// Whether entries follow a number without a gap.
  static func follow(_ entries: [LogEntry], _ number: Int64) -> Bool {
    entries.enumerated().allSatisfy { $1.position.number == number + 1 + Int64($0) }
  }
}
