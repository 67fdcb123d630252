internal import BinderyViews

/// A view as a session sees it: user events go in, DOM operations come out.
@MainActor
protocol ViewSource: AnyObject {
  /// Called on the first change after a ``takeOperations()``.
  var onChange: (@MainActor () -> Void)? { get set }
  /// Handles a user event. Events that no control accepts are ignored.
  ///
  /// - Returns: whether a control accepted it.
  @discardableResult func send(_ event: UserEvent) -> Bool
  /// Whether a node accepts events of a kind now.
  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool
  /// Removes and returns the operations since the last call, as comma-separated elements of a JSON array.
  func takeOperations() -> String
  /// Unmounts the view and cancels its work.
  func end()
}
