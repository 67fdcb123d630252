/// An effect whose owner decides when it first runs and when it ends. It does not own effects created in its run.
@MainActor
package final class Reaction {
  // Unsafe is right: only the main actor uses it, and the deinit, when nothing else can.
  private nonisolated(unsafe) var node: NodePointer?

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

  deinit {
    // Most were disposed before, and need no job on the main actor.
    if let node { _ = LateDisposal(node) }
  }

  /// Tracks `@Observable` objects in the part of a run that reads. Other work belongs outside: other reactions
  /// that begin there track their own reads.
  package static func reading<R>(_ body: () -> R) -> R { observing(body) }

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

  /// Ends it if its last run had no sources that can change, or if it has ended in that run.
  ///
  /// - Returns: itself, or nil if it has ended.
  package func ifDependent() -> Reaction? {
    if let node, node.pointee.firstSource != nil || node.isObservingObservables { return self }
    dispose()
    return nil
  }
}
