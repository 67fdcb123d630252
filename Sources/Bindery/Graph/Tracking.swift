/// Records that `run` read `source`.
@inlinable @inline(__always)
func track(_ source: SourcePointer, in run: RunPointer) {
  if !confirm(source, in: run) { trackAnew(source, in: run) }
}

/// Records that `run` read `source` if the last run did so at the same point, so that the link exists already. Most reads do.
@inlinable @inline(__always)
func confirm(_ source: SourcePointer, in run: RunPointer) -> Bool {
  guard let link = run.pointee.next.pointee,
    UInt(bitPattern: link.pointee.source) == UInt(bitPattern: source)
  else { return false }
  source.pointee.stamp = run.pointee.number
  run.pointee.next = link.nextSlot
  return true
}

/// Records a read that the last run did not do, or not at this point.
@usableFromInline
func trackAnew(_ source: SourcePointer, in run: RunPointer) {
  guard let observer = run.pointee.node, source.pointee.stamp != run.pointee.number else { return }
  source.pointee.stamp = run.pointee.number
  guard !observer.pointee.flags.contains(.observation) else { return Callbacks.didReadOutside(source) }
  let last = source.pointee.lastObserver
  let link = engine.memory.links.take()
  link.initialize(
    to: Link(
      nextSource: run.pointee.next.pointee, source: source, observer: observer, nextObserver: nil,
      previousObserver: last))
  if let last { last.pointee.nextObserver = link } else { source.pointee.firstObserver = link }
  source.pointee.lastObserver = link
  run.pointee.next.pointee = link
  run.pointee.next = link.nextSlot
}

/// Drops the sources from `slot` on.
@inline(never)
func dropSources(from slot: LinkSlot) {
  var next = slot.pointee
  slot.pointee = nil
  while let current = next {
    next = current.pointee.nextSource
    unlinkFromSource(current)
    if engine.memory.checks > 0 {
      engine.memory.retiredLinks.push(current)
    } else {
      engine.memory.links.giveBack(current)
    }
  }
}

/// Removes `link` from its source's list of observers.
private func unlinkFromSource(_ link: LinkPointer) {
  guard let source = link.pointee.source else { return }
  let previous = link.pointee.previousObserver
  let next = link.pointee.nextObserver
  if let next { next.pointee.previousObserver = previous } else { source.pointee.lastObserver = previous }
  if let previous {
    previous.pointee.nextObserver = next
  } else {
    source.pointee.firstObserver = next
    if next == nil, source.pointee.node.flags.contains(.keptByReaders) { endUnread(source) }
  }
}

/// Removes a released source from the graph. Its readers keep the values that they derived from it.
func dropObservers(of source: SourcePointer) {
  var next = source.pointee.firstObserver
  source.pointee.firstObserver = nil
  source.pointee.lastObserver = nil
  while let link = next {
    next = link.pointee.nextObserver
    link.pointee.source = nil
    link.pointee.previousObserver = nil
    link.pointee.nextObserver = nil
  }
}

/// Begins a check of sources, during which links keep their memory.
func beginCheck() { engine.memory.checks += 1 }

/// Ends a check.
func endCheck() {
  engine.memory.checks -= 1
  guard engine.memory.checks == 0 else { return }
  engine.memory.repeats = 0
  while engine.memory.retiredLinks.count > 0 {
    engine.memory.links.giveBack(engine.memory.retiredLinks.pop())
  }
}
