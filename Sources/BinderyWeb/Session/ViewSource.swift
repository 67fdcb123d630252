internal import BinderyScenes
internal import BinderyViews

/// A view as a session sees it: user events go in, DOM operations come out.
@MainActor
protocol ViewSource: AnyObject {
  /// The path of the app that it shows.
  var app: String { get }
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
  /// What the window keeps.
  var kept: KeptWindow { get }
  /// Called after a change of what the window keeps.
  var onKeep: (@MainActor () -> Void)? { get set }
  /// The query of the window's address.
  var query: String { get }
  /// Gives back what another window kept, and waits until asynchronous work is done, or `limit` has passed.
  ///
  /// - Returns: sentences about what could not be given back.
  func restore(_ kept: KeptWindow, atMost limit: Duration) async -> [String]
  /// The event of this window that an event of an earlier window means; `nil` when its control is not there.
  func event(for replayed: ReplayedEvent) -> UserEvent?
}

/// What a window keeps for another session.
struct KeptWindow: Hashable {
  /// The values of its `SceneState`.
  var values: [String: KeptValue] = [:]
  /// The texts of its fields, by the stable names of their nodes.
  var fields: [String: String] = [:]
}
