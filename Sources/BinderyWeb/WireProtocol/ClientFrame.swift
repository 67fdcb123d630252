internal import BinderyViews

/// A frame that a page sends, one text message each:
///
///     [0, token, lastBatch]                      hello, the first frame of every connection
///     [n, lastBatch, node, kind, value?]         event n ≥ 1, consecutive within a session
///     [-1, lastBatch]                            acknowledgement only
///
/// `lastBatch` is the last patch batch that the page applied, 0 for the page as served.
enum ClientFrame: Hashable, Sendable {
  /// Asks for a session. The token is as the page sent it, well-formed or not.
  case hello(token: String, lastBatch: Int)
  /// A user event.
  case event(number: Int, lastBatch: Int, UserEvent)
  /// The page applied the batches up to this one.
  case acknowledgement(lastBatch: Int)
}
