/// Links that a walk still has to follow; kept between walks so that they allocate nothing.
@exclusivity(unchecked) nonisolated(unsafe) private var walkStack: [LinkPointer] = []
/// Nodes whose sources a check is asking, with the next source to ask.
@exclusivity(unchecked) nonisolated(unsafe) private var checkStack:
  [(node: NodePointer, next: LinkPointer?)] = []

/// Tells everything downstream of `source` that it may be out of date, and queues the effects among it.
///
/// - Parameter mark: what the direct observers become: `dirty` when the value has changed, `pending` when a later look decides.
@usableFromInline
func propagate(from source: NodePointer, mark: Node.Flags) {
  let base = walkStack.count
  markObservers(from: source.pointee.firstObserver, mark: mark)
  while walkStack.count > base { markObservers(from: walkStack.removeLast(), mark: .pending) }
}

/// Tells an observer that something it read outside the graph has changed, and everybody below it.
func markDirty(_ node: NodePointer) {
  let flags = node.pointee.flags
  node.pointee.flags.insert(.dirty)
  guard flags.isDisjoint(with: .stale) else { return }
  if flags.contains(.effect) { enqueue(node) } else { propagate(from: node, mark: .pending) }
}

/// Marks the observers in one list, and puts the lists below them on the stack.
private func markObservers(from first: LinkPointer?, mark: Node.Flags) {
  var link = first
  while let current = link {
    link = current.pointee.nextObserver
    let observer = current.pointee.observer
    let flags = observer.pointee.flags
    observer.pointee.flags.insert(mark)
    // A stale one has told everybody below it already.
    guard flags.isDisjoint(with: .stale) else { continue }
    if flags.contains(.effect) {
      enqueue(observer)
    } else if let below = observer.pointee.firstObserver {
      walkStack.append(below)
    }
  }
}

/// Brings a derived node up to date, without recursion: asks the sources of pending nodes, deepest first, and stops at the
/// first that changed.
@usableFromInline
func refresh(_ target: NodePointer) {
  guard !target.pointee.flags.isDisjoint(with: .stale) else { return }
  let base = checkStack.count
  walks += 1
  defer { endWalk() }
  checkStack.append((target, target.pointee.firstSource))
  while checkStack.count > base {
    let top = checkStack.count - 1
    let node = checkStack[top].node
    if node.pointee.flags.contains(.dirty) {
      checkStack.removeLast()
      if node.pointee.flags.contains(.effect) { continue }
      update(node)
      continue
    }
    guard let link = checkStack[top].next else {
      node.pointee.flags.remove(.pending)
      checkStack.removeLast()
      continue
    }
    let source = link.pointee.source
    let flags = source.pointee.flags
    if flags.isDisjoint(with: .stale) || flags.contains(.running) {
      checkStack[top].next = link.pointee.nextSource
    } else if flags.contains(.derived) {
      checkStack.append((source, source.pointee.firstSource))
    } else {
      update(source)
    }
  }
}

/// Computes a node again; if its value changed, those who read it must run.
@usableFromInline
func update(_ node: NodePointer) {
  node.pointee.flags.subtract(.stale)
  guard node.pointee.update() else { return }
  var link = node.pointee.firstObserver
  while let current = link {
    let observer = current.pointee.observer
    link = current.pointee.nextObserver
    if observer.pointee.flags.contains(.pending) { observer.pointee.flags.insert(.dirty) }
  }
}
