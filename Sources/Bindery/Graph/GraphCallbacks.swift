/// What the graph calls in the rest of the library, which it does not name: the type `Callbacks` implements it. The calls are static, so that they
/// cost nothing more than a function.
protocol GraphCallbacks {
  /// Runs the body of a node with all that is switched on. Called unless ``Engine/runsPlainly``.
  static func watch<R, Failure: Error>(
    _ node: NodePointer, _ body: () throws(Failure) -> R
  ) throws(Failure) -> R
  /// A source was read outside of all runs while such reads are shown.
  static func didReadOutside(_ source: SourcePointer)
  /// A source goes away that was read so.
  static func shownSourceEnds(_ source: SourcePointer)
  /// An effect was made. Called while the inspection is on, like the following.
  static func didMakeEffect(_ node: NodePointer)
  /// A box got another value.
  static func didWrite(_ source: SourcePointer)
  /// A node leaves the graph.
  static func nodeEnds(_ node: NodePointer)
  /// What reports call a node.
  static func name(of node: NodePointer) -> String
}

/// Something that a run made and that ends with it.
protocol RunChild: AnyObject {
  @MainActor func endWithRun()
}

/// Something that follows objects outside of the graph for a node.
protocol RunWatch: AnyObject {
  /// Takes it back: the node runs again or goes.
  func revoke()
}
