/// The state of a flush.
struct FlushState: ~Copyable {
  /// Whether a flush is active.
  var isGoingOn = false
  /// Whether effects were queued or boxes written since the last flush.
  var hasWork = false
  /// The number of the current round. It never wraps: at a billion rounds a second, 64 bits last for five hundred years.
  var round: UInt = 0
  /// Effects that already ran in this round and wait for the next.
  var nextRound = RawStack<NodePointer>()
  /// Boxes written in the open batch, to be compared with their earlier values.
  var written = RawStack<NodePointer>()
  /// Whether names are recorded: in the last rounds before a flush is abandoned.
  var isTrailing = false
  /// The names of effects that were queued and boxes that were written in those rounds.
  var trail = SpareList<String>()
  /// The effects that wrote in those rounds.
  var writers = SpareList<NodePointer>()
  /// Whether the current flush was abandoned.
  var hasGivenUp = false
}

/// The number of rounds after which a flush counts as a cycle.
let roundLimit = 100

/// Marks the readers of `source` after a change, and runs everything that depends on it. No batch is open.
@usableFromInline
func notify(_ source: SourcePointer) {
  guard let link = source.pointee.firstObserver else { return }
  let observer = link.pointee.observer
  let flags = observer.pointee.flags.intersection(.usualCase)
  if link.pointee.nextObserver == nil, flags == .effect, observer.pointee.extra == nil, !isInspecting {
    // The common case, without the queue: one binding, which is idle.
    flush(observer)
  } else {
    notifyAll(source)
  }
}

@inline(never)
private func notifyAll(_ source: SourcePointer) {
  if isInspecting { Callbacks.didWrite(source) }
  propagate(from: source, mark: .dirty)
  flushIfOutermost()
}

/// A flush of one effect.
@inline(__always)
private func flush(_ node: NodePointer) {
  engine.batchDepth = 1
  engine.flush.isGoingOn = true
  engine.flush.round &+= 1
  node.asEffect.pointee.nextOrRound = engine.flush.round
  performBody(of: node, node.asEffect.pointee.body)
  engine.flush.isGoingOn = false
  if engine.flush.hasWork { flush() }
  engine.batchDepth = 0
  freeWhatEnded()
}

extension Node.Flags {
  /// An effect with only the first of these flags may be run immediately.
  fileprivate static var usualCase: Node.Flags { [.effect, .dirty, .pending, .queued, .running, .disposed] }
}

/// Adds an effect to the flush.
@inline(__always)
func enqueue(_ node: NodePointer) {
  let flags = node.pointee.flags
  guard flags.isDisjoint(with: [.queued, .disposed]) else { return }
  node.pointee.flags = flags.union(.queued)
  guard engine.flush.isGoingOn else { return pushEffect(node) }
  if node.asEffect.pointee.nextOrRound == engine.flush.round { postpone(node) } else { pushEffect(node) }
  if engine.flush.isTrailing { engine.flush.trail.append(node.displayName) }
}

/// Defers an effect that already ran to the next round.
@inline(never)
private func postpone(_ node: NodePointer) {
  engine.flush.hasWork = true
  engine.flush.nextRound.push(node)
}

/// Runs the waiting effects, if no batch is open.
@usableFromInline
func flushIfOutermost() {
  guard engine.batchDepth == 0 else { return }
  // A batch that only released objects leaves nothing to run, but memory to free.
  if engine.flush.hasWork {
    engine.batchDepth = 1
    flush()
    engine.batchDepth = 0
  }
  freeWhatEnded()
}

private func flush() {
  repeat {
    flushRounds()
    settleWrites()
    engine.flush.hasWork = false
    // An old value may have been released here, and its deinit may have written.
  } while isEffectQueued
}

private func flushRounds() {
  engine.flush.isGoingOn = true
  var rounds = 0
  repeat {
    engine.flush.hasWork = false
    engine.flush.round &+= 1
    rounds += 1
    while let node = popEffect() { runQueued(node) }
    engine.flush.isTrailing = rounds >= roundLimit - 1
    if engine.flush.nextRound.count > 0 {
      if rounds >= roundLimit { giveUp() } else { startNextRound() }
    }
  } while isEffectQueued
  engine.flush.isGoingOn = false
  engine.flush.isTrailing = false
  if engine.flush.hasGivenUp {
    engine.flush.hasGivenUp = false
    _ = engine.flush.writers.takeAll()
  }
}

@inline(__always)
private func runQueued(_ node: NodePointer) {
  let flags = node.pointee.flags.subtracting(.queued)
  node.pointee.flags = flags
  guard !flags.contains(.disposed) else { return }
  node.asEffect.pointee.nextOrRound = engine.flush.round
  if !flags.contains(.dirty) {
    refresh(node)
    // Code that ran meanwhile may have ended it.
    guard node.pointee.flags.intersection([.dirty, .disposed]) == .dirty else { return }
  }
  runEffect(node)
}

private func startNextRound() {
  let count = engine.flush.nextRound.count
  for index in 0..<count { pushEffect(engine.flush.nextRound[index]) }
  engine.flush.nextRound.removeAll()
}

/// Records the effects that write in the last rounds, and the box, if it has a name: boxes have one while the inspection is
/// on.
@inline(never)
func noteOnTrail(_ source: SourcePointer) {
  if let writer = runningEffect, engine.flush.writers.last != writer { engine.flush.writers.append(writer) }
  if isInspecting { engine.flush.trail.append(Callbacks.name(of: source.head)) }
}

/// Drops effects that keep triggering each other, and reports them. Effects that only read such values run one last time.
private func giveUp() {
  let writers = Set(engine.flush.writers.all)
  var names = engine.flush.trail.takeAll()
  let isFirst = !engine.flush.hasGivenUp
  engine.flush.hasGivenUp = true
  for index in 0..<engine.flush.nextRound.count {
    let node = engine.flush.nextRound[index]
    guard !node.pointee.flags.contains(.disposed) else {
      node.pointee.flags.subtract(.queued)
      continue
    }
    guard writers.contains(node) else {
      pushEffect(node)
      continue
    }
    // Its sources are updated, so that the next change marks it. This runs closures, which may end it.
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
  engine.flush.nextRound.removeAll()
  if isFirst { report(.cycle(path: names, rounds: roundLimit)) }
}

/// Registers a box that keeps its old value until the batch is over.
func rememberWrite(of source: SourcePointer) {
  engine.flush.hasWork = true
  engine.flush.written.push(source.head)
}

/// Compares the written boxes that were not read yet, so that no old value is stored any longer, and marks their readers if
/// they differ.
private func settleWrites() {
  while engine.flush.written.count > 0 {
    let node = engine.flush.written.pop()
    if node.pointee.flags.contains(.dirty), !node.pointee.flags.contains(.disposed) { renew(node) }
  }
}

/// Whether a freed node may still be in one of these lists.
func isAwaited(_ node: NodePointer) -> Bool {
  !node.pointee.flags.isDisjoint(with: [.queued, .dirty]) || engine.batchDepth > 0
}
