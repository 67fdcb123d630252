/// Walks and runs that are going on: while there is one, it may hold pointers to nodes, so none is freed.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) var walks = 0
/// The memory of effects.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var effects = Slab<EffectNode>()
/// Effects that are out of the graph and wait for the end of the walks to be freed.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var endedEffects = RawStack<NodePointer>()
/// What frees the boxes and derived values that are out of the graph.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var releases: [() -> Void] = []
/// Whether what waits is being freed.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var isReleasing = false
/// How many things wait to be freed.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var waiting = 0

/// Begins a walk or a run, during which nodes keep their memory.
@usableFromInline
func beginWalk() { walks &+= 1 }

/// Ends a walk; the last one to end frees what was let go meanwhile.
@usableFromInline
func endWalk() {
  walks &-= 1
  freeWhatEnded()
}

/// Frees what was let go and delivers reports, unless a walk, an open batch or the queue may still hold pointers.
func freeWhatEnded() {
  if waiting > 0, walks == 0, batchDepth == 0, !hasWork { release() }
}

/// Has ``freeWhatEnded()`` look for something that waits.
func noteWaiting() { waiting += 1 }

/// Makes the node of an effect; it does not run yet.
func makeEffect(
  name: StaticString, depth: UInt16, flags: Node.Flags, _ body: @escaping @MainActor () throws -> Void
) -> NodePointer {
  let effect = effects.take()
  effect.initialize(
    to: EffectNode(node: Node(flags: flags, depth: depth, name: name), body: EffectBody(body)))
  let node = UnsafeMutableRawPointer(effect).assumingMemoryBound(to: Node.self)
  if isInspecting, !flags.contains(.action) { NodeRegistry.shared.note(node, name: node.displayName) { nil } }
  return node
}

/// Ends an effect: it never runs again. It may be running.
func endEffect(_ node: NodePointer) {
  let isAwaited = isAwaited(node)
  if isInspecting { NodeRegistry.shared.forget(node) }
  node.pointee.flags.insert(.disposed)
  if node.pointee.extra != nil {
    stopObserving(node)
    disposeChildren(of: node)
  }
  if !node.pointee.flags.contains(.running) { dropSources(from: node.firstSlot) }
  if walks > 0 || isAwaited {
    endedEffects.push(node)
    waiting += 1
  } else {
    destroyEffect(node)
  }
}

/// Disposes the effects that the last run of `node` made.
@inline(never)
func disposeChildren(of node: NodePointer) {
  guard let extra = node.pointee.extra?.takeUnretainedValue(), !extra.children.isEmpty else { return }
  let children = extra.children
  extra.children = []
  disposeAll(children)
}

private func destroyEffect(_ node: NodePointer) {
  node.pointee.extra?.release()
  let effect = node.asEffect
  effect.deinitialize(count: 1)
  effects.giveBack(effect)
}

/// Takes a box or a derived value out of the graph. `destroy` frees its memory: now, or when no walk can hold a pointer to it.
///
/// A chain of derived values is a chain of closures that own each other. They are released one after the other: nested deinits would
/// need as much stack as the chain is long.
@usableFromInline
func endSource(_ source: SourcePointer, _ destroy: @escaping () -> Void) {
  let head = source.head
  head.pointee.flags.insert(.disposed)
  if isInspecting { NodeRegistry.shared.forget(head) }
  stopObserving(head)
  if head.pointee.flags.contains(.shown) { hide(source) }
  dropObservers(of: source)
  waiting += 1
  releases.append {
    // Here, and not before: what it read may end with it, and so on down a chain, which must not nest.
    if head.pointee.firstSource != nil { dropSources(from: head.firstSlot) }
    head.pointee.extra?.release()
    destroy()
  }
  freeWhatEnded()
}

/// Lets go of a derived value: it leaves the graph now, or when nothing depends on it any more.
///
///     Computed ──▶ value ◀── links of its readers
@usableFromInline
func releaseDerived(_ source: SourcePointer, _ destroy: @escaping () -> Void) {
  if source.pointee.firstObserver == nil { return endSource(source, destroy) }
  source.head.makeExtra().destroy = destroy
  source.pointee.node.flags.insert(.keptByReaders)
}

/// Ends a derived value that only its readers kept and that has lost the last one.
@inline(never)
func endUnread(_ source: SourcePointer) {
  guard let extra = source.pointee.node.extra?.takeUnretainedValue(), let destroy = extra.destroy else { return }
  extra.destroy = nil
  endSource(source, destroy)
}

private func release() {
  guard !isReleasing else { return }
  isReleasing = true
  while waiting > 0 {
    waiting -= 1
    if deliverReports() {
      continue
    } else if endedEffects.count > 0 {
      destroyEffect(endedEffects.pop())
    } else if let release = releases.popLast() {
      release()
    }
  }
  isReleasing = false
}
