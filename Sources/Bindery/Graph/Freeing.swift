/// The memory of links and effects, and the objects that wait to be freed.
struct GraphMemory: ~Copyable {
  var links = Slab<Link>()
  var effects = Slab<EffectNode>()
  /// The number of active walks and runs: they may hold pointers to nodes, so none is freed meanwhile.
  var walks = 0
  /// The number of active checks: they may hold pointers to links, so none is reused before the last check ends.
  var checks = 0
  /// The number of times that nodes have checked their sources again in the active checks.
  var repeats = 0
  /// Links that are returned once the last check ends.
  var retiredLinks = RawStack<LinkPointer>()
  /// Effects that were removed from the graph and are freed at the end of the walks.
  fileprivate var endedEffects = RawStack<NodePointer>()
  /// Closures that free the boxes and derived values that were removed from the graph.
  fileprivate var releases = SpareList<() -> Void>()
  /// Whether waiting objects are being freed.
  fileprivate var isReleasing = false
  /// The number of objects that wait to be freed, plus one if reports wait.
  fileprivate var waiting = 0
}

/// Begins a walk or a run, during which nodes keep their memory.
@usableFromInline
func beginWalk() { engine.memory.walks &+= 1 }

/// Ends a walk; the last one to end frees what was released during it.
@usableFromInline
func endWalk() {
  engine.memory.walks &-= 1
  freeWhatEnded()
}

/// Frees what was released and delivers reports, unless a walk, an open batch or the queue may still hold pointers.
func freeWhatEnded() {
  if engine.memory.waiting > 0, engine.memory.walks == 0, engine.batchDepth == 0, !engine.flush.hasWork {
    release()
  }
}

/// Makes ``freeWhatEnded()`` check for waiting objects.
func noteWaiting() { engine.memory.waiting += 1 }

/// Creates the node of an effect; it does not run yet.
func makeEffect(
  name: StaticString, depth: UInt32, flags: Node.Flags, _ body: @escaping @MainActor () throws -> Void
) -> NodePointer {
  let effect = engine.memory.effects.take()
  effect.initialize(
    to: EffectNode(node: Node(flags: flags, depth: depth, name: name), body: EffectBody(body)))
  let node = UnsafeMutableRawPointer(effect).assumingMemoryBound(to: Node.self)
  if isInspecting, !flags.contains(.action) { Callbacks.didMakeEffect(node) }
  return node
}

/// Ends an effect: it never runs again. It may be running.
func endEffect(_ node: NodePointer) {
  let isAwaited = isAwaited(node)
  if isInspecting { Callbacks.nodeEnds(node) }
  node.pointee.flags.insert(.disposed)
  if node.pointee.extra != nil {
    stopWatching(node)
    disposeChildren(of: node)
  }
  if !node.pointee.flags.contains(.running) { dropSources(from: node.firstSlot) }
  // In a chain, each effect owns the one before: they are destroyed one after the other, as nested deinits would need a stack as long as
  // the chain.
  if engine.memory.walks > 0 || isAwaited || engine.memory.isReleasing {
    engine.memory.endedEffects.push(node)
    engine.memory.waiting += 1
  } else {
    engine.memory.isReleasing = true
    destroyEffect(node)
    engine.memory.isReleasing = false
    freeWhatEnded()
  }
}

/// Disposes the effects that the last run of `node` created.
@inline(never)
func disposeChildren(of node: NodePointer) {
  guard let extra = node.pointee.extra?.takeUnretainedValue(), !extra.children.isEmpty else { return }
  let children = extra.children
  extra.children = []
  // Unsafe is right, and so is the assumption: only runs, disposals and isolated deinits call this, all of them on the main actor.
  nonisolated(unsafe) let ended = children
  // A write during the end of one effect must not trigger another that is about to end.
  engine.batchDepth += 1
  withStack { MainActor.assumeIsolated { for child in ended { child.endWithRun() } } }
  engine.batchDepth -= 1
  flushIfOutermost()
}

/// Ends the observation of objects outside of the graph by the last run of a node.
func stopWatching(_ node: NodePointer) {
  guard let extra = node.pointee.extra?.takeUnretainedValue(), let watch = extra.watch else { return }
  extra.watch = nil
  watch.revoke()
}

private func destroyEffect(_ node: NodePointer) {
  node.pointee.extra?.release()
  let effect = node.asEffect
  effect.deinitialize(count: 1)
  engine.memory.effects.giveBack(effect)
}

/// Removes a box or a derived value from the graph. `destroy` frees its memory: now, or when no walk can hold a pointer to it.
///
/// A chain of derived values is a chain of closures that own each other. They are released one after the other: nested deinits would
/// need a stack that grows with the chain.
@usableFromInline
func endSource(_ source: SourcePointer, _ destroy: @escaping () -> Void) {
  let head = source.head
  head.pointee.flags.insert(.disposed)
  if isInspecting { Callbacks.nodeEnds(head) }
  stopWatching(head)
  if head.pointee.flags.contains(.shown) { Callbacks.shownSourceEnds(source) }
  dropObservers(of: source)
  engine.memory.waiting += 1
  engine.memory.releases.append {
    // The sources are dropped here, and not before: they may end too, and so on down a chain, which must not nest.
    if head.pointee.firstSource != nil { dropSources(from: head.firstSlot) }
    head.pointee.extra?.release()
    destroy()
  }
  freeWhatEnded()
}

/// Releases a derived value: it leaves the graph now, or when nothing depends on it any more.
///
///     Computed ──▶ value ◀── links of its readers
@usableFromInline
func releaseDerived(_ source: SourcePointer, _ destroy: @escaping () -> Void) {
  if source.pointee.firstObserver == nil { return endSource(source, destroy) }
  source.head.makeExtra().destroy = destroy
  source.pointee.node.flags.insert(.keptByReaders)
}

/// Ends a derived value that only its readers retained, after the last one ended.
@inline(never)
func endUnread(_ source: SourcePointer) {
  guard let extra = source.pointee.node.extra?.takeUnretainedValue(), let destroy = extra.destroy else {
    return
  }
  extra.destroy = nil
  endSource(source, destroy)
}

private func release() {
  guard !engine.memory.isReleasing else { return }
  engine.memory.isReleasing = true
  while engine.memory.waiting > 0 {
    engine.memory.waiting -= 1
    if deliverReports() {
      continue
    } else if engine.memory.endedEffects.count > 0 {
      destroyEffect(engine.memory.endedEffects.pop())
    } else if let release = engine.memory.releases.popLast() {
      release()
    }
  }
  engine.memory.isReleasing = false
}
