/// Walks that are going on: while there is one, it may hold pointers to nodes and links, so nothing is freed.
@exclusivity(unchecked) nonisolated(unsafe) var walks = 0
@exclusivity(unchecked) nonisolated(unsafe) private var retiredNodes: [NodePointer] = []
@exclusivity(unchecked) nonisolated(unsafe) private var retiredLinks: [LinkPointer] = []
/// Closures of derived values that are gone, to be released one after the other.
@exclusivity(unchecked) nonisolated(unsafe) private var releases: [() -> Void] = []
@exclusivity(unchecked) nonisolated(unsafe) private var isReleasing = false

/// Takes a node out of the graph for good and frees it: now, or at the end of its run or of the walk that is going on.
func free(_ node: NodePointer) {
  node.pointee.flags.insert(.disposed)
  guard !node.pointee.flags.contains(.running) else {
    node.pointee.flags.insert(.orphaned)
    return
  }
  node.pointee.flags.insert(.stale)
  dequeue(node)
  forgetWrite(of: node)
  node.pointee.observation?.invalidate()
  dropSources(of: node, after: nil)
  dropObservers(of: node)
  let update = node.pointee.update
  node.pointee.update = { false }
  release { _ = update }
  if walks > 0 { retiredNodes.append(node) } else { destroy(node) }
}

func free(_ link: LinkPointer) {
  if walks > 0 { retiredLinks.append(link) } else { link.deallocate() }
}

private func destroy(_ node: NodePointer) {
  node.deinitialize(count: 1)
  node.deallocate()
}

/// Ends a walk; the last one to end frees what was let go meanwhile.
@usableFromInline
func endWalk() {
  walks -= 1
  guard walks == 0, !retiredNodes.isEmpty || !retiredLinks.isEmpty else { return }
  let nodes = retiredNodes
  let links = retiredLinks
  retiredNodes.removeAll(keepingCapacity: true)
  retiredLinks.removeAll(keepingCapacity: true)
  for link in links { link.deallocate() }
  for node in nodes { destroy(node) }
}

/// Lets go of what `keeping` captures, with no recursion: a chain of derived values is a chain of closures that own each other,
/// and to release it link by link in nested deinits would need as much stack as it is long.
func release(_ keeping: @escaping () -> Void) {
  releases.append(keeping)
  guard !isReleasing else { return }
  isReleasing = true
  while let next = releases.popLast() { _ = next }
  isReleasing = false
}
