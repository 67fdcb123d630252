/// Runs the body of an effect, with its reads tracked. A batch must be open.
@inline(__always)
func runEffect(_ node: NodePointer) {
  if node.pointee.extra != nil {
    disposeChildren(of: node)
    guard !node.pointee.flags.contains(.disposed) else { return }
  }
  performBody(of: node, node.asEffect.pointee.body)
}

/// Runs the body of an effect. The body is borrowed rather than copied, which avoids reference
/// counting.
@inline(__always)
func performBody(of node: NodePointer, _ body: borrowing EffectBody) {
  node.pointee.flags = node.pointee.flags.subtracting(.waiting).union(.running)
  var run = Run(of: node)
  _withUnprotectedUnsafeMutablePointer(to: &run) { run in
    do {
      try run.perform { () throws in
        if engine.runsPlainly { try body.call() } else { try callWatched(node, body) }
      }
    } catch {
      reportFailure(of: node, error)
    }
  }
  let flagsAfter = node.pointee.flags.subtracting(.running)
  node.pointee.flags = flagsAfter
  if flagsAfter.contains(.disposed) { endRest(of: node) }
}

/// Removes links and effects of the rest of a run whose effect ended during it.
@inline(never)
private func endRest(of node: NodePointer) {
  disposeChildren(of: node)
  dropSources(from: node.firstSlot)
}

@inline(never)
private func callWatched(_ node: NodePointer, _ body: borrowing EffectBody) throws {
  try Callbacks.watch(node) { try body.call() }
}

@inline(never)
private func reportFailure(of node: NodePointer, _ error: any Error) {
  report(.failure(binding: node.displayName, error: error))
}

/// Runs an effect outside a flush; its writes are flushed at its end.
func run(_ node: NodePointer) {
  engine.batchDepth += 1
  runEffect(node)
  engine.batchDepth -= 1
  flushIfOutermost()
}

/// Runs an effect for the first time, with another body than later.
func runFirst(_ node: NodePointer, _ body: borrowing EffectBody) {
  engine.batchDepth += 1
  performBody(of: node, body)
  engine.batchDepth -= 1
  flushIfOutermost()
}

/// Calls the action of a disposable.
func runAction(_ node: NodePointer) {
  beginWalk()
  withStack { performUntracked(isUnowned: true) { callAction(node, node.asEffect.pointee.body) } }
  endWalk()
}

@inline(never)
private func callAction(_ node: NodePointer, _ action: borrowing EffectBody) {
  do { try action.call() } catch { reportFailure(of: node, error) }
}
