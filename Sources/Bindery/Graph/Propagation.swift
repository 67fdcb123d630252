// The globals here may be unsafe because the graph is used on the main actor only; see Tracking.swift.

/// Lists of observers that a walk still has to mark.
@exclusivity(unchecked) nonisolated(unsafe) private var walkStack = RawStack<LinkPointer>()

/// A node whose sources a check is asking, and the next of them.
private struct Check: BitwiseCopyable {
  let node: NodePointer
  var next: LinkPointer?
}

/// The nodes that checks are asking, each a source of the one below it.
@exclusivity(unchecked) nonisolated(unsafe) private var checkStack = RawStack<Check>()

/// Tells everything downstream of `source` that it may be out of date, and queues the effects among it.
///
/// - Parameter mark: what the direct observers become: `dirty` when the value has changed, `pending` when a later look decides.
func propagate(from source: SourcePointer, mark: Node.Flags) {
  let base = walkStack.count
  markObservers(from: source.pointee.firstObserver, mark)
  while walkStack.count > base { markObservers(from: walkStack.pop(), .pending) }
}

/// Marks the observers in one list, and puts the lists below them on the stack.
@inline(__always)
private func markObservers(from first: LinkPointer?, _ mark: Node.Flags) {
  var link = first
  while let current = link {
    link = current.pointee.nextObserver
    let observer = current.pointee.observer
    let flags = observer.pointee.flags
    observer.pointee.flags = flags.union(mark)
    // A stale one has told everybody below it already.
    guard flags.isDisjoint(with: .stale) else { continue }
    if flags.contains(.effect) {
      enqueue(observer)
    } else if let below = observer.asSource.pointee.firstObserver {
      walkStack.push(below)
    }
  }
}

/// Tells a node that something it read outside the graph has changed, and everybody below it.
func markDirty(_ node: NodePointer) {
  let flags = node.pointee.flags
  node.pointee.flags.insert(.dirty)
  guard flags.isDisjoint(with: .stale) else { return }
  if flags.contains(.effect) { enqueue(node) } else { propagate(from: node.asSource, mark: .pending) }
}

/// Brings a node up to date as far as its sources go, without recursion: asks the sources of pending nodes, the furthest first, and
/// stops at the first that changed. A derived value that must run is computed; an effect is left dirty.
@usableFromInline
func refresh(_ target: NodePointer) {
  if target.pointee.flags.contains(.dirty) {
    if target.pointee.flags.contains(.derived) { renew(target) }
    return
  }
  guard target.pointee.flags.contains(.pending) else { return }
  beginCheck()
  beginWalk()
  let base = checkStack.count
  checkStack.push(Check(node: target, next: target.pointee.firstSource))
  while checkStack.count > base {
    let top = checkStack.count - 1
    let node = checkStack[top].node
    let flags = node.pointee.flags
    if flags.isDisjoint(with: .stale) || flags.contains(.disposed) {
      // It was brought up to date, or let go, by what ran meanwhile.
      _ = checkStack.pop()
    } else if flags.contains(.dirty) {
      _ = checkStack.pop()
      if flags.contains(.derived) { renew(node) }
    } else if let link = checkStack[top].next {
      if link.pointee.source == nil { checkStack[top].next = link.pointee.nextSource } else { ask(link, top) }
    } else {
      node.pointee.flags.remove(.pending)
      _ = checkStack.pop()
    }
  }
  endCheck()
  endWalk()
}

/// Brings one source of the node on top of the stack up to date, or goes on to the next one if it is.
@inline(__always)
private func ask(_ link: LinkPointer, _ top: Int) {
  let source = link.pointee.source.unsafelyUnwrapped.head
  let flags = source.pointee.flags
  if flags.isDisjoint(with: .stale) || !flags.isDisjoint(with: [.running, .disposed]) {
    checkStack[top].next = link.pointee.nextSource
  } else if flags.contains(.dirty) || !flags.contains(.derived) {
    renew(source)
  } else {
    checkStack.push(Check(node: source, next: source.pointee.firstSource))
  }
}

/// Computes a derived value again, or compares a box with what it was before the batch; if the value changed, those who read it must run.
@usableFromInline
func renew(_ node: NodePointer) {
  node.pointee.flags.subtract(.stale)
  guard node.pointee.flags.contains(.derived) ? compute(node) : settle(node) else { return }
  var link = node.asSource.pointee.firstObserver
  while let current = link {
    link = current.pointee.nextObserver
    let observer = current.pointee.observer
    if observer.pointee.flags.contains(.pending) { observer.pointee.flags.insert(.dirty) }
  }
}

/// Runs the closure of a derived value, and says whether its value changed.
private func compute(_ node: NodePointer) -> Bool {
  beginWalk()
  let outer = beginRun(node)
  let isChanged =
    watchesRuns
    ? watched(node) { invoke(node.asDerived.pointee.update) } : invoke(node.asDerived.pointee.update)
  endRun(node, outer)
  endWalk()
  return isChanged
}

@inline(never)
private func invoke(_ body: borrowing UpdateBody) -> Bool { body.call() }

/// Says whether a box that was written in a batch differs from before.
private func settle(_ node: NodePointer) -> Bool {
  guard let extra = node.pointee.extra else { return true }
  let settle = extra._withUnsafeGuaranteedRef { extra in
    defer { extra.settle = nil }
    return extra.settle
  }
  return settle?() ?? true
}
