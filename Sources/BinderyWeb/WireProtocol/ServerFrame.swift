/// A frame that the server sends, one text message each:
///
///     [batch, lastEvent, [operation, …]]   patch batch ≥ 1, consecutive within a session
///     [0, lastEvent]                       resumed, or events that changed nothing
///     [-1, "gone"]                         there is no such session
///     [-3, "slow"]                         events come faster than the limit, and are delayed
///     [-2, milliseconds]                   heartbeat: the next one follows after this time
///
/// `lastEvent` is the last event that the session received.
enum ServerFrame {
  /// A patch batch. `operations` are the elements of the JSON array, separated by commas.
  static func batch(_ number: Int, lastEvent: Int, operations: String) -> String {
    "[\(number),\(lastEvent),[\(operations)]]"
  }

  /// Acknowledges the events up to `lastEvent`.
  static func acknowledgement(lastEvent: Int) -> String { "[0,\(lastEvent)]" }

  /// There is no such session: it expired, or the server was restarted.
  static let gone = #"[-1,"gone"]"#

  /// Events come faster than the limit, and are delayed.
  static let slowedDown = #"[-3,"slow"]"#

  /// The connection works. A page that hears nothing for some intervals connects anew.
  static func heartbeat(every interval: Duration) -> String {
    "[-2,\(interval.components.seconds * 1000 + interval.components.attoseconds / 1_000_000_000_000_000)]"
  }
}
