internal import Bindery
internal import BinderyViews

/// A frame that a page sends, one text message each:
///
///     [0, token, lastBatch, parcel?]             hello, the first frame of every connection
///     [n, lastBatch, node, kind, value?]         event n ≥ 1, consecutive within a session
///     [-1, lastBatch]                            acknowledgement only
///     [-2, window, n, label, name, kind, value?] event n of an earlier window, sent again
///
/// `lastBatch` is the last patch batch that the page applied, 0 for the page as served.
enum ClientFrame: Hashable, Sendable {
  /// Asks for a session. The token is as the page sent it, well-formed or not.
  /// A page that was loaded anew adds what it kept of the window before, sealed.
  case hello(token: String, lastBatch: Int, parcel: String? = nil)
  /// A user event.
  case event(number: Int, lastBatch: Int, UserEvent)
  /// The page applied the batches up to this one.
  case acknowledgement(lastBatch: Int)
  /// A user event of an earlier window, which nobody has acknowledged for good.
  case replay(ReplayedEvent)
}

/// A user event of an earlier window of the page, sent again to this one.
struct ReplayedEvent: Hashable, Sendable {
  /// The window in which it happened, and its number there.
  let identity: EventIdentity
  /// What the control was called.
  let label: String
  /// The stable name of the node.
  let name: String
  /// What was done; for an option of a picker, its text is in ``option``.
  let action: UserEvent.Action
  /// The text of the chosen option.
  var option: String?
}
