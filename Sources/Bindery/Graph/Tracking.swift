// The one graph of the process. All of it is used on the main actor only: every entry is a member of a main-actor type or
// an isolated deinit. That is why the globals may be unsafe; static initialisers keep them free of `swift_once`.

/// The node whose run is going on, if reads are to be tracked.
@usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var activeNode: NodePointer?
/// Numbers runs; names the run of ``activeNode``.
@usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var activeRun: UInt = 0
@exclusivity(unchecked) nonisolated(unsafe) private var runCount: UInt = 0
/// The effect whose run owns the effects that are made now.
@exclusivity(unchecked) nonisolated(unsafe) var owningEffect: NodePointer?

/// Notes that the run that is going on read `source`.
@usableFromInline
func track(_ source: NodePointer) {
  guard let observer = activeNode, source.pointee.stamp != activeRun else { return }
  source.pointee.stamp = activeRun
  let last = observer.pointee.lastSource
  let next = last == nil ? observer.pointee.firstSource : last?.pointee.nextSource
  if let next, next.pointee.source == source {
    observer.pointee.lastSource = next
    return
  }
  let link = LinkPointer.allocate(capacity: 1)
  let tail = source.pointee.lastObserver
  link.initialize(
    to: Link(source: source, observer: observer, previousObserver: tail, nextObserver: nil, nextSource: next))
  if let tail { tail.pointee.nextObserver = link } else { source.pointee.firstObserver = link }
  source.pointee.lastObserver = link
  if let last { last.pointee.nextSource = link } else { observer.pointee.firstSource = link }
  observer.pointee.lastSource = link
}

/// Runs `body` as a run of `node`: what it reads becomes the sources of `node`, what it no longer reads is let go.
func tracked<R>(_ node: NodePointer, _ body: () -> R) -> R {
  let outerNode = activeNode
  let outerRun = activeRun
  runCount &+= 1
  activeNode = node
  activeRun = runCount
  node.pointee.lastSource = nil
  node.pointee.flags.insert(.running)
  let result = observingObservables(for: node, body)
  node.pointee.flags.remove(.running)
  activeNode = outerNode
  activeRun = outerRun
  dropSources(of: node, after: node.pointee.lastSource)
  return result
}

/// Lets go of the sources that come after `link`; of all of them for `nil`.
func dropSources(of node: NodePointer, after link: LinkPointer?) {
  var next = link == nil ? node.pointee.firstSource : link?.pointee.nextSource
  if let link { link.pointee.nextSource = nil } else { node.pointee.firstSource = nil }
  node.pointee.lastSource = link
  while let current = next {
    next = current.pointee.nextSource
    unlinkFromSource(current)
    free(current)
  }
}

/// Takes `link` out of its source's list of observers.
func unlinkFromSource(_ link: LinkPointer) {
  let source = link.pointee.source
  let previous = link.pointee.previousObserver
  let next = link.pointee.nextObserver
  if let previous { previous.pointee.nextObserver = next } else { source.pointee.firstObserver = next }
  if let next { next.pointee.previousObserver = previous } else { source.pointee.lastObserver = previous }
}

/// Takes all links to a source that is going away out of its observers' lists. They keep their values.
func dropObservers(of node: NodePointer) {
  while let link = node.pointee.firstObserver {
    let observer = link.pointee.observer
    var before: LinkPointer?
    var walk = observer.pointee.firstSource
    while let current = walk, current != link {
      before = current
      walk = current.pointee.nextSource
    }
    if let before {
      before.pointee.nextSource = link.pointee.nextSource
    } else {
      observer.pointee.firstSource = link.pointee.nextSource
    }
    if observer.pointee.lastSource == link { observer.pointee.lastSource = before }
    unlinkFromSource(link)
    free(link)
  }
}
