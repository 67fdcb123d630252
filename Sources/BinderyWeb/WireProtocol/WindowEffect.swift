internal import BinderyHTML
internal import BinderyViews

/// What a window asks of its page besides showing patches.
enum WindowEffect: Hashable {
  /// Leaves the page for an address.
  case open(String)
  /// Brings a node into sight.
  case scroll(ScrollRequest)
  /// Moves the keyboard's focus to a control.
  case focus(NodeID)
  /// Leaves the page to complete a log-in with a ticket.
  case logIn(ticket: String)
  /// Shows a query in the address.
  case query(String)
  /// Stores the sealed state of the window, with all events up to the last one; nil if the one before still holds.
  case save(String?, lastEvent: Int, reportsPart: Bool)

  /// The operation of the next batch, which is repeated until the page has applied it; nil if it has a frame of its own, or is not allowed.
  @MainActor var operation: DOMOperation? {
    switch self {
    case .open(let url): HTMLRenderer.operation(opening: url)
    case .scroll(let request): DOMOperation(scrollingTo: request)
    case .focus(let node): .focus(node)
    case .logIn(let ticket): HTMLRenderer.operation(opening: "\(WireProtocol.logInPath)?ticket=\(ticket)")
    case .query, .save: nil
    }
  }

  /// The frame of its own; nil for one that is part of a batch.
  var frame: String? {
    switch self {
    case .open, .scroll, .focus, .logIn: nil
    case .query(let query): ServerFrame.query(query)
    case .save(let sealed, let lastEvent, let reportsPart):
      ServerFrame.saved(sealed, lastEvent: lastEvent, reportsPart: reportsPart)
    }
  }
}
