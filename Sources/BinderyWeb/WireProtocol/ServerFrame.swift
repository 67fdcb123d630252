internal import Bindery
internal import BinderyHTML

/// A frame that the server sends, one text message each:
///
///     [batch, lastEvent, [operation, …]]   patch batch ≥ 1, consecutive within a session
///     [0, lastEvent]                       resumed, or events that changed nothing
///     [-1, "gone"]                         there is no such session
///     [-3, "slow"]                         events come faster than the limit, and are delayed
///     [-4, event, parcel?]                 what the page keeps now, with all events up to this one
///     [-5, query]                          the query of the address
///     [-6, event, sentence, window]        the window is restored, with all events up to this one of the window before
///     [-7, window, event, isDone]          an event that was sent again is done, or could not be done
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

  /// What the page keeps; without a parcel, the one before is still true. All events up to `lastEvent` are done and part of it.
  static func parcel(_ parcel: String?, lastEvent: Int) -> String {
    parcel.map { "[-4,\(lastEvent),\"\($0)\"]" } ?? "[-4,\(lastEvent)]"
  }

  /// The query of the address.
  static func query(_ query: String) -> String { "[-5,\(JSONText.quoted(query))]" }

  /// The window is restored, or not: then a sentence says why.
  ///
  /// - Parameter window: the window before, whose events up to `lastEvent` are part of it; empty where none came back.
  static func restored(lastEvent: Int, of window: String, sentence: String) -> String {
    "[-6,\(lastEvent),\(JSONText.quoted(sentence)),\(JSONText.quoted(window))]"
  }

  /// What became of an event that was sent again.
  static func replayed(_ event: EventIdentity, isDone: Bool) -> String {
    "[-7,\(JSONText.quoted(event.window)),\(event.number),\(isDone)]"
  }

  /// The connection works. A page that hears nothing for some intervals connects anew.
  static func heartbeat(every interval: Duration) -> String {
    "[-2,\(interval.components.seconds * 1000 + interval.components.attoseconds / 1_000_000_000_000_000)]"
  }
}
