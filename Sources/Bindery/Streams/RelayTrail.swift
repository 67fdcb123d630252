/// The relays that accepted events in the last round before a cycle of relays is stopped.
@MainActor
enum RelayTrail {
  // There is one round at a time: streams run on the main actor only.
  private static var path: [String]?

  /// Begins a trail at the relay created at a position in the source code.
  static func begin(_ fileID: StaticString, _ line: UInt) {
    path = []
    note(fileID, line)
  }

  /// Adds the relay created at a position in the source code, if a trail is open. Those inside operators are omitted.
  static func note(_ fileID: StaticString, _ line: UInt) {
    guard path != nil, !"\(fileID)".hasPrefix("Bindery/") else { return }
    path?.append("relay at \(fileID):\(line)")
  }

  /// Ends the trail and returns it; nil if none is open.
  static func take() -> [String]? {
    defer { path = nil }
    return path
  }
}
