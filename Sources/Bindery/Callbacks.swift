/// Connects the graph and the state with their outside observers: the inspection and Swift's Observation.
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

  /// A node was created; `describe` returns its value as text.
  static func didMake(_ node: NodePointer, name: String, describe: @escaping () -> String?) {
    NodeRegistry.shared.note(node, name: name, describe: describe)
  }
  /// A node was renamed.
  static func didRename(_ node: NodePointer, _ name: String) { NodeRegistry.shared.rename(node, name) }
  /// A binding was created that its owner should retain.
  static func expectToBeKept(_ node: NodePointer, name: String) {
    NodeRegistry.shared.expectToBeKept(node, name: name)
  }
  /// A binding was retained beyond the code that created it.
  static func isKept(_ node: NodePointer) { NodeRegistry.shared.isKept(node) }
  /// A binding ends because its last reference was released.
  static func noteLoss(of node: NodePointer) { NodeRegistry.shared.noteLoss(of: node) }
}
