/// Effects that ran already in this round and wait for the next.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var nextRound = RawStack<NodePointer>()
/// The number of the round that is going on.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var round: UInt16 = 0
/// Whether a flush is going on.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var isFlushing = false
/// Whether something was put into the queue or among the written boxes since the last flush.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) var hasWork = false
/// Open batches, and one for a flush that is going on.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var batchDepth = 0
/// Boxes written in the open batch, to be compared with what they were.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var written = RawStack<NodePointer>()
/// Who queued whom in the last rounds before a flush is given up.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var trail: [String] = []
/// Effects that wrote in those rounds.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var writers: Set<NodePointer> = []
/// Whether the flush that is going on has been given up.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var hasGivenUp = false
/// Whether the trail is noted.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private(set) var isTrailing = false

/// How many rounds a flush may take before it counts as a cycle.
let roundLimit = 100

/// Tells those who read `source` that it changed, and runs what depends on it. No batch is open.
@usableFromInline
func notify(_ source: SourcePointer) {
  guard let link = source.pointee.firstObserver else { return }
  let observer = link.pointee.observer
  let flags = observer.pointee.flags.intersection(.usualCase)
  if link.pointee.nextObserver == nil, flags == .effect, observer.pointee.extra == nil, !isInspecting {
    // The usual case, without the queue: one binding, which is idle.
    flush(observer)
  } else {
    notifyAll(source)
  }
}

@inline(never)
private func notifyAll(_ source: SourcePointer) {
  if isInspecting { NodeRegistry.shared.noteWrite(source.head) }
  propagate(from: source, mark: .dirty)
  flushIfOutermost()
}

/// A flush of one effect.
@inline(__always)
private func flush(_ node: NodePointer) {
  batchDepth = 1
  isFlushing = true
  round &+= 1
  node.pointee.round = round
  performBody(of: node, node.asEffect.pointee.body)
  isFlushing = false
  if hasWork { flush() }
  batchDepth = 0
  freeWhatEnded()
}

extension Node.Flags {
  /// Of these flags, one that may be run at once has the first alone.
  fileprivate static var usualCase: Node.Flags { [.effect, .dirty, .pending, .queued, .running, .disposed] }
}

/// Puts an effect into the flush.
@inline(__always)
func enqueue(_ node: NodePointer) {
  let flags = node.pointee.flags
  guard flags.isDisjoint(with: [.queued, .disposed]) else { return }
  node.pointee.flags = flags.union(.queued)
  guard isFlushing else { return pushEffect(node) }
  if node.pointee.round == round { postpone(node) } else { pushEffect(node) }
  if isTrailing { trail.append(node.displayName) }
}

/// Keeps an effect that ran already for the next round.
@inline(never)
private func postpone(_ node: NodePointer) {
  hasWork = true
  nextRound.push(node)
}

/// Runs what waits, if no batch is open.
@usableFromInline
func flushIfOutermost() {
  guard batchDepth == 0 else { return }
  // A batch that only let go of something leaves nothing to run, but its memory to free.
  if hasWork {
    batchDepth = 1
    flush()
    batchDepth = 0
  }
  freeWhatEnded()
}

private func flush() {
  repeat {
    flushRounds()
    settleWrites()
    hasWork = false
    // An old value may have gone there, whose deinit wrote.
  } while isEffectQueued
}

private func flushRounds() {
  isFlushing = true
  var rounds = 0
  repeat {
    hasWork = false
    round &+= 1
    rounds += 1
    while let node = popEffect() { runQueued(node) }
    isTrailing = rounds >= roundLimit - 1
    if nextRound.count > 0 {
      if rounds >= roundLimit { giveUp() } else { startNextRound() }
    }
  } while isEffectQueued
  isFlushing = false
  isTrailing = false
  if hasGivenUp {
    hasGivenUp = false
    writers = []
  }
}

@inline(__always)
private func runQueued(_ node: NodePointer) {
  let flags = node.pointee.flags.subtracting(.queued)
  node.pointee.flags = flags
  guard !flags.contains(.disposed) else { return }
  node.pointee.round = round
  if !flags.contains(.dirty) {
    refresh(node)
    // What ran meanwhile may have ended it.
    guard node.pointee.flags.intersection([.dirty, .disposed]) == .dirty else { return }
  }
  runEffect(node)
}

private func startNextRound() {
  let count = nextRound.count
  for index in 0..<count { pushEffect(nextRound[index]) }
  nextRound.removeAll()
}

/// Notes who writes in the last rounds, and the box, if it has a name: boxes have one while the inspection is on.
@inline(never)
func noteOnTrail(_ source: SourcePointer) {
  if let writer = runningEffect { writers.insert(writer) }
  if isInspecting { trail.append(NodeRegistry.shared.name(of: source.head)) }
}

/// Drops effects that keep each other running, and reports them. Who only reads what they write runs a last time.
private func giveUp() {
  var names = trail
  let isFirst = !hasGivenUp
  hasGivenUp = true
  for index in 0..<nextRound.count {
    let node = nextRound[index]
    guard !node.pointee.flags.contains(.disposed) else {
      node.pointee.flags.subtract(.queued)
      continue
    }
    guard writers.contains(node) else {
      pushEffect(node)
      continue
    }
    // What it read is brought up to date, so that it hears of the next change. Closures run meanwhile, which may end it.
    beginCheck()
    var link = node.pointee.firstSource
    while let current = link {
      if let source = current.pointee.source { refresh(source.head) }
      link = current.pointee.nextSource
    }
    endCheck()
    node.pointee.flags.subtract([.queued, .dirty, .pending])
    if names.isEmpty { names.append(node.displayName) }
  }
  nextRound.removeAll()
  trail = []
  if isFirst { report(.cycle(path: names, rounds: roundLimit)) }
}

/// Remembers a box that keeps its old value until the batch is over.
func rememberWrite(of source: SourcePointer) {
  hasWork = true
  written.push(source.head)
}

/// Compares what was written and read by nobody yet, so that no old value stays, and tells those who read it next.
private func settleWrites() {
  while written.count > 0 {
    let node = written.pop()
    if node.pointee.flags.contains(.dirty), !node.pointee.flags.contains(.disposed) { renew(node) }
  }
}

/// Whether a freed node may still stand in one of the lists here.
func isAwaited(_ node: NodePointer) -> Bool {
  !node.pointee.flags.isDisjoint(with: [.queued, .dirty]) || batchDepth > 0
}
