internal import Bindery
internal import BinderyHTML

/// A frame that the server sends, each as one text message:
///
///     [batch, lastEvent, [operation, …]]   patch batch ≥ 1, consecutive within a session
///     [0, lastEvent]                       resumed, or events that changed nothing
///     [-1, "gone"]                         the session does not exist, or belongs to another browser
///     [-1, "cookie"]                       the browser did not send the cookie to which the session belongs
///     [-3, "slow"]                         events exceed the rate limit, and are delayed
///     [-4, event, state?, sentence?]       the page's sealed state, with all events up to this one
///     [-5, query]                          the query of the address
///     [-6, event, sentence, window]        the window is restored, with all events of the earlier window up to this one
///     [-7, window, event, isDone]          a resent event is done, or failed
///     [-8, token, window, html]            another process continues the window, in this session; what `main` shows
///     [-2, milliseconds]                   heartbeat; the next one follows after this time
///     [-9, [[place, message, excerpt], …]] what does not compile, under `bindery dev`
///
/// `lastEvent` is the number of the last event that the session received.
enum ServerFrame {
  /// A patch batch. `operations` are the elements of the JSON array, separated by commas.
  static func batch(_ number: Int, lastEvent: Int, operations: String) -> String {
    "[\(number),\(lastEvent),[\(operations)]]"
  }

  /// Acknowledges the events up to `lastEvent`.
  static func acknowledgement(lastEvent: Int) -> String { "[0,\(lastEvent)]" }

  /// The session does not exist: it expired, or the server was restarted.
  static let gone = #"[-1,"gone"]"#

  /// The browser did not send the cookie to which the session belongs.
  static let cookieMissing = #"[-1,"cookie"]"#

  /// Events exceed the rate limit, and are delayed.
  static let slowedDown = #"[-3,"slow"]"#

  /// The saved state of the window, sealed, with the effects of all events up to `lastEvent`; without one, the earlier state remains valid.
  ///
  /// - Parameter reportsPart: Whether the page shows that the largest values are not in the saved state.
  static func saved(_ state: String?, lastEvent: Int, reportsPart: Bool = false) -> String {
    guard let state else { return "[-4,\(lastEvent)]" }
    return reportsPart
      ? "[-4,\(lastEvent),\"\(state)\",\"\(partSentence)\"]" : "[-4,\(lastEvent),\"\(state)\"]"
  }

  private static let partSentence =
    "This page holds more than can be restored after an interruption. Save long texts soon."

  /// The query of the address.
  static func query(_ query: String) -> String { "[-5,\(JSONText.quoted(query))]" }

  /// The result of restoring a window. On failure, `sentence` contains the reason.
  ///
  /// - Parameter window: The earlier window, whose events up to `lastEvent` are included; empty if none was restored.
  static func restored(lastEvent: Int, of window: String, sentence: String) -> String {
    "[-6,\(lastEvent),\(JSONText.quoted(sentence)),\(JSONText.quoted(window))]"
  }

  /// This process continues the window of the page in another session.
  ///
  /// - Parameter content: The HTML of the window.
  static func takenOver(token: SessionToken, window: String, content: String) -> String {
    "[-8,\"\(token)\",\"\(window)\",\(JSONText.quoted(content))]"
  }

  /// The result of a resent event.
  static func replayed(_ event: EventIdentity, isDone: Bool) -> String {
    "[-7,\(JSONText.quoted(event.window)),\(event.number),\(isDone)]"
  }

  /// What does not compile in the sources of the program; nothing if everything does.
  static func problems(_ problems: [BuildProblem]) -> String {
    let items = problems.map {
      "[\(JSONText.quoted($0.place)),\(JSONText.quoted($0.message)),\(JSONText.quoted($0.excerpt))]"
    }
    return "[-9,[\(items.joined(separator: ","))]]"
  }

  /// A heartbeat. A page that receives none for some intervals reconnects.
  static func heartbeat(every interval: Duration) -> String {
    "[-2,\(interval.components.seconds * 1000 + interval.components.attoseconds / 1_000_000_000_000_000)]"
  }
}
