internal import Bindery
internal import BinderyViews

/// A frame that a page sends, each as one text message:
///
///     [0, token, lastBatch, state?]              hello, the first frame of every connection
///     [n, lastBatch, node, kind, value?]         event n ≥ 1, consecutive within a session
///     [-1, lastBatch]                            acknowledgement only
///     [-2, window, n, label, name, kind, value?] event n of an earlier window, resent
///
/// `lastBatch` is the number of the last patch batch that the page applied; 0 for the page as served.
enum ClientFrame: Hashable, Sendable {
  /// Requests a session. The token is not validated yet. A reloaded page adds its sealed state of the earlier window.
  case hello(token: String, lastBatch: Int, savedState: String? = nil)
  /// A user event.
  case event(number: Int, lastBatch: Int, UserEvent)
  /// The page has applied the batches up to this one.
  case acknowledgement(lastBatch: Int)
  /// An event of an earlier window that was not permanently acknowledged.
  case replay(ReplayedEvent)
}

/// An event of an earlier window of the page, resent to this one.
struct ReplayedEvent: Hashable, Sendable {
  /// The identity of the event's window, and its number there.
  let identity: EventIdentity
  /// The label of the control.
  let label: String
  /// The stable name of the node.
  let name: String
  /// The action. For an option of a picker, its text is in ``option``.
  let action: UserEvent.Action
  /// The text of the chosen option.
  var option: String?
}
