internal import Bindery
internal import BinderyViews

/// A frame that a page sends, each as one text message:
///
///     [0, token, lastBatch, state, use, version, log-in, address]
///                                                hello, the first frame of every connection
///     [n, lastBatch, node, kind, value?]         event n ≥ 1, consecutive within a session
///     [-1, lastBatch]                            acknowledgement only
///     [-2, window, n, label, name, kind, value?] event n of an earlier window, resent
///
/// `lastBatch` is the number of the last patch batch that the page applied; 0 for the page as served.
enum ClientFrame: Hashable, Sendable {
  /// Requests a session.
  case hello(Hello)
  /// A user event.
  case event(number: Int, lastBatch: Int, UserEvent)
  /// The page has applied the batches up to this one.
  case acknowledgement(lastBatch: Int)
  /// An event of an earlier window that was not permanently acknowledged.
  case replay(ReplayedEvent)
}

extension ClientFrame {
  /// The first frame of a connection.
  struct Hello: Hashable, Sendable {
    /// The token of the session, which is not validated yet.
    let token: String
    let lastBatch: Int
    /// The sealed state of the window that the page shows, or showed before it was loaded again; nil if it has none.
    var savedState: String?
    /// Whether the session has to restore the state: the page was loaded again.
    var restores = false
    /// Whether another page may show the same window, as after a tab was duplicated.
    var isCopy = false
    /// What another process needs to continue the window; nil for a page of an earlier version, which has to be loaded again.
    var page: ShownPage?
  }
}

/// An event of an earlier window of the page, resent to this one.
struct ReplayedEvent: Hashable, Sendable {
  /// The identity of the event's window, and its number there.
  let identity: EventIdentity
  /// The label of the control.
  let label: String
  /// The stable name of the node.
  let name: String
  /// The action. For an option of a picker, its text is in ``option``, and for a dragged value the name of its destination.
  let action: UserEvent.Action
  /// The text of the chosen option, or the stable name of the destination.
  var option: String?
}
