/// An effect whose owner decides when it first runs and when it ends. It owns no effects made in its run.
@MainActor
package final class Reaction {
  private var node: NodePointer?

  /// Makes a reaction that has not run yet.
  package init(depth: Int, _ body: @escaping @MainActor () -> Void) {
    node = makeEffect(name: "view", depth: UInt16(clamping: depth), flags: .effect, body)
  }

  isolated deinit { dispose() }

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
