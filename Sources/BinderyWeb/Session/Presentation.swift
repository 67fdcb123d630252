internal import BinderyViews

/// What a session shows: takes events, gives operations. Everything that a session needs to know of a view.
@MainActor
protocol Presentation: AnyObject {
  /// Called when the first change after a ``takeOperations()`` is there.
  var onChange: (@MainActor () -> Void)? { get set }
  /// Lets something happen that a person did. An event that means nothing is ignored.
  ///
  /// - Returns: whether somebody took it.
  @discardableResult func send(_ event: UserEvent) -> Bool
  /// Whether a node takes events of a kind now.
  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool
  /// What changed since the last call, as elements of a JSON array, separated by commas; empty for nothing.
  func takeOperations() -> String
  /// Ends the view and all its work.
  func end()
}
