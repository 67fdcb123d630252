internal import BinderyHTML
internal import BinderyViewModels
internal import BinderyViews

/// Runs part of the work of the main actor for a client when the client's turn comes.
typealias WorkTurn = @MainActor (_ work: () -> Void) async throws(PageRefusal) -> Void

/// The interface of a view to its session: it receives user events and returns DOM operations.
@MainActor
protocol ViewSource: AnyObject {
  /// The path of the view's app.
  var app: String { get }
  /// Called on the first change after a ``takeChanges(into:)``.
  var onChange: (@MainActor () -> Void)? { get set }
  /// Whether a page is connected.
  var isShown: Bool { get set }
  /// Handles a user event. Events that no control accepts are ignored.
  ///
  /// - Parameter isShown: Whether the page shows the result already. False for an event of an earlier page.
  /// - Returns: Whether a control accepted it.
  @discardableResult func send(_ event: UserEvent, isShown: Bool) -> Bool
  /// Whether a node currently accepts events of a kind.
  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool
  /// Returns the node with a number; nil if it does not exist.
  func node(_ id: NodeID) -> Node?
  /// Adds the operations that show the changes since the last call.
  func takeChanges(into batch: inout OperationBatch)
  /// Removes and returns what the view asked of the page since the last call.
  func takeEffects() -> [WindowEffect]
  /// Unmounts the view and cancels its work.
  func end()
  /// The state of the window that its page stores.
  var windowState: WindowState { get }
  /// Called after a change of the state.
  var onStateChange: (@MainActor () -> Void)? { get set }
  /// The query of the window's address.
  var query: String { get }
  /// The address to which a log-in leads, without the server's name: that of the screen for which the user had to log in.
  var addressAfterLogIn: String { get }
  /// Waits until asynchronous work of the view is finished, or `limit` has passed.
  func settle(atMost limit: Duration) async
  /// Restores the state of another window, and waits until asynchronous work is finished, or `limit` has passed.
  ///
  /// - Parameter turn: Runs each part of the work.
  /// - Returns: Sentences about values that could not be restored.
  func restore(
    _ state: WindowState, atMost limit: Duration, turn: WorkTurn
  ) async throws(PageRefusal) -> [String]
  /// Converts an event of an earlier window to an event of this window; nil if its control does not exist.
  func event(for replayed: ReplayedEvent) -> UserEvent?
}
