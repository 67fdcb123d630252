/// What the server says to a page, one text message each:
///
///     [batch, lastEvent, [operation, …]]   patch batch ≥ 1, consecutive within a session
///     [0, lastEvent]                       resumed, or events taken that changed nothing
///     [-1, "gone"]                         there is no such session
///
/// `lastEvent` is the last event that the session took.
enum ServerFrame {
  /// A patch batch. `operations` are the elements of the JSON array, separated by commas.
  static func batch(_ number: Int, lastEvent: Int, operations: String) -> String {
    "[\(number),\(lastEvent),[\(operations)]]"
  }

  /// Everything up to `lastEvent` was taken.
  static func taken(lastEvent: Int) -> String { "[0,\(lastEvent)]" }

  /// There is no such session: it expired, or the server started anew.
  static let gone = #"[-1,"gone"]"#
}
