/// Runs `body` now, and again after each change of what it read.
///
/// An effect made inside another one belongs to the outer run: it is disposed when the outer one runs again or is disposed. All
/// changes of one write or ``batch(_:)`` cause one run, parents before children. If the body throws, the error is reported and
/// the other effects run.
///
/// - Returns: what keeps it alive; it ends when that is disposed or goes.
@MainActor
public func effect(
  _ name: String = #function, fileID: StaticString = #fileID, line: UInt = #line,
  _ body: @escaping @MainActor () throws -> Void
) -> Disposable {
  let owner = owningEffect
  let node = makeEffectNode(name: name, depth: (owner?.pointee.depth ?? -1) + 1, ownsEffects: true, body)
  let disposable = Disposable(node: node)
  SubscriptionTrace.note(disposable, fileID, line)
  if let owner { owner.pointee.children = (owner.pointee.children ?? []) + [disposable] }
  run(node)
  return disposable
}

/// Runs an effect outside a flush; what it writes is flushed at its end.
@MainActor
func run(_ node: NodePointer) {
  batchDepth += 1
  walks += 1
  runEffect(node)
  endWalk()
  batchDepth -= 1
  flushIfOutermost()
}

/// Makes the node of an effect; it does not run yet.
@MainActor
func makeEffectNode(
  name: String, depth: Int32, ownsEffects: Bool, _ body: @escaping @MainActor () throws -> Void
) -> NodePointer {
  let node = NodePointer.allocate(capacity: 1)
  let update: @MainActor () -> Bool = {
    let outer = owningEffect
    owningEffect = ownsEffects ? node : nil
    do { try body() } catch { report(.failure(binding: node.pointee.name, error: error)) }
    owningEffect = outer
    return true
  }
  node.initialize(
    to: Node(
      flags: .effect, depth: depth, name: name,
      // The graph is used on the main actor only: the same function, without the word.
      update: unsafeBitCast(update, to: (() -> Bool).self)))
  return node
}
