/// The calls from the graph to the rest of the library, which it does not name: the type `Callbacks` implements them. They are static, so that
/// they cost no more than a function.
protocol GraphCallbacks {
  /// Runs the body of a node with all enabled extras. Not called if ``Engine/runsPlainly``.
  static func watch<R, Failure: Error>(
    _ node: NodePointer, _ body: () throws(Failure) -> R
  ) throws(Failure) -> R
  /// A source was read outside of all runs while such reads are reported to Observation.
  static func didReadOutside(_ source: SourcePointer)
  /// A source that was read in this way is released.
  static func shownSourceEnds(_ source: SourcePointer)
  /// An effect was created. Called while the inspection is on, like the following.
  static func didMakeEffect(_ node: NodePointer)
  /// A box got a different value.
  static func didWrite(_ source: SourcePointer)
  /// A node leaves the graph.
  static func nodeEnds(_ node: NodePointer)
  /// Returns the name of a node for reports.
  static func name(of node: NodePointer) -> String
}

/// An object that a run created and that ends with it.
protocol RunChild: AnyObject {
  @MainActor func endWithRun()
}

/// Observes objects outside of the graph for a node.
protocol RunWatch: AnyObject {
  /// Ends the observation: the node runs again or is released.
  func revoke()
}
