/// An effect whose owner decides when it first runs and when it ends. It does not own effects created in its run.
@MainActor
package final class Reaction {
  private var node: NodePointer?

  /// Creates a reaction that has not run yet.
  ///
  /// - Parameters:
  ///   - depth: the nesting depth; among waiting reactions, the one with the smallest depth runs first.
  ///   - owner: the type of its owner, which is its name in reports.
  ///   - body: reads `@Observable` objects inside ``reading(_:)``.
  package init(depth: Int, of owner: Any.Type, _ body: @escaping @MainActor () -> Void) {
    let node = makeEffect(
      name: "", depth: UInt32(truncatingIfNeeded: depth), flags: [.effect, .observesApart], body)
    node.setName(to: owner)
    if isInspecting { Callbacks.didRename(node, node.displayName) }
    self.node = node
  }

  isolated deinit { dispose() }

  /// Tracks `@Observable` objects in the part of a run that reads. Other work belongs outside: other reactions
  /// that begin there track their own reads.
  @inlinable package static func reading<R>(_ body: () -> R) -> R { observing(body) }

  /// Runs now, and from now on after each change of its sources.
  package func run() {
    if let node { Bindery.run(node) }
  }

  /// Runs now, for the first time, with a body of its own.
  package func runFirst(_ body: @escaping @MainActor () -> Void) {
    if let node { Bindery.runFirst(node, EffectBody(body)) }
  }

  /// Ends it: it never runs again. It may be called inside its own run.
  package func dispose() {
    guard let node else { return }
    self.node = nil
    endEffect(node)
  }

  /// Whether its last run had sources that can change.
  package var isDependent: Bool {
    guard let node else { return false }
    return node.pointee.firstSource != nil || node.isObservingObservables
  }
}
