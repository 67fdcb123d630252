/// An effect whose owner decides when it first runs and when it ends. It owns no effects made in its run.
@MainActor
package final class Reaction {
  private var node: NodePointer?

  /// Makes a reaction that has not run yet.
  ///
  /// - Parameters:
  ///   - depth: the nesting depth; of several that wait, the one with the smallest depth runs first.
  ///   - owner: the type of what it serves, which reports call it by.
  ///   - body: reads `@Observable` objects inside ``reading(_:)``.
  package init(depth: Int, of owner: Any.Type, _ body: @escaping @MainActor () -> Void) {
    let node = makeEffect(name: "", depth: UInt16(clamping: depth), flags: [.effect, .observesApart], body)
    node.setName(to: owner)
    if isInspecting { Callbacks.didRename(node, node.displayName) }
    self.node = node
  }

  isolated deinit { dispose() }

  /// Looks out for `@Observable` objects in the part of a run that reads. What it does with what it has read goes outside: other reactions
  /// that begin there read for themselves.
  package static func reading<R>(_ body: () -> R) -> R { observing(body) }

  /// Runs now, and from now on after each change of what it read.
  package func run() {
    if let node { Bindery.run(node) }
  }

  /// Ends it: it never runs again. It may be called inside its own run.
  package func dispose() {
    guard let node else { return }
    self.node = nil
    endEffect(node)
  }

  /// Whether it read something that can change in its last run.
  package var isDependent: Bool {
    guard let node else { return false }
    return node.pointee.firstSource != nil || node.isObservingObservables
  }
}
