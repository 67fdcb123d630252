/// Updates a node as far as its sources require it: a derived value that must run is computed; an effect is left dirty.
@usableFromInline
func refresh(_ node: NodePointer) {
  let flags = node.pointee.flags
  if flags.contains(.dirty) {
    if flags.intersection([.derived, .running]) == .derived { bringUpToDate(node) }
  } else if flags.contains(.pending) {
    check(node)
  }
}

/// Checks the sources of a pending node for changes, the most distant first, and stops at the first change. It traverses the graph without
/// recursion, because a chain may be longer than the stack.
@inline(never)
private func check(_ target: NodePointer) {
  beginCheck()
  beginWalk()
  // Readers of values that a closure writes are marked after the check: until then, their node would be found running.
  engine.batchDepth += 1
  let base = engine.asked.count
  // One record serves all runs of the check, since they all have the same outer run.
  var run = Run(of: target)
  _withUnprotectedUnsafeMutablePointer(to: &run) { run in
    engine.activeRun = run
    var node = target
    var link = target.pointee.firstSource
    while true {
      goDown(from: &node, asking: link, in: run)
      guard let next = goUp(from: &node, to: base, in: run) else { break }
      link = next
    }
    engine.activeRun = run.pointee.outer
  }
  endCheck()
  engine.batchDepth -= 1
  flushIfOutermost()
  endWalk()
}

/// Descends from a pending node, always to the next source that may have changed, to a node that must run or has no sources left to check.
@inline(__always)
private func goDown(from node: inout NodePointer, asking first: LinkPointer?, in run: RunPointer) {
  var link = first
  while let current = link {
    // A released source has not changed.
    if let source = current.pointee.source?.head {
      let flags = source.pointee.flags
      if flags.intersection(.askedFlags) == [.derived, .pending] {
        engine.asked.push(current)
        node = source
        link = source.pointee.firstSource
        continue
      }
      if flags.contains(.running) {
        // A cycle: the node reads one that is running now. Its own run detects this, reports it and removes the link.
        node.pointee.flags.insert(.dirty)
        return
      }
      if !flags.isDisjoint(with: .stale), !flags.contains(.disposed) {
        if flags.contains(.derived) {
          engine.asked.push(current)
          node = source
          return
        }
        settleInside(run, source)
        if !node.pointee.flags.isWaiting { return }
      }
    }
    link = current.pointee.nextSource
  }
}

/// Runs a node if it must, and ascends, through the nodes that must run, to the first one that still has sources to
/// check: the returned link, or `nil` at the end of the check.
@inline(__always)
private func goUp(
  from node: inout NodePointer, to base: Int, in run: RunPointer
) -> LinkPointer?? {
  while true {
    let flags = node.pointee.flags
    if flags.intersection([.derived, .dirty, .disposed]) == [.derived, .dirty] {
      run.pointee.begin(node)
      rerun(node, in: run, node.asDerived.pointee.update)
    } else if flags.isWaiting {
      // No source is left to check, unless a closure wrote during the check.
      if flags.contains(.asksAgain), asksAgain(node) { return .some(node.pointee.firstSource) }
      node.pointee.flags = flags.subtracting(.pending)
    }
    guard engine.asked.count > base else { return nil }
    let link = engine.asked.pop()
    node = link.pointee.observer
    // A node that is neither dirty nor pending, or is disposed, ran or ended meanwhile.
    if node.pointee.flags.isWaiting { return .some(link.pointee.nextSource) }
  }
}

/// Whether a node must check all its sources again, since one of them changed after it was checked. Values that keep
/// writing what others read are reported.
@inline(never)
private func asksAgain(_ node: NodePointer) -> Bool {
  node.pointee.flags.subtract(.asksAgain)
  engine.memory.repeats += 1
  guard engine.memory.repeats > roundLimit else { return true }
  if engine.memory.repeats == roundLimit + 1 { report(.cycle(path: [node.displayName], rounds: roundLimit)) }
  return false
}

/// Compares a box in the middle of a check, outside of its runs.
@inline(never)
private func settleInside(_ run: RunPointer, _ box: NodePointer) {
  engine.activeRun = run.pointee.outer
  renew(box)
  engine.activeRun = run
}

extension Node.Flags {
  /// The flags that decide what a check does with a source.
  @inline(__always)
  fileprivate static var askedFlags: Node.Flags { [.derived, .dirty, .pending, .running, .disposed] }
  /// Whether the node only waits for the check of its sources.
  @inline(__always)
  fileprivate var isWaiting: Bool { intersection([.dirty, .pending, .disposed]) == .pending }
}

/// Updates a derived value for its reader. It must not be running.
@usableFromInline
func bringUpToDate(_ node: NodePointer) {
  let flags = node.pointee.flags
  // Created before it is known to be needed: its address shows how much stack remains.
  var run = Run(of: node)
  _withUnprotectedUnsafeMutablePointer(to: &run) { run in
    let frame = UInt(bitPattern: run)
    if !hasStack(at: frame) {
      runDeeply(at: frame) { bringUpToDate(node) }
    } else if !flags.contains(.dirty) {
      check(node)
    } else if engine.batchDepth > 0 {
      perform(run, of: node, node.asDerived.pointee.update)
    } else {
      recomputeAlone(run, of: node)
    }
  }
}

/// Runs the closure of a derived value that is read outside of all flushes.
@inline(never)
private func recomputeAlone(_ run: RunPointer, of node: NodePointer) {
  beginWalk()
  engine.batchDepth += 1
  perform(run, of: node, node.asDerived.pointee.update)
  engine.batchDepth -= 1
  flushIfOutermost()
  endWalk()
}

/// A derived value is read during its own run: the read returns its last value, and creates no link, which would lead from the value to
/// itself.
@usableFromInline @inline(never)
func reportReadOfItself(_ node: NodePointer) {
  guard !node.pointee.flags.contains(.unset) else {
    // Stopping is right: the read must return a value of the closure's type, none exists, and none can be made up.
    fatalError(
      "The derived value \(node.displayName) reads itself, directly or through others, before it has a value."
    )
  }
  report(.readOfItself(node.displayName))
}

/// The owner of a derived value was released. The value keeps its last state.
@inline(never)
func requireValue(_ node: NodePointer) {
  guard node.pointee.flags.contains(.unset) else { return }
  // Stopping is right: the read must return a value, its closure cannot run without the owner, and none can be made up.
  fatalError(
    "The derived value \(node.displayName) was first read after its owner was deallocated: it has no value.")
}
