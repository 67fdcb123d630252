/// A node that waits for one of its sources to be brought up to date: the one at `link`.
private struct Check: BitwiseCopyable {
  let node: NodePointer
  let link: LinkPointer?
}

/// The nodes that wait, each for the one above it.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var checkStack = RawStack<Check>()

/// Brings a node up to date as far as its sources go: a derived value that must run is computed; an effect is left dirty.
@usableFromInline
func refresh(_ node: NodePointer) {
  let flags = node.pointee.flags
  if flags.contains(.dirty) {
    if flags.contains(.derived) { bringUpToDate(node) }
  } else if flags.contains(.pending) {
    check(node)
  }
}

/// Asks the sources of a pending node whether they changed, the furthest first, and stops at the first that did. It goes down and up again
/// without recursion, because a chain may be longer than the stack.
@inline(never)
private func check(_ target: NodePointer) {
  beginCheck()
  beginWalk()
  let base = checkStack.count
  var next: Check? = Check(node: target, link: target.pointee.firstSource)
  while let check = next {
    goDown(from: check)
    next = nil
    // Up, through the nodes that must run, to the first that still has somebody to ask.
    while checkStack.count > base {
      let waiting = checkStack.pop()
      let flags = waiting.node.pointee.flags.intersection(.standing)
      if flags == [.derived, .dirty, .pending] {
        recompute(waiting.node, waiting.node.asDerived.pointee.update)
      } else if flags.subtracting(.derived) == .pending {
        next = Check(node: waiting.node, link: waiting.link.unsafelyUnwrapped.pointee.nextSource)
        break
      }
    }
  }
  endCheck()
  endWalk()
}

/// Goes down from a pending node, always to the next source that may have changed, and brings the last one up to date. The nodes on the
/// way wait on the stack.
@inline(__always)
private func goDown(from check: Check) {
  var node = check.node
  var link = check.link
  while let current = link {
    // A source that is gone has not changed.
    if let source = current.pointee.source?.head {
      let flags = source.pointee.flags.intersection(.asked)
      if flags == [.derived, .pending] {
        checkStack.push(Check(node: node, link: current))
        node = source
        link = source.pointee.firstSource
        continue
      }
      if !flags.isDisjoint(with: .stale), flags.isDisjoint(with: [.running, .disposed]) {
        renew(source)
        // It changed, or what ran brought the node up to date or let it go.
        if node.pointee.flags.intersection(.standing).subtracting(.derived) != .pending { break }
      }
    }
    link = current.pointee.nextSource
  }
  // Nothing is left to ask. A node that is neither dirty nor pending, or is disposed, ran or ended meanwhile.
  let flags = node.pointee.flags.intersection(.standing)
  if flags == [.derived, .dirty, .pending] {
    recompute(node, node.asDerived.pointee.update)
  } else if flags.subtracting(.derived) == .pending {
    node.pointee.flags.remove(.pending)
  }
}

extension Node.Flags {
  /// What says how a node stands that waits for its sources.
  fileprivate static var standing: Node.Flags { [.derived, .dirty, .pending, .disposed] }
  /// What says how a source stands that is asked.
  fileprivate static var asked: Node.Flags { [.derived, .dirty, .pending, .running, .disposed] }
}

/// Brings a derived value up to date for somebody who reads it.
@usableFromInline
func bringUpToDate(_ node: NodePointer) {
  let flags = node.pointee.flags
  if flags.contains(.running) {
    rejectReadOfItself(node)
  } else if !flags.contains(.dirty) {
    check(node)
  } else if batchDepth > 0 {
    recompute(node, node.asDerived.pointee.update)
  } else {
    recomputeAlone(node)
  }
}

/// Runs the closure of a derived value that is read outside of all flushes.
@inline(never)
private func recomputeAlone(_ node: NodePointer) {
  beginWalk()
  recompute(node, node.asDerived.pointee.update)
  endWalk()
}

@inline(never)
private func rejectReadOfItself(_ node: NodePointer) {
  preconditionFailure(
    "The derived value \(node.displayName) reads itself, directly or through others: it has no value to give."
  )
}
