/// The payload of a notification: `collection TAB number`, one per line; or `*` for “read everything” if that is too long.
enum Announcement {
  /// The server's limit is 8,000 bytes.
  private static let maximumBytes = 7_900
  private static let everything = "*"

  static func payload(_ heads: [String: Int64]) -> String {
    let lines = heads.map { "\(KeyText.stored($0.key))\t\($0.value)" }.joined(separator: "\n")
    let isReadable = heads.keys.allSatisfy { !$0.utf8.contains { byte in byte == 9 || byte == 10 } }
    return isReadable && lines.utf8.count <= maximumBytes ? lines : everything
  }

  /// Returns the heads of a payload; nil for “read everything”.
  static func heads(_ payload: String) -> [String: Int64]? {
    if payload == everything { return nil }
    var heads: [String: Int64] = [:]
    for line in payload.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      if parts.count == 2, let number = Int64(parts[1]) { heads[KeyText.text(String(parts[0]))] = number }
    }
    return heads
  }
}
