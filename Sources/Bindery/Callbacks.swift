/// Connects the graph and the state with what looks at them from outside: the inspection and Swift's Observation.
enum Callbacks: GraphCallbacks {
  static func watch<R, Failure: Error>(
    _ node: NodePointer, _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    if isInspecting { NodeRegistry.shared.noteRun(node) }
    guard !engine.ignoresObservables, !node.pointee.flags.contains(.observesApart) else { return try body() }
    return try observingObservables(for: node, body)
  }

  static func didReadOutside(_ source: SourcePointer) { show(source) }
  static func shownSourceEnds(_ source: SourcePointer) { hide(source) }
  static func didMakeEffect(_ node: NodePointer) { didMake(node, name: node.displayName) { nil } }
  static func didWrite(_ source: SourcePointer) { NodeRegistry.shared.noteWrite(source.head) }
  static func nodeEnds(_ node: NodePointer) { NodeRegistry.shared.forget(node) }
  static func name(of node: NodePointer) -> String { NodeRegistry.shared.name(of: node) }

  /// A node was made; `describe` gives its value as text.
  static func didMake(_ node: NodePointer, name: String, describe: @escaping () -> String?) {
    NodeRegistry.shared.note(node, name: name, describe: describe)
  }
  /// A node got another name.
  static func didRename(_ node: NodePointer, _ name: String) { NodeRegistry.shared.rename(node, name) }
  /// A binding was made that should be kept.
  static func expectToBeKept(_ node: NodePointer, name: String) {
    NodeRegistry.shared.expectToBeKept(node, name: name)
  }
  /// A binding has outlived the moment in which it was made.
  static func isKept(_ node: NodePointer) { NodeRegistry.shared.isKept(node) }
  /// A binding goes with the last reference to it.
  static func noteLoss(of node: NodePointer) { NodeRegistry.shared.noteLoss(of: node) }
}
