// The one graph of the process. All of it is used on the main actor only: every entry is a member of a main-actor type or an isolated
// deinit. That is why the globals may be unsafe; static initialisers keep them free of `swift_once`.

/// The node whose run is going on, if reads are to be tracked.
@usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var activeNode: NodePointer? = nil
/// Numbers the run of ``activeNode``.
@usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var activeRun: UInt = 0
/// The last source of ``activeNode`` that its run has confirmed so far.
@exclusivity(unchecked) nonisolated(unsafe) private var activeTail: LinkPointer? = nil
@exclusivity(unchecked) nonisolated(unsafe) private var runCount: UInt = 0
/// The effect whose run owns the effects that are made now.
@exclusivity(unchecked) nonisolated(unsafe) var owningEffect: NodePointer? = nil
@exclusivity(unchecked) nonisolated(unsafe) private var links = Slab<Link>()

/// Notes that the run that is going on read `source`. There must be such a run.
@usableFromInline
func track(_ source: SourcePointer) {
  guard source.pointee.stamp != activeRun, let observer = activeNode else { return }
  source.pointee.stamp = activeRun
  let tail = activeTail
  let next = tail == nil ? observer.pointee.firstSource : tail.unsafelyUnwrapped.pointee.nextSource
  if let next, next.pointee.source == source {
    activeTail = next
    return
  }
  link(source, to: observer, after: tail, before: next)
}

private func link(
  _ source: SourcePointer, to observer: NodePointer, after tail: LinkPointer?, before next: LinkPointer?
) {
  guard !observer.pointee.flags.contains(.observation) else { return show(source) }
  let last = source.pointee.lastObserver
  let link = links.take()
  link.initialize(
    to: Link(source: source, observer: observer, previousObserver: last, nextObserver: nil, nextSource: next))
  if let last { last.pointee.nextObserver = link } else { source.pointee.firstObserver = link }
  source.pointee.lastObserver = link
  if let tail { tail.pointee.nextSource = link } else { observer.pointee.firstSource = link }
  activeTail = link
}

/// What ran before a run, to be put back at its end.
struct OuterRun {
  let node: NodePointer?
  let run: UInt
  let tail: LinkPointer?
}

/// Begins a run of `node`: what is read from now on becomes its sources.
@inline(__always)
func beginRun(_ node: NodePointer) -> OuterRun {
  let outer = OuterRun(node: activeNode, run: activeRun, tail: activeTail)
  runCount &+= 1
  activeNode = node
  activeRun = runCount
  activeTail = nil
  node.pointee.flags.insert(.running)
  return outer
}

/// Ends a run of `node`: what it did not read again is let go.
@inline(__always)
func endRun(_ node: NodePointer, _ outer: OuterRun) {
  node.pointee.flags.remove(.running)
  let tail = activeTail
  activeNode = outer.node
  activeRun = outer.run
  activeTail = outer.tail
  let rest = tail == nil ? node.pointee.firstSource : tail.unsafelyUnwrapped.pointee.nextSource
  if rest != nil { dropSources(of: node, after: tail) }
}

/// Lets go of the sources that come after `link`; of all of them for `nil`.
func dropSources(of node: NodePointer, after link: LinkPointer?) {
  var next = link == nil ? node.pointee.firstSource : link.unsafelyUnwrapped.pointee.nextSource
  if let link { link.pointee.nextSource = nil } else { node.pointee.firstSource = nil }
  while let current = next {
    next = current.pointee.nextSource
    unlinkFromSource(current)
    if checks > 0 { retiredLinks.push(current) } else { links.giveBack(current) }
  }
}

/// Takes `link` out of its source's list of observers.
private func unlinkFromSource(_ link: LinkPointer) {
  guard let source = link.pointee.source else { return }
  let previous = link.pointee.previousObserver
  let next = link.pointee.nextObserver
  if let previous { previous.pointee.nextObserver = next } else { source.pointee.firstObserver = next }
  if let next { next.pointee.previousObserver = previous } else { source.pointee.lastObserver = previous }
}

/// Takes a source that goes away out of the graph: those who read it keep what they made of it.
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

/// Checks that are going on: they may hold pointers to links, which are then not used again before the last one ends.
@exclusivity(unchecked) nonisolated(unsafe) private var checks = 0
@exclusivity(unchecked) nonisolated(unsafe) private var retiredLinks = RawStack<LinkPointer>()

/// Begins a check of sources, during which links keep their memory.
func beginCheck() { checks += 1 }

/// Ends a check.
func endCheck() {
  checks -= 1
  guard checks == 0 else { return }
  while retiredLinks.count > 0 { links.giveBack(retiredLinks.pop()) }
}
